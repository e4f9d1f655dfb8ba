import { mailKeys } from '../src/contact/mailService.mjs';

export const settingNames = ['VITE_SITE_URL', 'VITE_REQUIRE_MAIL', ...mailKeys];

/**
 * Reads the settings of a build, which `.env.example` explains, before anything is built. Blanks around a value
 * do not count, and a value of blanks is none.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ settings: Record<string, string>, errors: string[], warnings: string[] }} the settings with
 *   trimmed values, and one line for each that is wrong or missing
 */
export function readSettings(env) {
  const settings = Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value = '']) => [name, value.trim()]),
  );
  const { VITE_SITE_URL: siteUrl = '', VITE_REQUIRE_MAIL: requireMail = '' } = settings;
  const errors = [];
  const warnings = [];

  if (!siteUrl) {
    warnings.push(
      'VITE_SITE_URL is not set: the pages name no canonical address, and there is no sitemap.',
    );
  } else if (!isSiteUrl(siteUrl)) {
    errors.push(
      `VITE_SITE_URL must be like https://www.example.com or https://someone.github.io/trial, not "${siteUrl}".`,
    );
  }
  if (!['', 'true', 'false'].includes(requireMail)) {
    errors.push(`VITE_REQUIRE_MAIL must be true or false, not "${requireMail}".`);
  }
  for (const key of mailKeys.filter((name) => !settings[name])) {
    const line = `${key} is not set: the contact form of this build cannot send, every message will fail.`;
    if (requireMail === 'true') errors.push(line);
    else warnings.push(line);
  }
  for (const name of Object.keys(settings).filter((one) => !settingNames.includes(one))) {
    warnings.push(`${name} is not a setting of this site. It has ${settingNames.join(', ')}.`);
  }
  return { settings, errors, warnings };
}

/** @param {string} url */
function isSiteUrl(url) {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, pathname } = new URL(url);
  const isPlain = url.replace(/\/+$/, '') === origin + pathname.replace(/\/+$/, '');
  return /^https?:$/.test(protocol) && isPlain && !pathname.replace(/\/+$/, '').includes('//');
}

/**
 * Stops a build whose settings are wrong. Writes the trimmed values back to the environment, which Vite reads
 * again.
 *
 * @param {Record<string, string | undefined>} env
 */
export function applySettings(env) {
  const { settings, errors, warnings } = readSettings(env);
  for (const line of warnings) console.warn(line);
  for (const line of errors) console.error(line);
  if (errors.length > 0) {
    console.error('Nothing was built. .env.example says what each setting is for.');
    process.exit(1);
  }
  Object.assign(process.env, settings);
}
