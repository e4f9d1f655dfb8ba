import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const inPlay = (/** @type {string} */ body) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Proof', render: () => <button type="button">Send</button> } satisfies Meta;
export default meta;

export const Proof: StoryObj<typeof meta> = {
  play: async ({ canvas, step, userEvent }) => {
    const send = canvas.getByRole('button');
    await step('Reach the button', () => userEvent.tab());
    ${body}
  },
};
`;

const component = (/** @type {string} */ name) =>
  `export function ${name}() {\n  return <p>Nobody sees this.</p>;\n}\n`;

/** @type {Record<string, { file: string, source: string, reason?: RegExp }>} */
const sources = {
  Sound: {
    file: 'stories/Sound.stories.tsx',
    source: inPlay("await step('Send', () => expect(send).toBeVisible());"),
  },
  AssertsNothing: {
    file: 'stories/AssertsNothing.stories.tsx',
    source: inPlay('await userEvent.click(send);'),
    reason: /asserts nothing/,
  },
  ExpectsWithoutMatcher: {
    file: 'stories/ExpectsWithoutMatcher.stories.tsx',
    source: inPlay('expect(send);'),
    reason: /asserts nothing/,
  },
  Sleeps: {
    file: 'stories/Sleeps.stories.tsx',
    source: inPlay(
      'await new Promise((resolve) => setTimeout(resolve, 500));\n    await expect(send).toBeVisible();',
    ),
    reason: /no-restricted-globals/,
  },
  SleepsByWindow: {
    file: 'stories/SleepsByWindow.stories.tsx',
    source: inPlay(
      'await new Promise((resolve) => window.setTimeout(resolve, 500));\n    await expect(send).toBeVisible();',
    ),
    reason: /no-restricted-properties/,
  },
  ExpectNotAwaited: {
    file: 'stories/ExpectNotAwaited.stories.tsx',
    source: inPlay('expect(send).toBeVisible();'),
    reason: /no-floating-promises/,
  },
  EventNotAwaited: {
    file: 'stories/EventNotAwaited.stories.tsx',
    source: inPlay('userEvent.click(send);\n    await expect(send).toBeVisible();'),
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
    reason: /no story shows Unseen/,
  },
  PageWithoutStories: {
    file: 'src/pages/UnseenPage.tsx',
    source: component('UnseenPage'),
    reason: /no story shows UnseenPage/,
  },
};

/** The folders that the checks look into, where they are empty. */
const emptyFolders = ['components', 'layout', 'notices', 'pages'].flatMap((name) => [
  `src/${name}`,
  `stories/${name}`,
]);

/**
 * Shows broken code to the linter and to the check of stories, in a project with our settings
 * outside of ours, where git ignores nothing.
 *
 * @returns {import('../test-proof.mjs').Proof[]}
 */
export function proveSources() {
  const project = mkdtempSync(join(tmpdir(), 'proof-'));
  try {
    return proveIn(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * @param {string} project
 * @returns {import('../test-proof.mjs').Proof[]}
 */
function proveIn(project) {
  for (const name of emptyFolders) mkdirSync(join(project, name), { recursive: true });
  for (const { file, source } of Object.values(sources)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) cpSync(name, join(project, name));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

  const lines = [
    ...run(project, process.execPath, [resolve('tools/check-stories.mjs')]),
    ...run(project, 'npx', ['oxlint', '--format', 'unix', 'src', 'stories']),
  ];
  return Object.entries(sources).map(([kind, { file, reason }]) => ({
    kind,
    reason,
    failure: lines.filter((line) => line.startsWith(file)).join('\n'),
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
