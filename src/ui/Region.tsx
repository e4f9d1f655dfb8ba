import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createContext, type ReactNode, use, useEffect, useId } from 'react';

const HeadingId = createContext('');

interface RegionProps {
  /** `article` for what stands for itself, such as a card among others. */
  component?: 'section' | 'article';
  /** The variant of a Card; without one the part has no surface of its own. */
  surface?: CardProps['variant'];
  /** What a hash names: links lead there. */
  id?: string;
  /** Layout of its own. */
  sx?: SxProps<Theme>;
  /** A RegionHeading and what it names. */
  children: ReactNode;
}

/**
 * A part of the page that the RegionHeading in it names, for screen readers, too; without one it throws in development.
 * Not for parts without a heading, since too many landmarks are as bad as none, nor for SeminarCard: a page has 18, and
 * each styled part takes time.
 */
export function Region({ component = 'section', surface, ...props }: RegionProps) {
  const headingId = useId();
  useEffect(() => {
    if (import.meta.env.DEV && !document.getElementById(headingId)) {
      throw new Error('A Region needs a RegionHeading in it, which names it for screen readers.');
    }
  }, [headingId]);
  const part = { component, 'aria-labelledby': headingId, ...props };
  return (
    <HeadingId value={headingId}>
      {surface ? <Card variant={surface} {...part} /> : <Box {...part} />}
    </HeadingId>
  );
}

interface RegionHeadingProps
  extends Pick<TypographyProps, 'variant' | 'translate' | 'sx' | 'children'> {
  /** Its level; an h2 as a rule. */
  component?: 'h2' | 'h3';
}

/** The heading that names the Region around it; without one it throws in development. */
export function RegionHeading({ component = 'h2', ...props }: RegionHeadingProps) {
  const id = use(HeadingId);
  if (import.meta.env.DEV && !id) throw new Error('A RegionHeading names the Region around it.');
  return <Typography component={component} {...props} id={id} />;
}
