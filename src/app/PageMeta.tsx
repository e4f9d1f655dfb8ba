import { useLayoutEffect } from 'react';
import { rootData } from '../lib/constants';
import { publicUrl } from '../lib/siteUrl';

interface PageMetaProps {
  title: string;
  description: string;
  /** Address of the page, where it has one of its own; in a browser with query and hash, which phones share. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** What the head says of a page beside its title: element, name, and value, if it has one. */
function tagsOf({ title, description, path, hidden }: PageMetaProps) {
  const url = path && publicUrl(path);
  return [
    { element: 'meta', attribute: 'name', name: 'description', value: description },
    { element: 'meta', attribute: 'name', name: 'robots', value: hidden && 'noindex' },
    { element: 'link', attribute: 'rel', name: 'canonical', value: url },
    { element: 'meta', attribute: 'property', name: 'og:url', value: url },
    { element: 'meta', attribute: 'property', name: 'og:title', value: title },
    { element: 'meta', attribute: 'property', name: 'og:description', value: description },
  ].map((tag) => ({ ...tag, holder: tag.element === 'link' ? 'href' : 'content' }));
}

/** Title, description and address of a page as elements, for the prerendered head. */
export function pageHead(meta: PageMetaProps) {
  return (
    <>
      <title>{meta.title}</title>
      {tagsOf(meta).map(({ element: Element, attribute, name, holder, value }) =>
        value ? <Element key={name} {...{ [attribute]: name, [holder]: value }} /> : null,
      )}
    </>
  );
}

/**
 * Keeps title, description and address of the head right as pages change. By hand, since React would put all of
 * them there a second time where an extension has changed the page before hydration.
 */
export function PageMeta(props: PageMetaProps) {
  const { title } = props;
  useLayoutEffect(() => {
    // A prerendered title, and one that stays, may have been translated.
    if ('hydrated' in rootData() || !document.title) document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    for (const { element, attribute, name, holder, value } of tagsOf(props)) {
      const found = document.head.querySelector(`${element}[${attribute}="${name}"]`);
      if (!value) found?.remove();
      else {
        const tag = found ?? document.head.appendChild(document.createElement(element));
        tag.setAttribute(attribute, name);
        tag.setAttribute(holder, value);
      }
    }
  });
  return null;
}
