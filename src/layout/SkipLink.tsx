import Link from '@mui/material/Link';
import { layoutText } from '../content/layout';
import { moveFocus } from '../routing/moveFocus';

/** Id of the main part of each page. */
export const mainId = 'northmere-main';

/** Moves focus over the bar to the content (WCAG 2.4.1). Seen as soon as it has focus. */
export function SkipLink() {
  return (
    <Link
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById(mainId);
        if (main) moveFocus(main);
        main?.scrollIntoView();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: theme.spacing(1.5),
        insetInlineStart: theme.spacing(1.5),
        zIndex: theme.zIndex.tooltip,
        px: 2.5,
        py: 1.5,
        borderRadius: theme.radius.full,
        bgcolor: 'background.paper',
        clipPath: 'inset(50%)',
        '&:focus': { clipPath: 'none' },
      })}
    >
      {layoutText.skipLink}
    </Link>
  );
}
