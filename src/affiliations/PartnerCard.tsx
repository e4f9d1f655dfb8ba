import Box from '@mui/material/Box';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { Affiliation } from '../content/affiliations';
import { affiliationsPage } from '../content/pages/affiliations';
import { bySlug } from '../lib/bySlug';
import { attributes } from '../lib/constants';
import { SeminarText } from '../seminar/SeminarText';
import { forcedColors } from '../theme/mixins';
import { Region, RegionHeading } from '../ui/Region';

/** URLs of the one-ink logos by slug. */
const logos = bySlug(
  import.meta.glob<string>('../assets/logos/partners/*.svg', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

interface PartnerCardProps {
  /** Name, description and logo of one partner. */
  partner: Affiliation;
}

const parts = generateUtilityClasses('PartnerCard', ['logo', 'drawing', 'words', 'text']);

/** One rule styles all parts: a page has many cards, and each style takes time. */
const styles = {
  // A tablet has one partner to a row: the logo beside the words.
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 3,
  p: { xs: 2.5, md: 3 },
  '@media print': { p: 1 },
  [`& .${parts.logo}`]: {
    // Given, since browsers skip what is in it before hydration.
    height: 40,
    mb: { xs: 2, sm: 0, md: 2 },
    '@media print': { height: 28, mb: 1 },
    // Before hydration, logos out of sight are not rendered: browsers would fetch all before the script.
    '@media screen and (scripting: enabled)': {
      [`html:not([${attributes.hydrated}]) &`]: { contentVisibility: 'auto' },
    },
  },
  [`& .${parts.drawing}`]: {
    maxWidth: 200,
    height: '100%',
    bgcolor: 'text.heading',
    forcedColorAdjust: 'none',
    [forcedColors]: { bgcolor: 'CanvasText' },
    // Chrome had it with a prefix until 136, which Emotion does not write.
    '@media print': {
      bgcolor: 'transparent',
      WebkitPrintColorAdjust: 'exact',
      printColorAdjust: 'exact',
    },
  },
  [`& .${parts.words}`]: { gridColumn: 2 },
  [`& .${parts.text}`]: { m: 0, mt: 0.5, typography: 'body2' },
};

/** A partner: logo, name, what it does with us, and what its people teach. Without a logo the name stands alone. */
export function PartnerCard({ partner }: PartnerCardProps) {
  const logo = logos[partner.slug];
  const drawing = `url("${logo}") left center / contain no-repeat`;
  return (
    <Region component="article" surface="outlined" sx={styles}>
      {logo && (
        <div className={parts.logo}>
          <Box
            className={parts.drawing}
            role="img"
            aria-label={partner.logoDescription}
            sx={{
              mask: drawing,
              // Not every reader of PDFs knows masks: some show a bar.
              '@media print': { mask: 'none', background: drawing },
            }}
          />
        </div>
      )}
      <div className={parts.words}>
        <RegionHeading
          component="h3"
          variant="h4"
          translate="no"
          sx={{ fontSize: 'body1.fontSize' }}
        >
          {partner.name}
        </RegionHeading>
        <p className={parts.text}>
          <SeminarText>
            {`${partner.description} ${affiliationsPage.card.teaches(partner.name)}`.trim()}
          </SeminarText>
        </p>
      </div>
    </Region>
  );
}
