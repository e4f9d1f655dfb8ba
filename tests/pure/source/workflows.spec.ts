import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadEnv } from 'vite';
import { parse } from 'yaml';
import { madeUpKeys } from '../../../tools/test-sites.mjs';

/** Rights of the workflows on GitHub, read from their files; their shell steps run with hostile values. */

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  uses?: string;
  steps?: Step[];
  permissions?: Record<string, string>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const jobsOf = (file: string) => parse(textOf(file)).jobs as Record<string, Job>;
const jobs = files.flatMap((file) =>
  Object.entries(jobsOf(file)).map(([name, job]) => ({ name: `${file}: ${name}`, ...job })),
);
const steps = jobs.flatMap((job) => (job.steps ?? []).map((step) => ({ job: job.name, ...step })));

test('every action of somebody else is named by its commit', () => {
  const used = files.flatMap((file) => textOf(file).match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(20);
  for (const line of used) expect(line).toMatch(/uses: (\.\/|[\w./-]+@[\da-f]{40} # v\d)/);
});

test('no install runs a script of a package', () => {
  const commands = [...steps.map(({ run = '' }) => run), readFileSync('.ci/run', 'utf8')];
  const installs = commands.flatMap((text) => text.match(/npm (ci|install|i)\b.*/g) ?? []);
  expect(installs.length).toBeGreaterThan(8);
  for (const install of installs) expect(install).toMatch(/ --(ignore-scripts|dry-run)$/);
});

test('no expression of GitHub is pasted into a command', () => {
  for (const { job, run = '' } of steps) expect(run, job).not.toContain('${{');
});

test('no checkout leaves a token behind', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  for (const step of checkouts)
    expect(step.with, step.job).toHaveProperty('persist-credentials', false);
});

test('a job that has a token or may write runs no code of the project or of a package', () => {
  const powerful = jobs.filter(
    ({ permissions = {}, steps: all = [] }) =>
      Object.values(permissions).includes('write') ||
      /secrets\.|github\.token/.test(JSON.stringify(all)),
  );
  expect(powerful.length).toBeGreaterThan(4);
  for (const { name, steps: all = [] } of powerful) {
    for (const { run = '' } of all) {
      expect(run, name).not.toMatch(/\b(npx|npm (run|test|start|exec|x))\b/);
      expect(run, name).not.toMatch(/\bnode (?!node_modules\/chromatic\/dist\/bin\.cjs)/);
    }
  }
});

test('only main is published', () => {
  for (const [name, job] of Object.entries(jobsOf('publish.yml'))) {
    expect(job.if, name).toContain("github.ref == 'refs/heads/main'");
  }
});

test('what goes online is built without a cache that another run could have filled', () => {
  const used = jobsOf('publish.yml').build?.steps ?? [];
  const [node] = used.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(node?.with).toMatchObject({ 'package-manager-cache': false });
  expect(node?.with).not.toHaveProperty('cache');
  for (const { uses = '' } of used) expect(uses).not.toMatch(/^actions\/cache/);
});

test('updates wait for a week', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { cooldown?: { 'default-days'?: number } }[];
  };
  expect(updates).toHaveLength(2);
  for (const { cooldown } of updates) expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
});

/** Runs a step as GitHub does, in a folder of its own. */
function runStep(
  file: string,
  job: string,
  name: string,
  env: Record<string, string>,
  cwd: string,
) {
  const step = jobsOf(file)[job]?.steps?.find((one) => one.name === name);
  if (!step?.run) throw new Error(`${file} has no such step.`);
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-e', '-c', step.run], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: join(cwd, 'summary.md'), ...env },
  });
  return { status, output: stdout + stderr };
}

