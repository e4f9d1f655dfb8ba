import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Address of a story or docs page, relative to the document that holds the story's frame. */
export function storyHref(id: string): string {
  return `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
}

interface StoryLinkProps extends Pick<LinkProps, 'sx' | 'variant' | 'underline' | 'children'> {
  /** Id of the story, the last part of its address: `pages-home--phone`. */
  story: string;
}

/** A link to another story that works in the published Storybook too, in new tabs as well. */
export function StoryLink({ story, ...props }: StoryLinkProps) {
  const href = storyHref(story);
  const go = (event: MouseEvent) => {
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plainClick || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href.slice(2));
  };
  return <Link href={href} target="_top" onClick={go} {...props} />;
}
