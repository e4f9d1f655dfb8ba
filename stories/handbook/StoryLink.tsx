import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * What makes a link lead to another story, in the published Storybook and in new tabs too. A plain
 * click asks Storybook to go there, which is quicker than loading it anew.
 */
function toStory(id: string) {
  const query = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
  return {
    href: `./${query}`,
    target: '_top',
    onClick(event: MouseEvent) {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!plain || window.parent === window) return;
      event.preventDefault();
      addons.getChannel().emit(NAVIGATE_URL, query);
    },
  };
}

interface StoryLinkProps extends Pick<LinkProps, 'sx' | 'variant' | 'children'> {
  /** Id of the story, the last part of its address: `pages-home--phone`. */
  story: string;
}

/** A link to another story. */
export function StoryLink({ story, ...props }: StoryLinkProps) {
  return <Link {...toStory(story)} {...props} />;
}

interface StoryButtonProps {
  /** Id of the story, as in `StoryLink`. */
  story: string;
  endIcon?: ReactNode;
  children: string;
}

/** A link to another story that looks like a button, for the one thing to do next. */
export function StoryButton({ story, ...props }: StoryButtonProps) {
  return <Button {...toStory(story)} {...props} />;
}
