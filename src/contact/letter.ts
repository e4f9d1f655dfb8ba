import { company } from '../content/company';
import { contactPage } from '../content/pages/contact';
import { aboutSeminar } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { mailLink } from '../lib/contactLinks';
import type { ContactMessage } from './fields';

/** What goes out: the words of the visitor, below a line for each seminar that they are about. */
export const letterOf = (typed: ContactMessage, seminars: readonly Seminar[]): ContactMessage =>
  seminars.length === 0
    ? typed
    : { ...typed, message: [...seminars.map(aboutSeminar), '', typed.message].join('\n') };

/** The longest mail link; mail programs cut longer ones without a warning. */
const longestMailLink = 1800;

/** A mail with the whole message, or an empty one: half a letter looks like a whole one. */
export function letterLink({ message, user_name, user_email }: ContactMessage) {
  const whole = mailLink({
    to: company.supportEmail,
    subject: user_name && contactPage.form.mailSubject(user_name),
    body: [message, '', user_name, user_email].join('\n').trim(),
  });
  return whole.length <= longestMailLink ? whole : mailLink({ to: company.supportEmail });
}
