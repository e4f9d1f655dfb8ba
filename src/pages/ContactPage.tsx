import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import contactPicture from '../assets/originals/pages/contact.webp?picture=wide';
import { ContactTile } from '../components/ContactTile';
import { IconLink } from '../components/IconLink';
import { MailCard } from '../components/MailCard';
import { Note } from '../components/Note';
import { OfficeHoursPanel } from '../components/OfficeHoursPanel';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { TitleBand } from '../components/TitleBand';
import { useAskedSeminar } from '../contact/askedSeminar';
import { ContactForm } from '../contact/ContactForm';
import { useContact } from '../contact/useContact';
import { company, phoneLink } from '../content/company';
import { addressLine } from '../content/office';
import { accessibilityNote } from '../content/pages/accessibility';
import { contactPage } from '../content/pages/contact';
import { privacyNote } from '../content/pages/privacy';
import { mailLink } from '../lib/mailLink';
import { hoursAsRead } from '../lib/officeHours';
import { from, onlyWithoutScripts, withScriptsOff } from '../theme/media';

export { Messenger } from '../contact/Messenger';

const addresses = {
  email: company.supportEmail,
  phone: company.phone,
  phoneLink: phoneLink(company.phone),
};

/** As tall as a fingertip. */
const tall = {
  display: 'inline-block',
  maxWidth: '100%',
  py: 1.25,
  my: -1.25,
};

/** Ways to reach the company, the form, and the hours (specification 2). */
export default function ContactPage() {
  const { details, form } = contactPage;
  const message = useContact();
  const asked = useAskedSeminar();

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
            <Link href={`mailto:${company.supportEmail}`} sx={tall}>
              {company.supportEmail}
            </Link>
          </ContactTile>
          <ContactTile icon={PhoneOutlined} label={details.phone}>
            <Link href={phoneLink(company.phone)} sx={tall}>
              {company.phone}
            </Link>
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
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: 'minmax(0, 1fr)',
              displayPrint: 'none',
            }}
          >
            <Box sx={onlyWithoutScripts}>
              <MailCard
                heading={form.heading}
                text={contactPage.withoutScripts}
                email={company.supportEmail}
              />
            </Box>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                [withScriptsOff]: { display: 'none' },
              }}
            >
              <ContactForm labels={form} contact={addresses} about={asked} {...message} />
            </Box>
          </Box>
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
                // Fills what the form leaves, up to its own shape.
                maxHeight: { sm: '75cqw' },
                aspectRatio: { xs: '4 / 3', sm: 'auto' },
                borderRadius: theme.radius.picture,
              })}
            />
            <Box sx={{ display: 'grid', flexGrow: 1 }}>
              <OfficeHoursPanel
                heading={contactPage.officeHours}
                hours={hoursAsRead}
                timeZone={company.timeZone.name}
              />
            </Box>
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
            <IconLink
              icon={MailOutlined}
              href={mailLink({ to: company.supportEmail, ...accessibilityNote })}
              label={accessibilityNote.contact}
              sx={{ mt: 1.5 }}
            />
          </Note>
        </Box>
      </Section>
    </>
  );
}
