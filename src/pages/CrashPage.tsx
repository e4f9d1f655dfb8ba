import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import crashPicture from '../assets/originals/pages/crash.webp?picture=wide';
import { ButtonLink } from '../components/ButtonLink';
import { ErrorLayout } from '../components/ErrorLayout';
import { company } from '../content/company';
import { crashPage } from '../content/pages/errors';
import { hostPath } from '../lib/siteUrl';
import { useOnline } from '../lib/useOnline';
import { routeOf } from '../routes';

/** Replaces a page that broke. Its button tries the page again in place, its link reloads the site. */
export function CrashPage() {
  const { pathname, search, hash } = useLocation();
  const isOnline = useOnline();
  return (
    <ErrorLayout
      heading={crashPage.heading}
      text={crashPage.text}
      picture={isOnline ? crashPicture : undefined}
    >
      <ButtonLink to={pathname + search + hash}>{crashPage.again}</ButtonLink>
      <Link href={hostPath(routeOf('home').path)} sx={{ py: 1.25 }}>
        {crashPage.action}
      </Link>
      <Link href={`mailto:${company.supportEmail}`} sx={{ py: 1.25 }}>
        {company.supportEmail}
      </Link>
    </ErrorLayout>
  );
}
