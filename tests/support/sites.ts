import { testSites } from '../../tools/test-sites.mjs';

const { configured, plain, pseudo, subpath } = testSites;

/** Where `serveSites` has put a site; free ports, so that two checkouts can be tested at once. */
const urlOf = (name: keyof typeof testSites) => process.env[`TEST_SITE_${name}`] ?? '';

/** The site as it is with nothing set up, and the folder it is built in. */
export const siteUrl = urlOf('plain');
export const siteFolder = plain.folder;

/** The same site with React's development mode. */
export const developmentSiteUrl = urlOf('development');

/** The site below a path of its host, and where it believes to be. */
export const subpathSiteUrl = urlOf('subpath');
export const subpathPublicUrl = subpath.env.VITE_SITE_URL;

/** The site that knows its address and whose contact form sends, with keys that are made up. */
export const configuredSiteUrl = urlOf('configured');
export const publicSiteUrl = configured.env.VITE_SITE_URL;

/** The same with words that tell themselves from words outside the content. */
export const pseudoSiteUrl = urlOf('pseudo');
export const pseudoSiteFolder = pseudo.folder;
