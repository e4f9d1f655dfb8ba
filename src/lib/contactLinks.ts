interface Mail {
  to: string;
  subject?: string;
  /** Lines may end in any way; the link ends them in CR LF (RFC 6068, section 5). */
  body?: string;
}

/** Percent-encodes any text; half of a surrogate pair, which has no encoding, becomes U+FFFD. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** A `mailto:` link with subject and body filled in, as far as there are any (RFC 6068). */
export function mailLink({ to, subject, body }: Mail): string {
  const fields = [
    subject && `subject=${encode(subject)}`,
    body && `body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return `mailto:${to}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** A phone number as a `tel:` link (RFC 3966). */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
