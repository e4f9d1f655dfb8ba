import Link from '@mui/material/Link';
import notFoundPicture from '../assets/originals/pages/not-found.webp?picture=wide';
import { ButtonLink } from '../components/ButtonLink';
import { ErrorLayout } from '../components/ErrorLayout';
import { PageLink } from '../components/PageLink';
import { notFoundPage } from '../content/pages/errors';
import { routeOf } from '../routes';

/** What an address that leads nowhere shows: a kind word and two ways on. */
export default function NotFoundPage() {
  return (
    <ErrorLayout heading={notFoundPage.heading} text={notFoundPage.text} picture={notFoundPicture}>
      <ButtonLink to={routeOf('home').path} arrow>
        {notFoundPage.action}
      </ButtonLink>
      <Link component={PageLink} to={routeOf('seminars').path} sx={{ py: 1.25 }}>
        {notFoundPage.other}
      </Link>
    </ErrorLayout>
  );
}
