const keys = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'];

/**
 * Warns of a contact form that cannot send; with `VITE_REQUIRE_MAIL=true`, as for publishing, there is no
 * such build.
 *
 * @param {Record<string, string | undefined>} env
 */
export function checkMailKeys(env) {
  const missing = keys.filter((key) => !env[key]);
  if (missing.length === 0) return;
  const message = [
    'The contact form of this build cannot send: every message will fail. Missing are',
    ...missing.map((key) => `  ${key}`),
    '.env.example says where to find them.',
  ].join('\n');
  console.warn(`\n${message}\n`);
  if (env.VITE_REQUIRE_MAIL === 'true') process.exit(1);
}
