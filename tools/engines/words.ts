import { layoutText } from '../../src/content/layout';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { notFoundPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import * as site from '../../src/routes';

/** The site's words, for a walk through it in plain Node. */

const headings: Record<site.RouteKey, string> = {
  home: homePage.hero.heading,
  seminars: seminarsPage.heading,
  team: teamPage.heading,
  affiliations: affiliationsPage.heading,
  contact: contactPage.heading,
};

export const routes = site.routes.map(({ key, path, title }) => ({
  path,
  title,
  heading: headings[key],
}));
export const seminarsHeading = headings.seminars;
export const teamHeading = headings.team;
export const notFound = notFoundPage.heading;
export const changeScheme = layoutText.changeScheme;

export const menu = {
  open: layoutText.openMenu,
  seminars: site.routeOf('seminars').name,
  team: site.routeOf('team').name,
};

export const notices = {
  area: noticeAreaText.label,
  register: seminarsPage.card.register,
  title: noticeTexts.registered('').title,
};

export const form = {
  send: contactPage.form.send,
  nameMissing: contactPage.form.nameMissing,
  failed: noticeTexts.sendFailed.title,
  sent: noticeTexts.sent.title,
  message: {
    user_name: 'Ada Byron',
    user_email: 'ada@example.com',
    message: 'Is there a seat left on May 20?',
  },
};
