import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { layoutText } from '../content/layout';
import { townLine } from '../content/office';
import { AddressLink } from '../ui/AddressLink';
import { Logo } from './Logo';

/** Logo, copyright line, phone and support address at the foot of every page (specification 2). */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: { xs: 5.5, md: 4 },
        '@media print': { py: 1 },
      }}
    >
      <Container
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          alignItems: { xs: 'flex-start', sm: 'center' },
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Logo />
        <Typography variant="facts" component="div">
          <div>{layoutText.copyright}</div>
          {townLine} · <AddressLink address={company.phone} />
        </Typography>
        <Typography variant="facts" component="div" sx={{ py: 1.25 }}>
          <AddressLink address={company.supportEmail} />
        </Typography>
      </Container>
    </Box>
  );
}
