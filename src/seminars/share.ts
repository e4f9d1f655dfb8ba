import { noticeTexts } from '../content/notices';
import { shareText } from '../content/pages/seminars';
import { routeOf } from '../content/routes';
import type { Seminar } from '../content/seminars';
import { hostPath } from '../lib/siteUrl';
import { notify } from '../notices/notify';
import { device } from './device';

async function copy(title: string, url: string) {
  try {
    await navigator.clipboard.writeText(url);
    notify('success', noticeTexts.linkCopied(title));
  } catch {
    notify('error', noticeTexts.linkNotCopied(url));
  }
}

/**
 * Whether the visitor closed the sheet, or one is open already. AbortError stands for a closed sheet, in any language,
 * and for one that failed to open, which Chromium alone reports so, in English.
 */
const isHarmless = (failure: unknown) =>
  failure instanceof DOMException &&
  (failure.name === 'InvalidStateError' ||
    (failure.name === 'AbortError' && !/fail|error/i.test(failure.message)));

/**
 * Hands the URL of a seminar's card on: to the system's share sheet where there is one, else to the
 * clipboard. A sheet that fails leads to copying, and a browser that refuses to copy to a notice with the URL.
 */
export async function share(seminar: Seminar) {
  const { slug, title } = seminar;
  const path = hostPath(routeOf('seminars').path);
  const url = new URL(`${path}#${slug}`, window.location.href).href;
  if (!device.canShare()) return copy(title, url);
  try {
    await device.share({ title, text: shareText(seminar), url });
  } catch (failure) {
    if (!isHarmless(failure)) await copy(title, url);
  }
}
