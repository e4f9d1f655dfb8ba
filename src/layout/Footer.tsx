import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { company } from '../content/company';
import { layoutText } from '../content/layout';
import { address, hoursLine, townLine } from '../content/office';
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
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 4.5 }}>
      <Container>
        <Typography
          variant="facts"
          component="div"
          sx={{
            display: 'grid',
            // On a tablet the links stand below the logo, on a desktop beside it.
            gridTemplateColumns: { sm: 'minmax(0, 1fr) auto', md: '1fr auto auto' },
            columnGap: { sm: 4, md: 8 },
            rowGap: 3,
            '@media print': { gridTemplateColumns: '1fr auto auto' },
          }}
        >
          <Logo />
          <Box
            component="nav"
            aria-labelledby={labelId}
            {...screenOnly}
            sx={{
              columns: '2 7.5rem',
              columnGap: 5,
              // The first link stands on the line of the logo.
              mt: -0.75,
              gridArea: { sm: '2 / 1', md: '1 / 2 / span 2' },
            }}
          >
            <HiddenText id={labelId}>{layoutText.footerNavigation}</HiddenText>
            {links.map(({ path, name }) => (
              <Link
                key={path}
                variant="navigation"
                component={PageLink}
                to={path}
                sx={{ py: 1.25 }}
              >
                {name}
              </Link>
            ))}
          </Box>
          <Box
            sx={{
              gridArea: { sm: '1 / 2 / span 2', md: '1 / 3' },
              mt: 0.5,
              '@media print': { gridArea: 'auto' },
            }}
          >
            <div translate="no">{address.street}</div>
            <div translate="no">{`${townLine} ${address.postalCode}`}</div>
            <Box sx={{ mt: 1.5 }}>
              <AddressLink address={company.phone} />
            </Box>
            <div>{hoursLine}</div>
            <Box sx={{ mt: 1.5 }}>
              <AddressLink address={company.supportEmail} />
            </Box>
          </Box>
          <Box sx={{ gridColumn: { sm: '1 / -1', md: 3 }, '@media print': { gridColumn: 'auto' } }}>
            <div>{layoutText.copyright}</div>
            {/* On the line of the logo: further down it could be alone on a sheet of paper. */}
            <Box sx={{ display: 'none', displayPrint: 'block' }}>
              {route && printedUrl(route.path)}
            </Box>
          </Box>
        </Typography>
      </Container>
    </Box>
  );
}
