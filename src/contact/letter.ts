import { company } from '../content/company';
import { contactPage } from '../content/pages/contact';
import { mailLink } from '../lib/contactLinks';
import type { ContactMessage } from './fields';

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
