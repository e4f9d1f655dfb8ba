import Link from '@mui/material/Link';
import { mailLink, phoneLink } from '../lib/contactLinks';

interface AddressLinkProps {
  /** An email address or a phone number, as it is read. */
  address: string;
  /** What an email is about. */
  subject?: string;
}

/** An address as it is read. Where it is too long for a line, it goes on in the next one with the @ or the last dot. */
export function Address({ address }: Pick<AddressLinkProps, 'address'>) {
  const [name, host] = address.split('@');
  if (!host) return address;
  const dot = host.lastIndexOf('.');
  return (
    <>
      {name}
      <wbr />
      {`@${host.slice(0, dot)}`}
      <wbr />
      {host.slice(dot)}
    </>
  );
}

/**
 * An email address or a phone number among other words, as a link that is tall enough for a finger. Translators leave
 * it as it is, and it is read from left to right on a page in Arabic, too.
 */
export function AddressLink({ address, subject }: AddressLinkProps) {
  const isEmail = address.includes('@');
  return (
    <Link
      href={isEmail ? mailLink({ to: address, subject }) : phoneLink(address)}
      dir="ltr"
      translate="no"
      variant="standalone"
      // The margin cancels the padding of `standalone`. Balanced lines break at the @, where two are enough.
      sx={{ display: 'inline-block', maxWidth: '100%', my: -1.25, textWrap: 'balance' }}
    >
      <Address address={address} />
    </Link>
  );
}
