import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import crashPicture from '../assets/originals/pages/crash.webp?wide&picture';
import { company } from '../content/company';
import { crashPage } from '../content/pages/errors';
import { routeOf } from '../content/routes';
import { hostPath } from '../lib/siteUrl';
import { AddressLink } from '../ui/AddressLink';
import { ErrorLayout } from './ErrorLayout';

/** Replaces a page that broke. Its button loads the page again, its link the home page, as documents. */
export function CrashPage() {
  return (
    <ErrorLayout heading={crashPage.heading} text={crashPage.text} picture={crashPicture}>
      <Button onClick={() => window.location.reload()}>{crashPage.again}</Button>
      <Link variant="standalone" href={hostPath(routeOf('home').path)}>
        {crashPage.action}
      </Link>
      <AddressLink address={company.supportEmail} />
    </ErrorLayout>
  );
}
