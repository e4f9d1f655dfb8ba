import { company } from './company';

/** The pages of the site: the one list that navigations, router, titles and files are made from (specification 2). */
export const routes = [
  {
    key: 'home',
    path: '/',
    name: 'Home',
    title: `${company.name}: expert-led seminars in accounting, HR and IT`,
    description:
      'Half-day seminars in accounting, HR and IT, face-to-face or live online. See dates and prices.',
  },
  {
    key: 'seminars',
    path: '/seminars',
    name: 'Seminars',
    title: `Upcoming seminars · ${company.name}`,
    description: 'All half-day seminars in accounting, HR and IT: dates, length, seats and prices.',
  },
  {
    key: 'team',
    path: '/team',
    name: 'Our Team',
    title: `Our leadership team · ${company.name}`,
    description: `The leaders of ${company.name}, who also teach. Write to any of them directly.`,
  },
  {
    key: 'affiliations',
    path: '/affiliations',
    name: 'Affiliations',
    title: `Our affiliations · ${company.name}`,
    description:
      'Partner organizations in business, technology, consulting, finance and human resources.',
  },
  {
    key: 'contact',
    path: '/contact',
    name: 'Contact',
    title: `Contact us · ${company.name}`,
    description: `Write, call or visit ${company.name}. Office hours, address and a form that reaches a person.`,
  },
] as const;

type Route = (typeof routes)[number];
export type RouteKey = Route['key'];

/** Where the page of unknown addresses is prerendered. */
export const notFoundPath = '/404';

/** Title and description of an address that leads nowhere. */
export const notFoundMeta = {
  title: `Page not found · ${company.name}`,
  description: 'We can’t find that page. The home page and all seminars are one step away.',
} as const;

/** Title and description of a page that broke. */
export const crashMeta = {
  title: `Something went wrong · ${company.name}`,
  description: 'This page broke. The home page and our support address are one step away.',
} as const;

/** The route of a key, so that a page can be linked to without writing its address again. */
export const routeOf = <Key extends RouteKey>(key: Key) =>
  routes.find((route) => route.key === key) as Extract<Route, { key: Key }>;

/** The route an address belongs to, with or without a closing slash; nothing for unknown ones. */
export const matchRoute = (pathname: string): Route | undefined =>
  routes.find(({ path }) => path === normalizePath(pathname));

/** An address as the site writes it: hosts also answer to `/team/` and `/team.html`. */
export const normalizePath = (pathname: string) =>
  pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/* Hashes of addresses, and so the ids of what they lead to. */

/** The heading of the contact form: `/contact#message` */
export const formHeadingId = 'message';

/** What one asks before booking, below the list: `/seminars#good-to-know` */
export const goodToKnowId = 'good-to-know';

/** Parts of the contact page: `/contact#visit` */
export const visitId = 'visit';
export const privacyId = 'privacy';
export const accessibilityId = 'accessibility';

/** Where the build puts the calendar file of a seminar, or, as `seminars`, that of all of them. */
export const calendarPath = (slug: string) => `/calendar/${slug}.ics`;
