import * as aboutSeminar from '../../src/content/aboutSeminar';
import * as affiliations from '../../src/content/affiliations';
import * as calendar from '../../src/content/calendar';
import * as company from '../../src/content/company';
import * as counts from '../../src/content/counts';
import * as layout from '../../src/content/layout';
import * as notices from '../../src/content/notices';
import * as office from '../../src/content/office';
import * as accessibilityPage from '../../src/content/pages/accessibility';
import * as affiliationsPage from '../../src/content/pages/affiliations';
import * as contactPage from '../../src/content/pages/contact';
import * as errorPages from '../../src/content/pages/errors';
import * as homePage from '../../src/content/pages/home';
import * as privacyPage from '../../src/content/pages/privacy';
import * as seminarsPage from '../../src/content/pages/seminars';
import * as teamPage from '../../src/content/pages/team';
import * as partnerGroups from '../../src/content/partnerGroups';
import * as search from '../../src/content/search';
import * as seminarGroups from '../../src/content/seminarGroups';
import * as seminars from '../../src/content/seminars';
import * as team from '../../src/content/team';
import * as routes from '../../src/routes';

/** Every file that an editor changes, and what it exports. */
export const content = {
  'src/content/aboutSeminar.ts': aboutSeminar,
  'src/content/affiliations.ts': affiliations,
  'src/content/calendar.ts': calendar,
  'src/content/company.ts': company,
  'src/content/counts.ts': counts,
  'src/content/layout.ts': layout,
  'src/content/notices.ts': notices,
  'src/content/office.ts': office,
  'src/content/pages/accessibility.ts': accessibilityPage,
  'src/content/pages/affiliations.ts': affiliationsPage,
  'src/content/pages/contact.ts': contactPage,
  'src/content/pages/errors.ts': errorPages,
  'src/content/pages/home.ts': homePage,
  'src/content/pages/privacy.ts': privacyPage,
  'src/content/pages/seminars.ts': seminarsPage,
  'src/content/pages/team.ts': teamPage,
  'src/content/partnerGroups.ts': partnerGroups,
  'src/content/search.ts': search,
  'src/content/seminarGroups.ts': seminarGroups,
  'src/content/seminars.ts': seminars,
  'src/content/team.ts': team,
  'src/routes.ts': routes,
} as const;

export type Content = typeof content;
export type ContentFile = keyof Content;
