import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import contactPicture from '../assets/originals/pages/contact.webp?wide&picture';
import { company } from '../content/company';
import { addressLine } from '../content/office';
import { contactPage } from '../content/pages/contact';
import { mailLink } from '../lib/addresses';
import { from } from '../theme/media';
import { AddressLink } from '../ui/AddressLink';
import { IconLink } from '../ui/IconLink';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { ContactForm } from './ContactForm';
import { ContactTile } from './ContactTile';
import { Note } from './Note';
import { OfficeHours } from './OfficeHours';

const { details, privacyNote, accessibilityNote } = contactPage;

/** Ways to reach the company, the form, and the hours (specification 2). */
export function ContactPage() {
  return (
    <>
      <TitleBand heading={contactPage.heading} lead={contactPage.lead} />
      <Section space="close">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 2, lg: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(auto-fit, minmax(min(100%, 15.25rem), 1fr))',
            },
          }}
        >
          <ContactTile icon={MailOutlined} label={details.email}>
            <AddressLink address={company.supportEmail} />
          </ContactTile>
          <ContactTile icon={PhoneOutlined} label={details.phone}>
            <AddressLink address={company.phone} />
          </ContactTile>
          <ContactTile icon={PlaceOutlined} label={details.address}>
            {addressLine}
          </ContactTile>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.12fr) minmax(0, 1fr)' },
          }}
        >
          <ContactForm />
          <Box
            sx={{ display: 'flex', flexDirection: 'column', gap: 3, containerType: 'inline-size' }}
          >
            <Picture
              source={contactPicture}
              alt=""
              priority
              sizes={`${from('container')} 554px, ${from('sm')} 50vw, 100vw`}
              sx={(theme) => ({
                flex: { sm: '99 1 0' },
                minHeight: { sm: 240 },
                // Fills what the form leaves, up to a square.
                maxHeight: { sm: '100cqw' },
                aspectRatio: { xs: '4 / 3', sm: 'auto' },
                borderRadius: theme.radius.picture,
              })}
            />
            <OfficeHours />
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 4,
            gridTemplateColumns: { sm: '1.12fr 1fr' },
            mt: { xs: 6.5, md: 9 },
          }}
        >
          <Note {...privacyNote} />
          <Note heading={accessibilityNote.heading} points={accessibilityNote.points}>
            <Box sx={{ mt: 1.5 }}>
              <IconLink
                icon={MailOutlined}
                href={mailLink({ to: company.supportEmail, ...accessibilityNote })}
              >
                {accessibilityNote.contact}
              </IconLink>
            </Box>
          </Note>
        </Box>
      </Section>
    </>
  );
}
