import { type ReactNode, useId } from 'react';
import { Section } from '../../src/components/Section';
import { SectionHeading } from '../../src/components/SectionHeading';

interface ChapterProps {
  heading: string;
  lead?: string | undefined;
  tone?: 'page' | 'soft';
  children: ReactNode;
}

/** A part of a handbook page, named by its heading. */
export function Chapter({ heading, lead, tone = 'page', children }: ChapterProps) {
  const id = useId();
  return (
    <Section tone={tone} space="close" labelledBy={id}>
      <SectionHeading id={id} heading={heading} {...(lead && { lead })} size="group" />
      {children}
    </Section>
  );
}
