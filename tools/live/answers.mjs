import { hashOf } from '../../build/release.mjs';

/** @typedef {import('./walk.mjs').Walk} Walk */

/** @param {Walk} walk */
export async function checkUnknown({ release, get, wrong }) {
  for (const path of ['/no-such-page', '/seminars/none', '/assets/gone.js']) {
    const { status, body } = await get(path);
    if (status !== 404) {
      wrong(
        'host',
        `${path} answers with status ${status} instead of 404: search engines list it.`,
      );
    } else if (hashOf(body) !== release.files['404.html']) {
      wrong('host', `${path} does not show the site's own page for unknown addresses.`);
    }
  }
}

/** @param {Walk} walk */
export async function checkRedirects({ address, request, get, wrong, note }) {
  const slash = await get('/team/');
  if (slash.status !== 200 && !slash.headers.get('location')?.endsWith('/team')) {
    wrong('host', `/team/ answers with status ${slash.status} instead of showing /team.`);
  }
  const plain = await get('/team');
  if (plain.status !== 200) {
    note(
      'host',
      `/team leads to ${plain.headers.get('location')}, which the sitemap does not name.`,
    );
  }
  if (!address.startsWith('https:')) {
    wrong('domain', 'Plain HTTP: anybody on the way can read and change the site.');
    return;
  }
  const insecure = `${address.replace('https:', 'http:')}/team?from=test`;
  const answer = await request(insecure).catch(() => undefined);
  if (!answer) note('domain', 'Nothing answers over plain HTTP, so links to it fail.');
  else if (answer.headers.get('location') !== `${address}/team?from=test`) {
    wrong('domain', `${insecure} does not lead to the same address over HTTPS.`);
  }
}

/** What browsers, calendars and previews go by instead of the ending of a name. */
const types = {
  '.ics': 'text/calendar',
  '.jpg': 'image/jpeg',
  '.js': 'javascript',
  '.webmanifest': 'json',
};

/** @param {Walk} walk */
export async function checkAnswers({ release, get, wrong }) {
  for (const [ending, type] of Object.entries(types)) {
    const name = Object.keys(release.files).find((file) => file.endsWith(ending));
    if (!name) continue;
    const { status, headers } = await get(`/${name}`);
    const found = headers.get('content-type') ?? 'nothing';
    if (status === 200 && !found.includes(type)) {
      wrong('host', `Files ending in ${ending} are announced as ${found} instead of ${type}.`);
    }
  }
}
