import { affiliationsPage } from '../../src/content/pages/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import type { RouteKey } from '../../src/routes';

/** The h1 of each page. */
export const headings: Record<RouteKey, string> = {
  home: homePage.hero.heading,
  seminars: seminarsPage.heading,
  team: teamPage.heading,
  affiliations: affiliationsPage.heading,
  contact: contactPage.heading,
};
