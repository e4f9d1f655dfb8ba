import { noticeTexts } from '../content/notices';
import type { Seminar } from '../content/types';
import { hostPath } from '../lib/siteUrl';
import { useVisitor } from '../lib/visitor';
import { useNotices } from '../notices/useNotices';
import { routeOf } from '../routes';

/**
 * Hands the address of a seminar's card on: to the system's share sheet where there is one, else to the
 * clipboard. A visitor who closes the sheet has changed their mind; a sheet that fails leads to copying,
 * and a browser that refuses to copy to a notice with the address in it.
 */
export function useSharing() {
  const notices = useNotices();
  const visitor = useVisitor();

  const copy = async (address: string, title: string) => {
    try {
      await navigator.clipboard.writeText(address);
      notices.success(noticeTexts.linkCopied(title));
    } catch {
      notices.error(noticeTexts.linkNotCopied(address));
    }
  };

  const share = async ({ slug, title }: Seminar) => {
    const page = new URL(hostPath(routeOf('seminars').path), window.location.href);
    const url = `${page.href}#${slug}`;
    try {
      if (visitor.share) await visitor.share({ title, url });
      else await copy(url, title);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, title);
    }
  };

  return { kind: visitor.share ? ('share' as const) : ('copyLink' as const), share };
}
