import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { company } from '../content/company';
import { layoutText } from '../content/layout';
import { addressLine, hoursLine } from '../content/office';
import { accessibilityId, privacyId, routeOf, routes } from '../content/routes';
import { PageLink } from '../routing/PageLink';
import { printedUrl } from '../routing/printedUrl';
import { useRoute } from '../routing/useRoute';
import { screenOnly } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import { HiddenText } from '../ui/HiddenText';
import { Logo } from './Logo';

const contact = routeOf('contact').path;

const links = [
  ...routes,
  { path: `${contact}#${privacyId}`, name: layoutText.privacy },
  { path: `${contact}#${accessibilityId}`, name: layoutText.accessibility },
];

/**
 * At the foot of every page: logo, copyright line and support address (specification 2), the pages and notes, and
 * where and when somebody is there. Paper also has the URL of the page.
 */
export function Footer() {
  const labelId = useId();
  const route = useRoute();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 4 }}>
      <Container>
        <Box
          component="nav"
          aria-labelledby={labelId}
          {...screenOnly}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 2 }}
        >
          <HiddenText id={labelId}>{layoutText.footerNavigation}</HiddenText>
          {links.map(({ path, name }) => (
            <Link key={path} variant="navigation" component={PageLink} to={path} sx={{ py: 1.25 }}>
              {name}
            </Link>
          ))}
        </Box>
        <Typography
          variant="facts"
          component="div"
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            rowGap: 2,
          }}
        >
          <Logo />
          <div>
            <div translate="no">{addressLine}</div>
            <AddressLink address={company.phone} />
            <span>{` · ${hoursLine}`}</span>
          </div>
          <div>
            <div>{layoutText.copyright}</div>
            <AddressLink address={company.supportEmail} />
            {/* No lower than the logo, so that no sheet has it alone. */}
            <Box sx={{ display: 'none', displayPrint: 'block' }}>
              {route && printedUrl(route.path)}
            </Box>
          </div>
        </Typography>
      </Container>
    </Box>
  );
}
