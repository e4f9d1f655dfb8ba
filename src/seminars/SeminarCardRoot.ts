import Card from '@mui/material/Card';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { SeminarCategory } from '../content/seminars';
import { attributes } from '../lib/constants';
import { forcedColors, onlyWithoutScriptsStyles, sign, tinyWindow } from '../theme/mixins';
import { once } from '../theme/once';
import { duration, narrowPhone } from '../theme/tokens';
import { withTag } from './filters';

/** The parts of a card; those of its grid are named like their areas. */
export const parts = generateUtilityClasses('SeminarCard', [
  'picture',
  'title',
  'facts',
  'format',
  'place',
  'profession',
  'about',
  'summary',
  'more',
  'outcomes',
  'audience',
  'price',
  'amount',
  'unit',
  'full',
  'register',
  'mail',
  'ask',
]);

const areas = (...rows: string[]) => rows.map((row) => `"${row}"`).join(' ');

/** Rows above the price, from `sm` up. */
const wideRows = ['picture picture', 'title title', 'facts facts', 'about about'];

/** For the list of cards: from `sm` up these ask how wide their column is; phones lay out faster without a container. */
export const inColumns = { '& > *': { containerType: { sm: 'inline-size' } } } as const;

/** The backdrop of each category's pictures, behind them while they load. */
const backdrops: Record<SeminarCategory, 'picture' | 'pictureSand' | 'picturePetrol'> = {
  accounting: 'picture',
  hr: 'pictureSand',
  it: 'picturePetrol',
};

