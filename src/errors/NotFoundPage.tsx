import Link from '@mui/material/Link';
import notFoundPicture from '../assets/originals/pages/not-found.webp?wide&picture';
import { notFoundPage } from '../content/pages/errors';
import { routeOf } from '../content/routes';
import { PageLink } from '../routing/PageLink';
import { ButtonLink } from '../ui/ButtonLink';
import { ErrorLayout } from './ErrorLayout';

/** What an address that leads nowhere shows: a kind word and three ways on. */
export function NotFoundPage() {
  return (
    <ErrorLayout heading={notFoundPage.heading} text={notFoundPage.text} picture={notFoundPicture}>
      <ButtonLink to={routeOf('home').path} arrow>
        {notFoundPage.action}
      </ButtonLink>
      <Link variant="standalone" component={PageLink} to={routeOf('seminars').path}>
        {notFoundPage.other}
      </Link>
      <Link variant="standalone" component={PageLink} to={routeOf('contact').path}>
        {notFoundPage.contact}
      </Link>
    </ErrorLayout>
  );
}
