import { mailLink } from '../lib/mailLink';
import { longestMailLink } from './limits';

/** A mail of the visitor's own. */
export interface Letter {
  subject: string;
  /** All that they wrote. */
  body: string;
  /** Who wrote it. */
  signature: string;
}

/**
 * A mail link with the whole letter, or with none of it where that would make the link too long: half a
 * letter looks like a whole one.
 */
export function letterLink(to: string, { subject, body, signature }: Letter) {
  const whole = mailLink({ to, subject, body });
  const links = [whole, mailLink({ to, subject, body: signature }), mailLink({ to })];
  const href = links.find((link) => link.length <= longestMailLink) ?? `mailto:${to}`;
  return { href, isCut: href !== whole };
}
