import { company } from './company';

/** Title and text of a notice (specification 8). */
export interface NoticeText {
  title: string;
  text: string;
}

/** Notices of the site; the first three have the wording of specification 8. */
export const noticeTexts = {
  sendFailed: {
    title: 'Error',
    text: `Failed to send message. Please email us directly at ${company.supportEmail}`,
  },
  sent: {
    title: 'Message Sent!',
    text: "Thank you for contacting us. We'll get back to you soon.",
  },
  registered: (seminarTitle: string): NoticeText => ({
    title: 'Registration Successful!',
    text: `You have been registered for ${seminarTitle}. Check your email for details.`,
  }),
  linkCopied: (seminarTitle: string): NoticeText => ({
    title: 'Link copied',
    text: `The link to ${seminarTitle} is ready to paste.`,
  }),
  linkNotCopied: (address: string): NoticeText => ({
    title: 'Your browser blocked copying',
    text: `Copy this link instead: ${address}`,
  }),
} as const;

/** Copy of the notice region. */
export const noticeAreaText = {
  label: 'Notices (F8)',
  dismiss: 'Dismiss notice',
  /** Shown by F8 when the page has had no notice yet. */
  empty: 'No notices right now. Esc takes you back.',
  /** In a notice, for visitors who use the keyboard. */
  keys: 'F8 goes to this notice, now or later.',
} as const;

/** Title and text of a notice, one sentence after the other. */
export const sentences = ({ title, text }: NoticeText) =>
  /[.!?…]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
