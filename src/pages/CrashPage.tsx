import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import crashPicture from '../assets/originals/pages/crash.webp?picture=wide';
import { ErrorLayout } from '../components/ErrorLayout';
import { company } from '../content/company';
import { crashPage } from '../content/pages/errors';
import { hostPath } from '../lib/siteUrl';
import { routeOf } from '../routes';

/** Replaces a page that broke. Its link reloads the site. */
export function CrashPage() {
  return (
    <ErrorLayout heading={crashPage.heading} text={crashPage.text} picture={crashPicture}>
      <Button href={hostPath(routeOf('home').path)}>{crashPage.action}</Button>
      <Link href={`mailto:${company.supportEmail}`} sx={{ py: 1.25 }}>
        {company.supportEmail}
      </Link>
    </ErrorLayout>
  );
}
