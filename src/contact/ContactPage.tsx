import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import contactPicture from '../assets/originals/pages/contact.webp?wide&picture';
import { company } from '../content/company';
import { addressLine, hoursLine } from '../content/office';
import { accessMail, contactPage } from '../content/pages/contact';
import { seminarsPage } from '../content/pages/seminars';
import { accessibilityId, goodToKnowId, privacyId, routeOf } from '../content/routes';
import { mailLink } from '../lib/contactLinks';
import { PageLink } from '../routing/PageLink';
import { from } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { ContactForm, formHeight } from './ContactForm';
import { ContactTile } from './ContactTile';
import { Note } from './Note';
import { OfficeHours } from './OfficeHours';
import { Visit } from './Visit';

const { details, lead, privacyNote, accessibilityNote } = contactPage;

/** Ways to reach the company, the form, and the hours (specification 2). */
export function ContactPage() {
  return (
    <>
      <TitleBand
        heading={contactPage.heading}
        lead={
          <>
            {`${lead.offer} ${lead.more} `}
            <Link component={PageLink} to={`${routeOf('seminars').path}#${goodToKnowId}`}>
              {seminarsPage.goodToKnow.heading}
            </Link>
            .
          </>
        }
      />
      <Section space="close">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 2, lg: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'minmax(0, 1fr) minmax(0, 1.9fr)',
            },
          }}
        >
          <ContactTile icon={MailOutlined} label={details.email}>
            <AddressLink address={company.supportEmail} />
          </ContactTile>
          <ContactTile icon={PhoneOutlined} label={details.phone}>
            <AddressLink address={company.phone} />
            <div>{hoursLine}</div>
          </ContactTile>
          <Visit />
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
            // As high as the untouched form: errors and the outcome move nothing here.
            sx={{
              display: { xs: 'contents', sm: 'flex' },
              flexDirection: 'column',
              gap: 3,
              height: formHeight,
              '@media print': { height: 'auto' },
            }}
          >
            <Picture
              source={contactPicture}
              alt=""
              priority
              // Beside the form the column crops a picture of its height.
              sizes={`${from('container')} 800px, ${from('sm')} 75vw, 100vw`}
              sx={(theme) => ({
                flex: { sm: '1 1 0' },
                minHeight: 0,
                aspectRatio: { xs: '4 / 3', sm: 'auto' },
                // Where the picture is tall and narrow, its pin is whole.
                objectPosition: { sm: '40%', md: 'center' },
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
          <Note
            id={privacyId}
            heading={privacyNote.heading}
            points={[
              ...privacyNote.points,
              <Fragment key="rights">
                {`${privacyNote.rights} `}
                <AddressLink address={company.supportEmail} />
              </Fragment>,
              <Fragment key="responsible">
                {`${privacyNote.responsible} `}
                <span translate="no">{`${company.legalName}, ${addressLine}`}</span>
              </Fragment>,
            ]}
          />
          <Note
            id={accessibilityId}
            heading={accessibilityNote.heading}
            points={[
              ...accessibilityNote.points,
              <Link key="mail" href={mailLink({ to: company.supportEmail, ...accessMail })}>
                {accessMail.words}
              </Link>,
            ]}
          />
        </Box>
      </Section>
    </>
  );
}
