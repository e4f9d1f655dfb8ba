/* The mail service, as the build and the tests know it, in plain JavaScript for Node. */

/** The one address of somebody else that a page may talk to. */
export const mailOrigin = 'https://api.emailjs.com';

/** Settings of the build without which nothing can be sent; `.env.example` lists them. */
export const mailKeys = /** @type {const} */ ([
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
]);
