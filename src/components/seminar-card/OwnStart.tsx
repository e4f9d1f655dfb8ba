import type { Seminar, SeminarCardText } from '../../content/types';
import { ownStart } from '../../lib/seminarTimes';
import { useVisitor } from '../../lib/visitor';
import { FactItem } from './FactList';

interface OwnStartProps {
  seminar: Seminar;
  labels: SeminarCardText;
}

/**
 * When a live webinar begins on the visitor's own clock, where that shows another time or day than ours. It
 * reads the device itself, so that it alone is drawn again once that is known, and not its card.
 */
export function OwnStart({ seminar, labels }: OwnStartProps) {
  const time = ownStart(seminar, useVisitor());
  return time && <FactItem label={labels.start} value={labels.ownStart(time)} />;
}
