import { testSites } from '../../tools/test-sites.mjs';

const { configured, development, plain } = testSites;

/** The site as it is with nothing set up, and the folder it is built in. */
export const siteUrl = `http://localhost:${plain.port}`;
export const siteFolder = plain.folder;

/** The same site with React's development mode. */
export const developmentSiteUrl = `http://localhost:${development.port}`;

/** The site that knows its address and whose contact form sends to EmailJS, with the keys below. */
export const configuredSiteUrl = `http://localhost:${configured.port}`;
export const publicSiteUrl = configured.env.VITE_SITE_URL;

export const emailKeys = {
  serviceId: configured.env.VITE_EMAILJS_SERVICE_ID,
  templateId: configured.env.VITE_EMAILJS_TEMPLATE_ID,
  publicKey: configured.env.VITE_EMAILJS_PUBLIC_KEY,
};
