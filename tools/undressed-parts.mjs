import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  'AvatarGroup',
  'SpeedDialIcon',
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
  const looks = readLooks();

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

/** All looks of parts that the theme of the site and the kit hold. */
export function readLooks() {
  return ['overrides', 'kit'].flatMap((room) =>
    readdirSync(`${folder}/${room}`).flatMap((file) =>
      looksIn(
        `${room}/${file.replace('.ts', '')}`,
        readFileSync(`${folder}/${room}/${file}`, 'utf8'),
      ),
    ),
  );
}

/** Also those that are fetched late. @param {string} file */
function partsIn(file) {
  const imports = readFileSync(file, 'utf8').matchAll(/'@mui\/material\/([A-Z]\w+)'/g);
  return [...new Set([...imports].map(([, part = '']) => part))];
}
