/**
 * The builds that the site's tests visit, one for each way the contact form can be set up. Every key
 * is named in both, so that a developer's own `.env` never gets into a test.
 */
export const testSites = {
  /** The site as it is without the keys of an e-mail service. */
  plain: {
    folder: 'dist',
    port: 4181,
    env: {
      VITE_EMAILJS_SERVICE_ID: '',
      VITE_EMAILJS_TEMPLATE_ID: '',
      VITE_EMAILJS_PUBLIC_KEY: '',
    },
  },
  /** The site with keys, which are made up: the tests answer for the service. */
  configured: {
    folder: 'dist-test',
    port: 4182,
    env: {
      VITE_EMAILJS_SERVICE_ID: 'service_test',
      VITE_EMAILJS_TEMPLATE_ID: 'template_test',
      VITE_EMAILJS_PUBLIC_KEY: 'public_key_test',
    },
  },
};
