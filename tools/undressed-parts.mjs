import { existsSync, readFileSync } from 'node:fs';
import { lineOf, lookOf, looksIn } from './looks.mjs';

const folder = 'src/theme';

/** Parts of MUI without a look of their own, or made of others that have one. */
const plain = new Set([
  'Box',
  'Container',
  'Grid',
  'Stack',
  'ImageList',
  'ImageListItem',
  'Collapse',
  'Fade',
  'Grow',
  'Slide',
  'Zoom',
  'ClickAwayListener',
  'Modal',
  'NoSsr',
  'Popper',
  'Portal',
  'TextareaAutosize',
  'CssBaseline',
  'GlobalStyles',
  'InitColorSchemeScript',
  'SvgIcon',
  'Typography',
  'AppBar',
  'Toolbar',
  'FormControl',
  'FormControlLabel',
  'FormGroup',
  'RadioGroup',
  'ToggleButtonGroup',
  'AvatarGroup',
  'SpeedDialIcon',
  'CardActions',
  'CardContent',
  'CardMedia',
  'DialogContent',
  'AlertTitle',
  'AccordionActions',
  'List',
  'ListItem',
  'ListItemAvatar',
  'MenuList',
  'Step',
  'StepButton',
  'TableBody',
  'TableContainer',
  'TableFooter',
  'TableHead',
]);

/**
 * Parts of MUI that a file of the site imports although the theme does not hold their looks: they would be
 * drawn in MUI's own colors and type. Says which line to add.
 *
 * @param {string[]} files
 */
export function undressedParts(files) {
  if (!existsSync(`${folder}/index.ts`)) return [];
  const theme = readFileSync(`${folder}/index.ts`, 'utf8');
  const looks = files
    .filter((file) => new RegExp(`^${folder}/(overrides|kit)/\\w+\\.ts$`).test(file))
    .flatMap((file) => looksIn(file.slice(folder.length + 1, -3), readFileSync(file, 'utf8')));

  return files
    .filter((file) => /^src\/.*\.tsx$/.test(file))
    .flatMap((file) => partsIn(file).map((part) => ({ file, part })))
    .filter(({ part }) => !plain.has(part))
    .flatMap(({ file, part }) => {
      const look = lookOf(part, looks);
      if (look && theme.includes(`...${look.name}`)) return [];
      const remedy = look
        ? `Add ${lineOf(look)}.`
        : `Write its look into ${folder}/kit, show it in stories/kit, and add it to components in ${folder}/index.ts.`;
      return `${file}: MUI's ${part} is not dressed. ${remedy}`;
    });
}

/** Also those that are fetched late. @param {string} file */
function partsIn(file) {
  const imports = readFileSync(file, 'utf8').matchAll(/'@mui\/material\/([A-Z]\w+)'/g);
  return [...new Set([...imports].map(([, part = '']) => part))];
}