/** The card and its parts in one rule: a page has many cards, and each element with a style of its own takes time. */
export const SeminarCardRoot = styled(Card)(
  once(({ breakpoints, radius, spacing, typography, vars: { palette } }) => ({
    '--inset': spacing(2),
    display: 'grid',
    // On phones the title stands beside the picture.
    gridTemplateAreas: areas(
      'picture title title',
      'picture facts facts',
      'about about about',
      'price price register',
      'mail mail mail',
      'ask ask links',
    ),
    gridTemplateColumns: 'minmax(0, 112px) minmax(36px, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: spacing(2),
    padding: `${spacing(2)} var(--inset) ${spacing(1)}`,
    [breakpoints.up('sm')]: {
      '--inset': spacing(3),
      gridTemplateAreas: areas(...wideRows, 'price register', 'mail mail', 'ask links'),
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'repeat(3, auto) 1fr',
      columnGap: spacing(1),
      paddingTop: 0,
      paddingBottom: spacing(1.5),
      // A column as narrow as a phone has no room for a price beside a button.
      '@container (max-width: 20rem)': {
        gridTemplateAreas: areas(
          ...wideRows,
          'price price',
          'register register',
          'mail mail',
          'ask links',
        ),
      },
    },
    [breakpoints.between('md', 'lg')]: { '--inset': spacing(2) },
    [breakpoints.down(narrowPhone)]: {
      gridTemplate: `${areas(
        'picture title title',
        'facts facts facts',
        'about about about',
        'price price price',
        'register register register',
        'mail mail mail',
        'ask ask links',
      )} / 72px minmax(0, 1fr) auto`,
    },
    [tinyWindow]: {
      gridTemplate: `${areas('picture', 'title', 'facts', 'about', 'price', 'register', 'mail', 'ask', 'links')} / minmax(0, 1fr)`,
    },
    // Under a pointer the picture comes nearer; its foot stays, so that it covers no words.
    '@media (hover: hover)': {
      '&:hover': { borderColor: palette.field.border },
      [`&:hover .${parts.picture}`]: { scale: '1.02' },
    },
    '&[aria-current]': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 3px ${palette.primary.main}`,
      [forcedColors]: { outline: '3px solid CanvasText' },
    },
    [`& .${parts.picture}`]: {
      gridArea: 'picture',
      alignSelf: 'start',
      width: '100%',
      maxWidth: 'none',
      aspectRatio: '1',
      borderRadius: radius.tile,
      transformOrigin: 'bottom',
      transition: `scale ${duration.drawer}ms`,
      [breakpoints.up('sm')]: {
        width: 'calc(100% + 2 * var(--inset))',
        marginInline: 'calc(-1 * var(--inset))',
        aspectRatio: '13 / 7',
        borderRadius: 0,
      },
      [tinyWindow]: { aspectRatio: '13 / 7' },
    },
    ...Object.fromEntries(
      Object.entries(backdrops).map(([category, backdrop]) => [
        `&${withTag(category)} .${parts.picture}`,
        { backgroundColor: palette.background[backdrop] },
      ]),
    ),
    [`& .${parts.title}`]: {
      gridArea: 'title',
      ...typography.h4,
      margin: 0,
      // Smaller than h4 with large text: on phones it stands beside the picture.
      fontSize: 'min(1.375rem, 9.5vw)',
      hyphens: 'auto',
      color: palette.text.heading,
      [breakpoints.up('sm')]: { marginTop: spacing(2.5) },
      [tinyWindow]: { marginTop: spacing(1.5) },
    },
    [`& .${parts.facts}`]: { gridArea: 'facts', marginTop: spacing(1) },
    // The visitor's own time has a line of its own, which is there before it.
    [`&${withTag('live-webinar')} .${parts.format}`]: {
      flexDirection: 'column',
      [`[${attributes.elsewhere}] &`]: { minHeight: '2lh' },
    },
    [`& .${parts.place}`]: {
      // As tall as a finger needs it; padding of an inline box does not change the height of its line.
      paddingBlock: spacing(1.5),
      color: 'inherit',
      '&:hover': { color: palette.link.hover },
    },
    [`& .${parts.profession}`]: { [breakpoints.down('sm')]: visuallyHidden as object },
    [`& .${parts.about}`]: {
      gridArea: 'about',
      ...typography.body2,
      marginTop: spacing(1),
      paddingBottom: spacing(1),
      borderBottom: `1px solid ${palette.divider}`,
      [breakpoints.up('sm')]: { marginTop: spacing(1.5), paddingBottom: spacing(2) },
    },
    [`& .${parts.summary}`]: { display: 'block', cursor: 'pointer' },
    // Safari's own marker.
    [`& .${parts.summary}::-webkit-details-marker`]: { display: 'none' },
    [`& .${parts.more}`]: {
      // A line of its own in each card, so that a row has one rhythm.
      display: 'block',
      width: 'fit-content',
      marginTop: spacing(0.5),
      color: palette.link.main,
      fontWeight: typography.strong,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      // The underline does not extend to an `inline-block`.
      '&::after': { ...sign('+'), display: 'inline-block', marginInlineStart: spacing(0.5) },
    },
    [`& [open] .${parts.more}::after`]: sign('–'),
    [`& .${parts.summary}:hover .${parts.more}`]: { color: palette.link.hover },
    [`& .${parts.outcomes}`]: { margin: spacing(1, 0), paddingInlineStart: spacing(2.5) },
    [`& .${parts.audience}`]: { margin: 0 },
    [`& .${parts.price}, & .${parts.register}`]: {
      alignSelf: 'center',
      marginTop: spacing(1.25),
      [breakpoints.up('sm')]: { marginTop: spacing(2) },
    },
    [`& .${parts.price}`]: { gridArea: 'price' },
    [`& .${parts.amount}`]: {
      ...typography.price,
      margin: spacing(0, 0, 0.25),
      color: palette.text.heading,
    },
    [`& .${parts.unit}`]: { ...typography.facts, letterSpacing: 0, color: palette.text.secondary },
    [`& .${parts.full}`]: {
      ...typography.facts,
      marginInlineStart: spacing(1),
      padding: spacing(0.25, 1),
      border: '1px solid',
      borderRadius: radius.full,
      verticalAlign: 'middle',
      fontWeight: typography.strong,
    },
    [`& .${parts.register}`]: { gridArea: 'register' },
    [`& .${parts.mail}`]: {
      gridArea: 'mail',
      marginTop: spacing(1.5),
      ...onlyWithoutScriptsStyles,
    },
    [`& .${parts.ask}`]: {
      // Reaches below Register Now, and in other languages as far as the links.
      gridArea: 'ask / ask / ask / links',
      justifySelf: 'start',
      maxWidth: 'calc(100% - 84px)',
      [tinyWindow]: { maxWidth: 'none' },
      marginTop: spacing(1),
    },
    '@media print': {
      padding: spacing(1),
      [`& .${parts.title}, & .${parts.facts}`]: { marginTop: spacing(0.5) },
      [`& .${parts.about}`]: { marginTop: spacing(0.5), paddingBottom: spacing(0.5) },
      [`& .${parts.price}`]: {
        display: 'flex',
        alignItems: 'baseline',
        columnGap: spacing(1.5),
        marginTop: spacing(0.5),
      },
    },
  })),
) as typeof Card;
