/** Files that rules and checks read by their names. */
export interface Content {
  'src/content/affiliations.ts': typeof import('../../src/content/affiliations');
  'src/content/company.ts': typeof import('../../src/content/company');
  'src/content/layout.ts': typeof import('../../src/content/layout');
  'src/content/notices.ts': typeof import('../../src/content/notices');
  'src/content/office.ts': typeof import('../../src/content/office');
  'src/content/pages/affiliations.ts': typeof import('../../src/content/pages/affiliations');
  'src/content/pages/contact.ts': typeof import('../../src/content/pages/contact');
  'src/content/pages/home.ts': typeof import('../../src/content/pages/home');
  'src/content/pages/seminars.ts': typeof import('../../src/content/pages/seminars');
  'src/content/pages/team.ts': typeof import('../../src/content/pages/team');
  'src/content/partnerGroups.ts': typeof import('../../src/content/partnerGroups');
  'src/content/seminarGroups.ts': typeof import('../../src/content/seminarGroups');
  'src/content/seminars.ts': typeof import('../../src/content/seminars');
  'src/content/team.ts': typeof import('../../src/content/team');
  'src/routes.ts': typeof import('../../src/routes');
}

export type ContentFile = keyof Content;

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '../../src/routes.ts'], {
  eager: true,
});

/** Every file that an editor changes, and what it exports. Vite finds them: `runnerImport` loads this module. */
export const content = Object.fromEntries(
  Object.entries(modules).map(([path, exported]) => [path.replace('../../', ''), exported]),
) as unknown as Content;
