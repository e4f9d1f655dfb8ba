/**
 * Every page on paper: words alone, close together, black on white. What only a screen can show or press is left out;
 * an element of that kind without a name here takes `screenOnly`. Declarations that override a
 * component's are important.
 */
export const print = {
  '@page': { margin: '11mm' },
  '@media print': {
    // Prose of 9 points. The open menu locks scrolling.
    html: { fontSize: '72%', overflow: 'visible !important' },
    '*, *::before, *::after': {
      minHeight: '0 !important',
      aspectRatio: 'auto !important',
      animation: 'none !important',
      boxShadow: 'none !important',
    },
    // A partner's logo is a background.
    'body *:not([role="img"])': { background: 'none !important' },
    'dialog, img, .MuiIconButton-root, .MuiButton-root, .MuiButton-icon, [data-screen-only]': {
      display: 'none !important',
    },
    // The email address is what remains of such a button.
    '.MuiButton-root[href^="mailto:"]': {
      display: 'inline !important',
      padding: '0 !important',
      color: 'inherit !important',
    },
    'body header': { position: 'static !important' },
    'body footer': { paddingBlock: '8px !important', breakInside: 'avoid' },
    // Section, TitleBand and the crash page: bands from edge to edge.
    'main > *': { marginBlock: '0 !important', paddingBlock: '16px 0 !important' },
    'main .MuiContainer-root': { display: 'block !important', paddingBlock: '0 !important' },
    'main > * section': { marginTop: '16px !important' },
    'h2, h3, hgroup': { breakAfter: 'avoid', marginBottom: '8px !important' },
    'main ul[role="list"]': { gap: '8px !important' },
    'article, div.MuiCard-root, section:not(:has(article))': {
      display: 'block !important',
      breakInside: 'avoid',
    },
    // Panels and flat cards: without a border a corner would cut into the first letter.
    '.MuiCard-root:not(.MuiPaper-outlined)': {
      overflow: 'visible !important',
      borderRadius: '0 !important',
    },
    '.MuiCard-root:not(.MuiPaper-outlined), .MuiCard-root:not(.MuiPaper-outlined) > div': {
      maxWidth: 'none !important',
      padding: '0 !important',
    },
  },
};
