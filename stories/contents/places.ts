export interface Place {
  file: string;
  name: string;
  /** Id of the docs that show it. */
  board: string;
  pictures?: readonly string[];
}

/**
 * Where the words of each file of `src/content` stand, in the order of the Contents page, with the
 * pictures that are there besides.
 */
export const places: readonly Place[] = [
  {
    file: 'pages/home',
    name: 'Home',
    board: 'pages-home--docs',
    pictures: ['hero', 'hero-mobile', 'feature-room', 'feature-webinar', 'journey'],
  },
  { file: 'pages/seminars', name: 'Seminars: words around them', board: 'pages-seminars--docs' },
  { file: 'seminars', name: 'Seminars: dates and prices', board: 'pages-seminars--docs' },
  { file: 'pages/team', name: 'Our Team', board: 'pages-team--docs', pictures: ['join-us'] },
  { file: 'team', name: 'Our Team: the leaders', board: 'pages-team--docs' },
  {
    file: 'pages/affiliations',
    name: 'Affiliations',
    board: 'pages-affiliations--docs',
    pictures: ['global-network', 'global-network-narrow'],
  },
  { file: 'affiliations', name: 'Affiliations: the partners', board: 'pages-affiliations--docs' },
  { file: 'pages/contact', name: 'Contact', board: 'pages-contact--docs', pictures: ['contact'] },
  { file: 'pages/privacy', name: 'Contact: privacy', board: 'pages-contact--docs' },
  { file: 'pages/accessibility', name: 'Contact: accessibility', board: 'pages-contact--docs' },
  { file: 'company', name: 'Facts of the company, on every page', board: 'pages-contact--docs' },
  { file: 'office', name: 'Contact: address and hours', board: 'pages-contact--docs' },
  { file: 'layout', name: 'Bar, menu and footer, on every page', board: 'layout-topbar--docs' },
  { file: 'notices', name: 'Notices', board: 'pages-notices--docs' },
  {
    file: 'pages/errors',
    name: 'Page not found, and a page that broke',
    board: 'pages-not-found--docs',
    pictures: ['not-found', 'crash'],
  },
  { file: 'calendar', name: 'Calendar entries', board: 'pages-around-the-page--docs' },
  { file: 'search', name: 'Words for search engines', board: 'pages-around-the-page--docs' },
  { file: 'counts', name: 'Counts in words', board: 'pages-team--docs' },
  { file: 'seminarGroups', name: 'Groups of seminars', board: 'pages-seminars--docs' },
  { file: 'partnerGroups', name: 'Groups of partners', board: 'pages-affiliations--docs' },
  {
    file: 'routes',
    name: 'Tabs of the browser and search results',
    board: 'pages-around-the-page--docs',
  },
];

/** Keys that only the code reads. */
export const technical = [
  'slug',
  'words',
  'variant',
  'key',
  'id',
  'type',
  'width',
  'height',
  'labels',
  'formats',
  'monthLabel',
];

export const contentsText = {
  search: 'Search all words',
  print: 'Print',
  see: 'See it on the page',
  change: (file: string, line: number) => `${file}, line ${line}`,
  found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
} as const;
