import { testSites } from '../../scripts/test-sites.mjs';

const { configured, plain } = testSites;

/** The site as it is without the keys of an e-mail service. */
export const siteUrl = `http://localhost:${plain.port}`;

/** The site whose contact form sends to EmailJS, with the keys below. */
export const configuredSiteUrl = `http://localhost:${configured.port}`;

export const emailKeys = {
  serviceId: configured.env.VITE_EMAILJS_SERVICE_ID,
  templateId: configured.env.VITE_EMAILJS_TEMPLATE_ID,
  publicKey: configured.env.VITE_EMAILJS_PUBLIC_KEY,
};
