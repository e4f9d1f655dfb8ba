import { useLayoutEffect } from 'react';
import { publicUrl } from './siteUrl';

export interface PageMetaProps {
  title: string;
  description: string;
  /** Address of the page, where it has one of its own; with query and hash in a browser. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** What the head says of a page beside its title, by the selector of each element; nothing for what it lacks. */
const tagsOf = ({ title, description, path, hidden }: PageMetaProps) => {
  const url = path && publicUrl(path);
  return {
    'meta[name="description"]': description,
    'meta[name="robots"]': hidden ? 'noindex' : undefined,
    'link[rel="canonical"]': url,
    'meta[property="og:url"]': url,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': description,
  };
};

/** `meta[name="robots"]` → the parts of the element. */
const partsOf = (selector: string) => {
  const [, element = '', attribute = '', name = ''] =
    /^(\w+)\[(\w+)="(.+)"\]$/.exec(selector) ?? [];
  return { element, attribute, name, content: element === 'link' ? 'href' : 'content' };
};

/** Title, description and address of a page as elements, for the prerendered head. */
export function PageHead(props: PageMetaProps) {
  return (
    <>
      <title>{props.title}</title>
      {Object.entries(tagsOf(props)).map(([selector, value]) => {
        const { element: Element, attribute, name, content } = partsOf(selector);
        return value && <Element key={selector} {...{ [attribute]: name, [content]: value }} />;
      })}
    </>
  );
}

/**
 * Keeps title, description and address of the head right as pages change. By hand, since React would put all of
 * them there a second time where an extension has changed the page before hydration.
 */
export function PageMeta(props: PageMetaProps) {
  useLayoutEffect(() => {
    document.title = props.title;
    for (const [selector, value] of Object.entries(tagsOf(props))) {
      const { element, attribute, name, content } = partsOf(selector);
      const found = document.head.querySelector(selector);
      if (!value) found?.remove();
      else if (found) found.setAttribute(content, value);
      else {
        const made = document.createElement(element);
        made.setAttribute(attribute, name);
        made.setAttribute(content, value);
        document.head.append(made);
      }
    }
  });
  return null;
}
