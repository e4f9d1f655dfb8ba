import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Heading } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useId, useState } from 'react';
import { routes } from '../../src/routes';
import { Table } from '../foundations/Table';

const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '../../src/routes.ts'], {
  eager: true,
});

/** What shows the words of a file, where it is not called after a page. */
const shownBy: Record<string, string> = {
  errors: 'story/pages-not-found--desktop',
  notices: 'docs/foundations-writing--docs',
  routes: 'docs/pages-around-the-page--docs',
  seminarTitles: 'story/pages-seminars--desktop',
};

/** Read by code alone. The titles of seminars stand in a file of their own. */
const isTechnical = (key: string, slug?: string) =>
  (slug ? /^(slug|category|format|title)$/ : /^(id|key|kind|icon|picture)$/).test(key);

type Entry = [name: string, words: string];

/** All words in a value, those of its parts included. A text with a gap has … in it. */
function entriesOf(value: unknown, names: readonly string[]): Entry[] {
  if (typeof value === 'function') return entriesOf(value('…'), names);
  if (typeof value === 'string' || typeof value === 'number') {
    return [[names.join(', '), String(value)]];
  }
  if (typeof value !== 'object' || !value) return [];
  const { slug } = value as { slug?: string };
  return Object.entries(value)
    .filter(([key]) => !isTechnical(key, slug))
    .flatMap(([key, part]) => {
      const place = Array.isArray(value) ? (part.slug ?? String(Number(key) + 1)) : key;
      return entriesOf(part, [...names, place]);
    });
}

const files = Object.entries(modules).map(([path, exported]) => {
  const name = path.replace(/^.*\/|\.ts$/g, '');
  const page = routes.find(({ key }) => key === name)?.key ?? 'contact';
  return {
    file: path.replace('../../', ''),
    shown: shownBy[name] ?? `story/pages-${page}--desktop`,
    entries: Object.entries(exported)
      .filter(([, value]) => typeof value !== 'function')
      .flatMap(([key, value]) => entriesOf(value, [key])),
  };
});

/** Every text of the site by the file it stands in, to search. */
export function Contents() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.toLowerCase());
  const found = files
    .map(({ entries, ...place }) => ({
      ...place,
      entries: entries.filter((entry) => entry.join(' ').toLowerCase().includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <InputLabel htmlFor={id}>Search all words</InputLabel>
      <OutlinedInput id={id} type="search" onChange={(event) => setTyped(event.target.value)} />
      <p role="status">{found.flatMap(({ entries }) => entries).length} texts</p>
      {found.map(({ file, shown, entries }) => (
        <section key={file}>
          <Heading>{file}</Heading>
          <a href={`./?path=/${shown}`} target="_top">
            See them on the page
          </a>
          <Table label={`Words of ${file}`} columns={['Entry', 'Words']} rows={entries} />
        </section>
      ))}
    </>
  );
}