test.describe('the shell steps', () => {
  test.skip(process.platform === 'win32', 'They run on Linux alone.');
  test.skip(spawnSync('jq', ['--version']).error !== undefined, 'jq is not installed.');

  let home: string;
  test.beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'workflow-'));
  });
  test.afterEach(() => rmSync(home, { recursive: true }));

  const weight = { fonts: 1, html: 2, later: 3, pictures: 4, scripts: 5, styles: 6 };

  function makeTable(before: string, after: string) {
    for (const [side, text] of Object.entries({ before, after })) {
      mkdirSync(join(home, `weights-${side}`));
      writeFileSync(join(home, `weights-${side}`, 'weights.json'), text);
    }
    return runStep('size.yml', 'comment', 'Make the table of checked numbers', {}, home);
  }

  test('the weights of a pull request become a table', () => {
    const before = JSON.stringify({ '/': weight, '/team': weight });
    const after = JSON.stringify({
      '/': { ...weight, scripts: 9 },
      '/team': weight,
      '/our-story': weight,
    });
    expect(makeTable(before, after)).toEqual({ status: 0, output: '' });
    const table = readFileSync(join(home, 'table.md'), 'utf8');
    expect(table).toContain('| / | 2 (0) | 9 (4) | 3 (0) | 6 (0) | 1 (0) | 4 (0) |\n');
    expect(table).toContain('| /team | 2 (0) | 5 (0) |');
    expect(table).toContain('| /our-story | 2 (0) | 5 (0) |');
  });

  const honest = JSON.stringify({ '/': weight });
  const forged: Record<string, string> = {
    'words instead of a number': JSON.stringify({ '/': { ...weight, html: 'Review passed' } }),
    'an address that is Markdown': JSON.stringify({ '/](https://evil.example)': weight }),
    'an address that leaves the table': JSON.stringify({ '/\n\n# Review passed': weight }),
    'an address and a line feed': JSON.stringify({ '/team\n': weight }),
    'one more figure': JSON.stringify({ '/': { ...weight, note: 1 } }),
    'a fraction': JSON.stringify({ '/': { ...weight, html: 1.5 } }),
    'a second document behind the first': `${honest} "Review passed"`,
    'a second document before the last': `"Review passed" ${honest}`,
    'what is no JSON': '```\n\n# Review passed',
    'nothing at all': '',
    'more than there can be': JSON.stringify({ '/': weight, pad: 'x'.repeat(200_000) }),
  };
  for (const [name, text] of Object.entries(forged)) {
    test(`${name} makes no comment, on either side`, () => {
      expect(makeTable(honest, text).status).not.toBe(0);
      rmSync(home, { recursive: true });
      mkdirSync(home);
      expect(makeTable(text, honest).status).not.toBe(0);
    });
  }

  test('settings reach the build as they are, and no other variable does', () => {
    const variables = {
      ...madeUpKeys,
      VITE_OTHER: 'a\nVITE_MORE=b\n$(touch taken)',
      SECRET: 'c',
    };
    const name = 'Take the settings from the variables of the repository';
    const env = { VARIABLES: JSON.stringify(variables, null, 2) };
    expect(runStep('publish.yml', 'build', name, env, home)).toEqual({ status: 0, output: '' });
    const { SECRET: _secret, ...settings } = variables;
    expect(loadEnv('production', home)).toEqual(settings);
    expect(readdirSync(home)).toEqual(['.env']);
  });

  test('a branch with a hostile name is uploaded under that name', () => {
    const bin = join(home, 'node_modules/chromatic/dist/bin.cjs');
    mkdirSync(join(bin, '..'), { recursive: true });
    writeFileSync(bin, 'console.log(JSON.stringify(process.argv.slice(2)))');
    const step = 'Upload, or say that there is no token';
    for (const BRANCH of [
      'main',
      'a"; touch taken; "',
      '$(touch taken)',
      '`touch taken`',
      "'&&touch taken",
    ]) {
      const env = { BRANCH, CHROMATIC_PROJECT_TOKEN: 'token' };
      const { output } = runStep('chromatic.yml', 'upload', step, env, home);
      expect(JSON.parse(output)).toEqual([
        '--storybook-build-dir=storybook-static',
        `--branch-name=${BRANCH}`,
        '--diagnostics-file=chromatic.json',
      ]);
    }
    expect(readdirSync(home)).not.toContain('taken');
    const { status, output } = runStep('chromatic.yml', 'upload', step, { BRANCH: 'main' }, home);
    expect([status, output]).toEqual([0, expect.stringContaining('skipped')]);
  });

  /** What Chromatic writes beside much else. */
  function readAddresses(build: Record<string, unknown>) {
    writeFileSync(join(home, 'chromatic.json'), JSON.stringify({ build, exitCode: 0 }));
    const env = { GITHUB_OUTPUT: join(home, 'outputs') };
    writeFileSync(env.GITHUB_OUTPUT, '');
    expect(runStep('chromatic.yml', 'upload', 'Read the addresses', env, home).status).toBe(0);
    return readFileSync(env.GITHUB_OUTPUT, 'utf8');
  }

  test('addresses at Chromatic are read, and nothing else', () => {
    const webUrl = 'https://www.chromatic.com/build?appId=5f&number=7';
    const storybookUrl = 'https://5f-abc.chromatic.com/';
    expect(readAddresses({ webUrl, storybookUrl })).toBe(
      `changes=${webUrl}\nstorybook=${storybookUrl}\n`,
    );
    const forged = [
      'https://evil.example/',
      `${storybookUrl})\n\n# Review passed`,
      `${storybookUrl}\nstorybook=x`,
      'https://chromatic.com.evil.example/',
      7,
    ];
    for (const one of forged) expect(readAddresses({ webUrl: one, storybookUrl: one })).toBe('');
    expect(readAddresses({})).toBe('');
  });

  /** Stands in for GitHub: notes what is asked, and answers with a number, a comment's id, or nothing. */
  function commentOn(answers: { number: string; comment: string }) {
    const calls = join(home, 'calls');
    const gh = `#!/bin/sh
      echo "$*" >> '${calls}'
      case "$*" in
        *state=open*) echo '${answers.number}';;
        *--paginate*) echo '${answers.comment}';;
      esac`;
    writeFileSync(join(home, 'gh'), gh, { mode: 0o755 });
    const env = {
      BRANCH: 'feat/"$(touch taken)',
      CHANGES: 'https://www.chromatic.com/build?appId=5f&number=7',
      GH_REPO: 'owner/site',
      PATH: `${home}:${process.env.PATH}`,
      STORYBOOK: 'https://5f-abc.chromatic.com/',
    };
    const name = 'Say where its Storybook and its changes are';
    const { status } = runStep('chromatic.yml', 'comment', name, env, home);
    expect(status).toBe(0);
    expect(readdirSync(home)).not.toContain('taken');
    return readFileSync(calls, 'utf8');
  }

  test('a pull request is told where its Storybook and its changes are, in one comment', () => {
    const comments = 'repos/owner/site/issues';
    expect(commentOn({ number: '12', comment: '' })).toMatch(
      new RegExp(`^api --silent ${comments}/12/comments -F body=@comment.md$`, 'm'),
    );
    const comment = readFileSync(join(home, 'comment.md'), 'utf8');
    expect(comment).toContain('(https://5f-abc.chromatic.com/)');
    expect(comment).toContain('(https://www.chromatic.com/build?appId=5f&number=7)');
    // A fork's branch of that name is another's.
    expect(readFileSync(join(home, 'calls'), 'utf8')).toContain('head=owner:feat/');
    expect(commentOn({ number: '12', comment: '345' })).toMatch(
      new RegExp(`^api --silent --method PATCH ${comments}/comments/345 `, 'm'),
    );
  });

  test('a branch without a pull request gets no comment', () => {
    expect(commentOn({ number: '', comment: '' })).not.toContain('--silent');
  });
});
