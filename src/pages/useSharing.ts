import { useCallback, useContext } from 'react';
import { noticeTexts } from '../content/notices';
import type { Seminar } from '../content/types';
import { hostPath } from '../lib/siteUrl';
import { VisitorContext } from '../lib/visitor';
import { useNotices } from '../notices/useNotices';
import { routeOf } from '../routes';

/**
 * Hands the address of a seminar's card on: to the system's share sheet where there is one, else to the
 * clipboard. A visitor who closes the sheet has changed their mind; a sheet that fails leads to copying,
 * and a browser that refuses to copy to a notice with the address in it.
 */
export function useSharing() {
  const notices = useNotices();
  const device = useContext(VisitorContext);

  return useCallback(
    async ({ slug, title }: Seminar) => {
      const page = new URL(hostPath(routeOf('seminars').path), window.location.href);
      const url = `${page.href}#${slug}`;
      const copy = async () => {
        try {
          await navigator.clipboard.writeText(url);
          notices.success(noticeTexts.linkCopied(title));
        } catch {
          notices.error(noticeTexts.linkNotCopied(url));
        }
      };
      try {
        const openSheet = device.share;
        await (openSheet ? openSheet({ title, url }) : copy());
      } catch (error) {
        // Closed by the visitor, or open already.
        const isNoFailure =
          error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name);
        if (!isNoFailure) await copy();
      }
    },
    [notices, device],
  );
}
