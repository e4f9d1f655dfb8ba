/*
 * The mail service, as the site, its build and its tests know it, in plain JavaScript for Node. Only its client
 * knows more (`mail.ts` names it).
 */

/** The one address of somebody else that a page may talk to. */
export const mailOrigin = 'https://api.emailjs.com';

/** Settings of the build without which nothing can be sent; `.env.example` lists them. */
export const mailKeys = /** @type {const} */ ([
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
]);

/** The largest message that it takes, in bytes; it refuses more with status 413. */
export const messageSizeLimit = 50_000;
