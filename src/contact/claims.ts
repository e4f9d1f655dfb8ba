import { claimsKey } from '../boot/contract';

/** How long a tab's claim on a message is known to the others, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

interface Claim {
  digest: string;
  /** The page that sends or has sent the message. */
  page: string;
  at: number;
}

/** This page, until it is reloaded. */
const thisPage = String(Math.random());

/** Messages that this page holds a lock for, where claims cannot be stored. */
const held = new Set<string>();

/** @throws where the browser refuses site data */
function readClaims(): Claim[] {
  const parse = (text: string | null): unknown => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  const stored = parse(localStorage.getItem(claimsKey));
  return (Array.isArray(stored) ? stored : []).filter(
    (claim) => typeof claim?.digest === 'string' && Date.now() - claim.at < lifetime,
  );
}

function writeClaims(claims: readonly Claim[]) {
  localStorage.setItem(claimsKey, JSON.stringify(claims));
}

const isMine = (claim: Claim, digest: string) => claim.digest === digest && claim.page === thisPage;

/** Nobody else may come between reading and writing; browsers without locks take that chance. */
async function alone<Value>(task: () => Value): Promise<Value> {
  return navigator.locks ? navigator.locks.request(claimsKey, task) : task();
}

/** Holds a lock as long as the page lives, where claims cannot be stored. */
function hold(digest: string): Promise<'mine' | 'taken'> {
  if (held.has(digest)) return Promise.resolve('mine');
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`${claimsKey} ${digest}`, { ifAvailable: true }, (lock) => {
        resolve(lock ? 'mine' : 'taken');
        if (!lock) return undefined;
        held.add(digest);
        return new Promise(() => undefined);
      })
      .catch(reject);
  });
}

/** Whether another page sends or has sent a message. */
function isTaken(digest: string): boolean {
  try {
    return readClaims().some((claim) => claim.digest === digest && claim.page !== thisPage);
  } catch {
    return false;
  }
}

/** A duplicated tab has a copy of the whole record, so the tabs of a browser agree on who sends a message. */
export const claims = {
  isTaken,
  /**
   * Claims a message for this page.
   *
   * @param force claims it all the same where another page has
   * @returns `unknown` where the browser lets tabs agree on nothing
   */
  async take(digest: string, force = false): Promise<'mine' | 'taken' | 'unknown'> {
    try {
      return await alone(() => {
        if (isTaken(digest) && !force) return 'taken';
        const others = readClaims().filter((claim) => !isMine(claim, digest));
        writeClaims([...others, { digest, page: thisPage, at: Date.now() }]);
        return 'mine';
      });
    } catch {
      // No site data, or no room for it.
      return hold(digest).catch(() => 'unknown' as const);
    }
  },
  /** What this page claimed has certainly not arrived: any page may send it. */
  async release(digest: string): Promise<void> {
    const giveUp = () => writeClaims(readClaims().filter((claim) => !isMine(claim, digest)));
    await alone(giveUp).catch(() => undefined);
  },
};
