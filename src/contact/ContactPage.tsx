import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import contactPicture from '../assets/originals/pages/contact.webp?wide&picture';
import { company } from '../content/company';
import { addressLine } from '../content/office';
import { accessMail, contactPage } from '../content/pages/contact';
import { seminarsPage } from '../content/pages/seminars';
import { accessibilityId, goodToKnowId, privacyId, routeOf } from '../content/routes';
import { chosenCount } from '../lib/constants';
import { mailLink } from '../lib/contactLinks';
import { PageLink } from '../routing/PageLink';
import { from } from '../theme/mixins';
import { AddressLink } from '../ui/AddressLink';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { TitleBand } from '../ui/TitleBand';
import { untilFilled } from './ChosenSeminars';
import { ContactForm, formHeight } from './ContactForm';
import { Note } from './Note';
import { OfficeHours } from './OfficeHours';
import { Visit } from './Visit';

const { lead, privacyNote, accessibilityNote } = contactPage;

/** Ways to reach the company, the form, and the hours (specification 2). */
export function ContactPage() {
  return (
    <>
      <TitleBand
        heading={contactPage.heading}
        seats={1}
        lead={
          <>
            {`${lead.offer} ${lead.more} `}
            <Link component={PageLink} to={`${routeOf('seminars').path}#${goodToKnowId}`}>
              {seminarsPage.goodToKnow.heading}
            </Link>
            .
          </>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3.5, rowGap: 2, mt: 2 }}>
          <AddressLink address={company.supportEmail} />
          <AddressLink address={company.phone} />
        </Box>
      </TitleBand>
      <Section space="close">
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.12fr) minmax(0, 1fr)' },
            // How much higher one chosen seminar makes the form, and two, as measured; the message gives way for the rest.
            [untilFilled]: {
              '--form-growth': `calc(2rem + min(var(${chosenCount}, 1), 2) * 5rem)`,
            },
            '&:has(form > :where(.MuiCard-root:not(:empty)))': { '--form-growth': '7rem' },
            '&:has(form li + li)': { '--form-growth': '12rem' },
          }}
        >
          <ContactForm />
          <Box
            // As high as the untouched form: errors and the outcome move nothing here.
            sx={{
              display: { xs: 'contents', sm: 'flex' },
              flexDirection: 'column',
              alignSelf: 'start',
              gap: 3,
              minHeight: { sm: `calc(${formHeight} + var(--form-growth, 0px))` },
              containerType: 'inline-size',
            }}
          >
            <Picture
              source={contactPicture}
              alt=""
              priority
              // Beside the form the column crops a picture of its height.
              sizes={`${from('container')} 50em, ${from('sm')} 75vw, 100vw`}
              sx={(theme) => ({
                flex: { sm: '1 1 0' },
                minHeight: 0,
                // A narrow column has room for the words alone.
                '@container (max-width: 20rem)': { display: 'none' },
                aspectRatio: { xs: '4 / 3', sm: 'auto' },
                borderRadius: theme.radius.picture,
              })}
            />
            <Visit />
            <OfficeHours />
          </Box>
          <Note id={privacyId} {...privacyNote}>
            <li>
              {`${privacyNote.rights} `}
              <AddressLink address={company.supportEmail} />
            </li>
            <li>
              {`${privacyNote.responsible} `}
              <span translate="no">{`${company.legalName}, ${addressLine}`}</span>
            </li>
          </Note>
          <Note id={accessibilityId} {...accessibilityNote}>
            <li>
              <Link href={mailLink({ to: company.supportEmail, ...accessMail })}>
                {accessMail.words}
              </Link>
            </li>
          </Note>
        </Box>
      </Section>
    </>
  );
}
