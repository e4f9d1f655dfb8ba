import { affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { address } from '../../src/content/office';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { notFoundPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { priceInWords } from '../../src/lib/wording';

export const heading = (words: string, level: number) => `heading, ${words}, level ${level}`;

/**
 * What must be heard of each page when it is read whole, in this order; between these phrases others may
 * be. Made from the content, so that a new word of a text needs no change here.
 */
export const phrases = {
  home: [
    heading(homePage.hero.heading, 1),
    homePage.hero.lead,
    `link, ${homePage.hero.action}`,
    homePage.hero.imageDescription,
    heading(homePage.features.heading, 2),
    ...homePage.features.items.flatMap(({ title, text }) => [heading(title, 3), text]),
    heading(homePage.journey.heading, 2),
    ...homePage.journey.points,
    `link, ${homePage.journey.action}`,
  ],
  seminars: [
    heading(seminarsPage.heading, 1),
    `navigation, ${seminarsPage.filter.label}`,
    `list, ${seminarsPage.filter.subject}`,
    `link, ${seminarsPage.filter.allSubjects}, current item`,
    `list, ${seminarsPage.filter.format}`,
    seminarsPage.filter.count(seminars.length, {}),
    ...seminars.flatMap(({ title, price }) => [
      heading(title, 3),
      priceInWords(price),
      `button, ${seminarsPage.card.named(seminarsPage.card.register, title)}`,
    ]),
  ],
  team: [
    heading(teamPage.heading, 1),
    ...team.flatMap(({ name, role }) => [heading(name, 2), role]),
  ],
  affiliations: [
    heading(affiliationsPage.heading, 1),
    ...affiliations.map(({ name }) => heading(name, 3)),
  ],
  contact: [
    heading(contactPage.heading, 1),
    contactPage.details.email,
    `link, ${company.supportEmail}`,
    contactPage.details.phone,
    `link, ${company.phone}`,
    contactPage.details.address,
    address.street,
    `form, ${contactPage.form.heading}`,
    heading(contactPage.form.heading, 2),
    ...Object.values(contactPage.form.fields).map(({ label }) => `textbox, ${label}`),
    `button, ${contactPage.form.send}`,
    heading(contactPage.officeHours, 2),
  ],
  notFound: [
    heading(notFoundPage.heading, 1),
    `link, ${notFoundPage.action}`,
    `link, ${notFoundPage.other}`,
  ],
} as const satisfies Record<string, readonly string[]>;
