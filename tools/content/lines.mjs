import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { locate } from './locate.mjs';

/** Every text of a value, by its path. @param {unknown} value @param {(string | number)[]} path @returns {(string | number)[][]} */
function pathsIn(value, path) {
  if (typeof value !== 'object' || value === null) return [path];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, [...path, isList ? (part?.slug ?? Number(key)) : key]),
  );
}

/** Names that complete a text: `['seminarTitle']`. @param {unknown} text */
function gapsOf(text) {
  const [, list = ''] = /^\(?(.*?)\)?\s*=>/s.exec(String(text)) ?? [];
  return list
    .replace(/\{[^}]*\}/g, 'entry')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** @param {unknown} value @param {readonly (string | number)[]} path */
const valueAt = (value, path) =>
  path.reduce((part, step) => {
    if (!Array.isArray(part)) return /** @type {any} */ (part)[step];
    return typeof step === 'number' ? part[step] : part.find(({ slug }) => slug === step);
  }, value);

/**
 * Where every text of the content stands, and what it is completed with, by file and path.
 *
 * @returns {Promise<Record<string, Record<string, { line: number, gaps?: string[] }>>>}
 */
async function contentLines() {
  /** @type {{ module: typeof import('./content') }} */
  const { module } = await runnerImport('./tools/content/content.ts', { configFile: false });
  const files = Object.entries(module.content).map(([file, exported]) => {
    const source = readFileSync(file, 'utf8');
    const places = pathsIn({ ...exported }, []).map((path) => {
      const { line } = locate(file, source, path);
      const value = valueAt(exported, path);
      return [
        path.join('.'),
        { line, ...(typeof value === 'function' && { gaps: gapsOf(value) }) },
      ];
    });
    return [file, Object.fromEntries(places)];
  });
  return Object.fromEntries(files);
}

/**
 * Where the repository shows a file, as far as its host writes addresses like GitHub: `…/blob/main/`.
 * Nothing for a copy that came from nowhere.
 */
function repositoryAddress() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (server && repository) return `${server}/${repository}/blob/main/`;
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const [, host, path] =
    /^(?:https:\/\/|git@)(?:[^@/]*@)?([\w.-]+)[:/](.+?)(?:\.git)?\s*$/.exec(stdout ?? '') ?? [];
  return host && path ? `https://${host}/${path}/blob/main/` : '';
}

const name = 'virtual:content-lines';

/**
 * Tells the Contents page of Storybook where each text stands.
 *
 * @returns {import('vite').Plugin}
 */
export function contentLinesPlugin() {
  /** @type {Awaited<ReturnType<typeof contentLines>> | undefined} */
  let built;
  return {
    name: 'content-lines',
    // Before the pictures: while a first build encodes them no file is read, and Vite gives up after 60 s.
    async buildStart() {
      if (this.environment.mode === 'build') built = await contentLines();
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const lines = JSON.stringify(built ?? (await contentLines()));
      return `export const lines = ${lines}; export const repository = ${JSON.stringify(repositoryAddress())};`;
    },
  };
}
