import { useLayoutEffect } from 'react';
import { useIsHydrated } from '../hydration/useAfterHydration';
import { publicUrl } from '../lib/siteUrl';
import { elementOfHash } from '../routing/elementOfHash';

interface PageMetaProps {
  title: string;
  description: string;
  /** Path of the page, where it has one of its own, with the query that it understands. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** The tags of the head beside the title: element, name, and value, if it has one. */
function headTags({ title, description, path, hidden }: PageMetaProps) {
  const url = path && publicUrl(path);
  return [
    { element: 'meta', attribute: 'name', name: 'description', value: description },
    { element: 'meta', attribute: 'name', name: 'robots', value: hidden && 'noindex' },
    { element: 'link', attribute: 'rel', name: 'canonical', value: url },
    { element: 'meta', attribute: 'property', name: 'og:url', value: url },
    { element: 'meta', attribute: 'property', name: 'og:title', value: title },
    { element: 'meta', attribute: 'property', name: 'og:description', value: description },
  ].map((tag) => ({ ...tag, valueAttribute: tag.element === 'link' ? 'href' : 'content' }));
}

/** Title, description and URL of a page as elements, for the prerendered head. */
export function pageHead(meta: PageMetaProps) {
  return (
    <>
      <title>{meta.title}</title>
      {headTags(meta).map(({ element: Element, attribute, name, valueAttribute, value }) =>
        value ? <Element key={name} {...{ [attribute]: name, [valueAttribute]: value }} /> : null,
      )}
    </>
  );
}

/**
 * Updates title, description and URL of the head after each render. By hand: after a mismatch that an extension made,
 * React's own tags would stand there twice.
 */
export function PageMeta({ hash = '', ...meta }: PageMetaProps & { hash?: string }) {
  // Once more after hydration, which may take away the part that the hash names: a card that the filter leaves out.
  useIsHydrated();
  useLayoutEffect(() => {
    const { title, path } = meta;
    const find = (selector: string) => document.head.querySelector(selector);
    // Translators change `document.title` but not `og:title`: an unchanged title stays translated.
    if (find('[property="og:title"]')?.getAttribute('content') !== title) document.title = title;
    // Phones share the canonical URL, so it gets the card's hash (decision 007).
    const pathAndHash = path && path + (elementOfHash(hash) ? hash : '');
    const tags = headTags({ ...meta, path: pathAndHash });
    for (const { element, attribute, name, valueAttribute, value } of tags) {
      const found = find(`${element}[${attribute}="${name}"]`);
      if (!value) found?.remove();
      else {
        const tag = found ?? document.head.appendChild(document.createElement(element));
        tag.setAttribute(attribute, name);
        tag.setAttribute(valueAttribute, value);
      }
    }
  });
  return null;
}
