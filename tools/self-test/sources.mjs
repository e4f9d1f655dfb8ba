import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const inPlay = (/** @type {string} */ body) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Fixture', render: () => <button type="button">Send</button> } satisfies Meta;
export default meta;

export const Fixture: StoryObj<typeof meta> = {
  play: async ({ canvas, step, userEvent }) => {
    const send = canvas.getByRole('button');
    await step('Reach the button', () => userEvent.tab());
    ${body}
  },
};
`;

const component = (/** @type {string} */ name) =>
  `export function ${name}() {\n  return <p>Nobody sees this.</p>;\n}\n`;

/** A component with a style of its own. @param {string} name @param {string} style @param {RegExp} reason */
const styled = (name, style, reason) => ({
  file: `src/components/${name}.tsx`,
  source: `export const ${name} = () => <p style={{ ${style} }}>Nobody sees this.</p>;\n`,
  reason,
});

/** Packages that one module alone may import, or only by the path of a part, with what the linter says instead. */
const restricted = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync('biome.json', 'utf8')).linter.rules.style.noRestrictedImports.options
    .paths
);

/** @param {[name: string, says: string]} rule @param {number} index */
const byTheBarrel = ([name, says], index) => [
  `ImportOf ${name}`,
  {
    file: `src/components/Barrel${index}.tsx`,
    source: `import * as all from '${name}';\n\nexport const Barrel${index} = all;\n`,
    reason: new RegExp(says),
  },
];

/** @type {Record<string, { file: string, source: string, reason?: RegExp }>} */
const sources = {
  Sound: {
    file: 'stories/Sound.stories.tsx',
    source: inPlay("await step('Send', () => expect(send).toBeVisible());"),
  },
  ExpectsWithoutMatcher: {
    file: 'stories/ExpectsWithoutMatcher.stories.tsx',
    source: inPlay('expect(send);'),
    reason: /expect needs a matcher/,
  },
  AwaitsWithoutMatcher: {
    file: 'stories/AwaitsWithoutMatcher.stories.tsx',
    source: inPlay('await expect(send).toBeVisible;'),
    reason: /expect needs a matcher/,
  },
  Sleeps: {
    file: 'stories/Sleeps.stories.tsx',
    source: inPlay('await new Promise((resolve) => setTimeout(resolve, 500));'),
    reason: /no-restricted-globals/,
  },
  SleepsByWindow: {
    file: 'stories/SleepsByWindow.stories.tsx',
    source: inPlay('await new Promise((resolve) => window.setTimeout(resolve, 500));'),
    reason: /no-restricted-properties/,
  },
  ExpectNotAwaited: {
    file: 'stories/ExpectNotAwaited.stories.tsx',
    source: inPlay('expect(send).toBeVisible();'),
    reason: /no-floating-promises/,
  },
  EventNotAwaited: {
    file: 'stories/EventNotAwaited.stories.tsx',
    source: inPlay('userEvent.click(send);'),
    reason: /no-floating-promises/,
  },
  StepNotAwaited: {
    file: 'stories/StepNotAwaited.stories.tsx',
    source: inPlay("step('Send', () => expect(send).toBeVisible());"),
    reason: /no-floating-promises/,
  },
  ComponentWithoutStories: {
    file: 'src/components/Unseen.tsx',
    source: component('Unseen'),
    reason: /no story names it/,
  },
  PageWithoutStories: {
    file: 'src/pages/UnseenPage.tsx',
    source: component('UnseenPage'),
    reason: /no story names it/,
  },
  SameNameButForCase: {
    file: 'src/lib/Words.ts',
    source: "export { words } from './words';\n",
    reason: /differs from it in case alone/,
  },
  LiteralColor: {
    file: 'src/components/Colored.tsx',
    source: 'export const Colored = () => <p style={{ color: "#ff0000" }}>Red</p>;\n',
    reason: /Take colors from the theme/,
  },
  ColorByFunction: styled('ByFunction', "color: 'rgb(1 2 3)'", /Take colors from the theme/),
  ColorByName: styled('ByName', "color: 'red'", /Take colors from the theme/),
  LiteralFontSize: styled('Sized', 'fontSize: 19', /Take type from the theme/),
  LiteralFontSizeByFunction: styled(
    'ByScale',
    'fontSize: theme.typography.pxToRem(19)',
    /Take type from the theme/,
  ),
  LiteralWeight: styled('Weighed', 'fontWeight: 600', /Take weights from the theme/),
  SpacingOffTheScale: styled('Spaced', 'padding: 1.3', /Take distances from the scale/),
  SpacingInOneWindow: styled('FarAbove', 'mt: { xs: 1, md: 7 }', /Take distances from the scale/),
  SpacingInPixels: styled('InPixels', "rowGap: '7px'", /Take distances from the scale/),
  LiteralBreakpoint: {
    file: 'src/components/Wide.tsx',
    source: `export const Wide = () => <img alt="" sizes="(min-width: 900px) 50vw, 100vw" />;\n`,
    reason: /Take breakpoints from the theme/,
  },
  LiteralTypeface: styled('Typed', "fontFamily: 'Arial'", /Take type from the theme/),
  LiteralRadius: styled('Rounded', "borderRadius: '11px'", /Take radii from the theme/),
  LiteralShadow: styled('Shaded', "boxShadow: '0 1px 2px'", /Take shadows from the theme/),
  LiteralLayer: styled('Layered', 'zIndex: 99', /Take layers from the theme/),
  LiteralDuration: styled('Timed', "transition: 'color 200ms'", /Take durations from the theme/),
  UndressedPart: {
    file: 'src/components/Warns.tsx',
    source: "export { default as Warns } from '@mui/material/Alert';\n",
    reason: /Warns\.tsx: MUI's Alert is not dressed\. Add `\.\.\.alert`, from '\.\/kit\/feedback'/,
  },
  ComponentThatKnowsItsPage: {
    file: 'src/components/Knows.tsx',
    source: "export { HomePage as Knows } from '../pages/HomePage';\n",
    reason: /'..\/pages\/HomePage' import is restricted/,
  },
  ...Object.fromEntries(Object.entries(restricted).map(byTheBarrel)),
};

/** Shown beside the fixtures: what they clash with. */
const others = { 'src/lib/words.ts': "export const words = 'the same';\n", 'tests/none.ts': '' };

const biomeLint = ['biome', 'lint', '--vcs-enabled=false'];

/** Settings of the checks, and what they lean on. */
const settings = ['.oxlintrc.json', 'biome.json', 'tsconfig.json', 'tools/lint', 'src/theme'];

/**
 * Shows broken code to the linters and to the check of files, in a project with our settings outside of
 * ours, where git ignores nothing.
 *
 * @returns {import('../self-test.mjs').Case[]}
 */
export function testSources() {
  const project = mkdtempSync(join(tmpdir(), 'self-test-'));
  try {
    return testIn(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * @param {string} project
 * @returns {import('../self-test.mjs').Case[]}
 */
function testIn(project) {
  const fixtures = Object.values(sources).map(({ file, source }) => [file, source]);
  for (const [file = '', source = ''] of [...fixtures, ...Object.entries(others)]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  for (const name of settings) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

  const lines = [
    ...run(project, process.execPath, [resolve('tools/check-files.mjs')]),
    ...run(project, 'npx', ['oxlint', '--format', 'unix', 'src', 'stories']),
    ...run(project, 'npx', [...biomeLint, '--reporter=github', '--max-diagnostics=none']),
  ];
  return Object.entries(sources).map(([kind, { file, reason }]) => ({
    kind,
    reason,
    failure: lines.filter((line) => line.includes(file.replace(/\.tsx?$/, ''))).join('\n'),
  }));
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 */
function run(folder, command, args) {
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: command === 'npx' && process.platform === 'win32',
  });
  return `${stdout}\n${stderr}`.split('\n');
}
