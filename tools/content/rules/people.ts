import { affiliationCategories } from '../../../src/content/partnerGroups';
import { idsOf } from '../../../src/lib/idsOf';
import type { Content } from '../content';
import { anyOf, type Problem, problemOf, specificationSays } from '../problem';
import type { Agreed } from '../specification';
import { entryProblems, missingFields, nameOf, pictureProblems } from './entries';

const team = {
  file: 'src/content/team.ts',
  name: 'team',
  one: 'leader',
  called: 'name',
  fields: ['slug', 'name', 'role', 'description', 'imageDescription'],
} as const;

/** Rules of the specification for leaders, and mistakes that are easily made with a new one. */
export function leaderProblems(content: Content, agreed: Agreed): Problem[] {
  const leaders = content[team.file].team;
  const { leaderEmail } = content['src/content/company.ts'];
  const entries = leaders.map((leader) => ({ ...leader }));
  const roles = agreed.roles.values.filter((role) => leaders.every((one) => one.role !== role));
  const missing = missingFields({ ...team, entries });
  if (missing.length > 0) return missing;
  return [
    ...entryProblems({ ...team, entries }),
    ...pictureProblems({
      ...team,
      entries,
      folder: 'src/assets/originals/portraits',
      endings: ['.webp', '.jpg', '.jpeg', '.png'],
      further: ['-dark'],
    }),
    ...roles.map((role) => ({
      file: team.file,
      path: [team.name],
      entry: 'All leaders',
      says: `Nobody is ${role}.`,
      todo: specificationSays(agreed.roles.says),
    })),
    ...leaders.flatMap(({ name, role, imageDescription }, index) => {
      const at = problemOf(team.file, [team.name, index], nameOf({ name }, 'name', index));
      const sameAddress = leaders
        .slice(0, index)
        .find((other) => leaderEmail(other.name) === leaderEmail(name));
      return [
        ...(agreed.roles.values.includes(role)
          ? []
          : [at('role', `The role is “${role}”.`, specificationSays(agreed.roles.says))]),
        ...(imageDescription.includes(name)
          ? []
          : [
              at(
                'imageDescription',
                `The description of the portrait does not name ${name}: “${imageDescription}”`,
                `Describe who is in the picture now, beginning with “Clay figure of ${name}: …”.`,
              ),
            ]),
        ...(sameAddress
          ? [
              at(
                'name',
                `${name} and ${sameAddress.name} have the same address, ${leaderEmail(name)}.`,
                'Add a middle name to one of them.',
              ),
            ]
          : []),
        ...(!/^[a-z.]+@/.test(leaderEmail(name))
          ? [
              at(
                'name',
                `No address can be made from “${name}”.`,
                'Write the name in the letters A to Z; accents do no harm.',
              ),
            ]
          : []),
      ];
    }),
  ];
}

const partners = {
  file: 'src/content/affiliations.ts',
  name: 'affiliations',
  one: 'partner',
  called: 'name',
  fields: ['slug', 'name', 'logoDescription', 'description', 'category'],
} as const;

/** Rules of the page for partners. */
export function partnerProblems(content: Content): Problem[] {
  const { affiliations } = content[partners.file];
  const entries = affiliations.map((partner) => ({ ...partner }));
  const missing = missingFields({ ...partners, entries });
  if (missing.length > 0) return missing;
  return [
    ...entryProblems({ ...partners, entries }),
    ...pictureProblems({
      ...partners,
      entries,
      folder: 'src/assets/logos/partners',
      endings: ['.svg'],
    }),
    ...affiliations.flatMap(({ name, category, logoDescription }, index) => {
      const at = problemOf(partners.file, [partners.name, index], nameOf({ name }, 'name', index));
      return [
        ...(idsOf(affiliationCategories).includes(category)
          ? []
          : [
              at(
                'category',
                `“${category}” is not a category.`,
                `Write ${anyOf(idsOf(affiliationCategories))}.`,
              ),
            ]),
        ...(logoDescription.includes(name)
          ? []
          : [
              at(
                'logoDescription',
                `The description of the logo does not name ${name}: “${logoDescription}”`,
                `Begin it with “${name} logo: …”.`,
              ),
            ]),
      ];
    }),
  ];
}
