import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import specification from '../../docs/specification.md?raw';
import { Table } from '../foundations/Table';
import { notProved, readSpecification } from './sentences';

type Entry = Record<'type' | 'id' | 'title' | 'name', string> & { tags: string[] };

const checks = Object.entries(
  import.meta.glob<string>('../../tests/**/*.spec.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** Every sentence of the specification beside the stories and checks that prove it. */
export function Sections() {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    // Every Storybook publishes this list beside its frames.
    void fetch('index.json')
      .then((answer) => answer.json())
      .then((index) => setEntries(Object.values<Entry>(index.entries)));
  }, []);
  const storiesOf = (tag: string) =>
    entries
      .filter(({ type, tags }) => type === 'story' && tags.includes(tag))
      .map(({ id, title, name }) => (
        <a key={id} href={`./?path=/story/${id}`} target="_top" style={{ display: 'block' }}>
          {`${title}: ${name}`}
        </a>
      ));
  const filesOf = (tag: string) =>
    checks
      .filter(([, source]) => source.includes(`'@${tag}'`))
      .map(([file]) => <div key={file}>{file.replace('../../', '')}</div>);
  return readSpecification(specification).map(({ name, sentences }) => (
    <section key={name}>
      <Heading>{name}</Heading>
      <Table
        label={name}
        columns={['No.', 'Sentence', 'Proof']}
        rows={sentences.map(({ tag, part, says }) => [
          tag.replace('spec-', ''),
          [part && <strong key="part">{part} </strong>, says],
          [notProved[tag], storiesOf(tag), filesOf(tag)],
        ])}
      />
    </section>
  ));
}
