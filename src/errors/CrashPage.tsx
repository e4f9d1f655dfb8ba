import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import crashPicture from '../assets/originals/pages/crash.webp?wide&picture';
import { company } from '../content/company';
import { crashPage } from '../content/pages/errors';
import { routeOf } from '../routes';
import { hostPath } from '../siteUrl';
import { AddressLink } from '../ui/AddressLink';
import { ButtonLink } from '../ui/ButtonLink';
import { ErrorLayout } from '../ui/ErrorLayout';

/** Replaces a page that broke. Its button tries the page again in place, its link reloads the site. */
export function CrashPage() {
  const { pathname, search, hash } = useLocation();
  return (
    <ErrorLayout heading={crashPage.heading} text={crashPage.text} picture={crashPicture}>
      <ButtonLink to={pathname + search + hash}>{crashPage.again}</ButtonLink>
      <Link href={hostPath(routeOf('home').path)} sx={{ py: 1.25 }}>
        {crashPage.action}
      </Link>
      <AddressLink address={company.supportEmail} />
    </ErrorLayout>
  );
}
