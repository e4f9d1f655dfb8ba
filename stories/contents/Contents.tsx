import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import { Heading } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useId, useState } from 'react';
import { Table } from '../foundations/Table';

const modules = import.meta.glob<object>('../../src/content/**/*.ts', { eager: true });

/** Read by code alone. */
const isTechnical = (key: string, slug?: string) =>
  (slug ? /^(slug|category|format)$/ : /^(id|key|kind|icon|picture)$/).test(key);

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

const files = Object.entries(modules).map(([path, exported]) => ({
  file: path.replace('../../', ''),
  entries: Object.entries(exported)
    .filter(([, value]) => typeof value !== 'function')
    .flatMap(([key, value]) => entriesOf(value, [key])),
}));

/** Every text of the site by the file it stands in, to search. */
export function Contents() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.toLowerCase());
  const found = files
    .map(({ file, entries }) => ({
      file,
      entries: entries.filter((entry) => entry.join(' ').toLowerCase().includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <FormLabel htmlFor={id} sx={{ display: 'block' }}>
        Search all words
      </FormLabel>
      <InputBase id={id} type="search" onChange={(event) => setTyped(event.target.value)} />
      <p role="status">{found.flatMap(({ entries }) => entries).length} texts</p>
      {found.map(({ file, entries }) => (
        <section key={file}>
          <Heading>{file}</Heading>
          <Table label={`Words of ${file}`} columns={['Entry', 'Words']} rows={entries} />
        </section>
      ))}
    </>
  );
}
