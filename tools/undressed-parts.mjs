import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

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
  'Snackbar',
  'SpeedDial',
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
    .flatMap(looksIn);
  const isShipped = (/** @type {Look} */ { name }) => theme.includes(`...${name}`);

  return files
    .filter((file) => /^src\/.*\.tsx$/.test(file))
    .flatMap((file) => partsIn(file).map((part) => ({ file, part })))
    .filter(({ part }) => !plain.has(part))
    .flatMap(({ file, part }) => {
      const fitting = looks.filter(
        ({ name, parts }) =>
          parts.includes(part) || name === part.replace(/^./, (first) => first.toLowerCase()),
      );
      if (fitting.some(isShipped)) return [];
      const [look] = fitting;
      const remedy = look
        ? `Add \`...${look.name}\`, from './kit/${look.module}', to components in ${folder}/index.ts.`
        : `Write its look into ${folder}/kit, show it in stories/kit, and add it to components in ${folder}/index.ts.`;
      return `${file}: MUI's ${part} is not dressed. ${remedy}`;
    });
}

/** @param {string} file */
function partsIn(file) {
  const imports = readFileSync(file, 'utf8').matchAll(/from '@mui\/material\/([A-Z]\w+)'/g);
  return [...new Set([...imports].map(([, part = '']) => part))];
}

/** @typedef {{ module: string, name: string, parts: string[] }} Look */

/** What a file of looks exports, each with the parts that it dresses. @param {string} file @returns {Look[]} */
function looksIn(file) {
  const exported = readFileSync(file, 'utf8')
    .split(/^export const /m)
    .slice(1);
  return exported.map((source) => ({
    module: basename(file, '.ts'),
    name: source.match(/^\w+/)?.[0] ?? '',
    parts: [...source.matchAll(/^ {2}Mui(\w+):|\{ Mui(\w+):/gm)].map(([, a, b]) => a ?? b ?? ''),
  }));
}
