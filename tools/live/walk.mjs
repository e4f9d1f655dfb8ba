import { releaseFile } from '../../build/release.mjs';
import { checkAnswers, checkRedirects, checkUnknown } from './answers.mjs';
import { checkCompression, checkFiles } from './files.mjs';
import { checkHeaders, checkLifetimes, checkPolicies } from './headers.mjs';
import { checkAddress, checkIndexing, checkStorybook } from './search.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('../../build/release.mjs').Release} Release
 * @typedef {{ wrong: boolean, step: Step, text: string }} Finding `wrong`, or only worth knowing
 * @typedef {(url: string, method?: 'GET' | 'HEAD') => Promise<Response>} Request follows no redirect
 * @typedef {{ status: number, headers: Headers, body: Uint8Array, text: string }} Answer
 *
 * @typedef {object} Walk what the checks share
 * @property {string} address of the site, without a closing slash
 * @property {Release} release
 * @property {(path: string) => Promise<Answer>} get a path below the address, asked for once
 * @property {Request} request
 * @property {(step: Step, text: string) => void} wrong
 * @property {(step: Step, text: string) => void} note
 */

/**
 * Causes come before what follows from them.
 *
 * @type {((walk: Walk) => void | Promise<void>)[]}
 */
const checks = [
  checkAddress,
  checkFiles,
  checkMail,
  checkUnknown,
  checkRedirects,
  checkLifetimes,
  checkPolicies,
  checkHeaders,
  checkAnswers,
  checkCompression,
  checkIndexing,
  checkStorybook,
];

/** Checks that a trial on a local machine cannot pass. */
const onlyInPublic = ['domain', 'address', 'mail'];

/** @type {Request} */
const ask = (url, method = 'GET') =>
  fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
    signal: AbortSignal.timeout(30_000),
  });

/**
 * Walks a deployed site as a visitor and as a search engine, and compares it with what its build says
 * about itself. Only asks: changes nothing, and sends no message.
 *
 * @param {string} address
 * @param {{ request?: Request, local?: Release | undefined }} [options] `local` describes the build in the
 *   folder here
 * @returns {Promise<{ findings: Finding[], release: Release | undefined }>}
 */
export async function walk(address, { request = ask, local } = {}) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  const site = address.replace(/\/+$/, '');
  const isTrial = new URL(address).hostname === 'localhost';
  const shared = {
    address: site,
    request,
    get(/** @type {string} */ path) {
      const answer = answers.get(path) ?? request(site + path).then(read);
      answers.set(path, answer);
      return answer;
    },
    wrong(/** @type {Step} */ step, /** @type {string} */ text) {
      findings.push({ wrong: !(isTrial && onlyInPublic.includes(step)), step, text });
    },
    note(/** @type {Step} */ step, /** @type {string} */ text) {
      findings.push({ wrong: false, step, text });
    },
  };

  const release = await findRelease(shared);
  if (release) {
    for (const check of checks) await check({ ...shared, release });
    if (local && local.build !== release.build) {
      shared.note(
        'publish',
        `Build ${release.build} is online; the folder here has ${local.build}.`,
      );
    }
  }
  return {
    findings: findings.toSorted((one, other) => Number(other.wrong) - Number(one.wrong)),
    release,
  };
}

/**
 * @param {Response} response
 * @returns {Promise<Answer>}
 */
async function read(response) {
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers, body, text: new TextDecoder().decode(body) };
}

/**
 * Reads how the build describes itself. On another site, or one in the wrong place, the other checks are
 * skipped.
 *
 * @param {Omit<Walk, 'release'>} walk
 * @returns {Promise<Release | undefined>}
 */
async function findRelease({ address, get, request, wrong }) {
  const { origin, pathname } = new URL(`${address}/`);
  const home = await get('/').catch((/** @type {Error} */ failure) => failure);
  if (home instanceof Error) {
    wrong('domain', `Nothing answers at ${address}/: ${reasonOf(home)}.`);
    return undefined;
  }
  const found = parse(await get(`/${releaseFile}`));
  const stray = found ?? parse(await request(`${origin}/${releaseFile}`).then(read));
  if (!stray) {
    wrong(
      'publish',
      home.status === 200
        ? `${address}/${releaseFile} is missing: this site is not online, or not all of it.`
        : `${address}/ answers with status ${home.status} instead of the home page.`,
    );
  } else if (!found || found.basePath !== pathname) {
    wrong(
      'address',
      `The site is built to lie below ${stray.basePath} and lies below ${found ? pathname : '/'}, so its links and files lead nowhere.`,
    );
    return undefined;
  }
  return found;
}

/** @param {Error} failure of a fetch */
function reasonOf({ message, cause }) {
  const { code = '', message: detail = message } =
    /** @type {{ code?: string, message?: string }} */ (cause ?? {});
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) return 'the name is not known';
  if (/ECONNREFUSED/.test(code)) return 'no server listens there';
  if (/CERT|SIGNATURE|SSL/.test(code)) return `its certificate is refused (${detail})`;
  return detail;
}

/**
 * @param {Answer} answer
 * @returns {Release | undefined}
 */
function parse({ status, text }) {
  try {
    const release = status === 200 ? JSON.parse(text) : undefined;
    return release?.files && release;
  } catch {
    return undefined;
  }
}

/** @param {Walk} walk */
function checkMail({ release, wrong }) {
  if (release.mail) return;
  wrong('mail', 'This build has no keys of the mail service, so every message fails.');
}
