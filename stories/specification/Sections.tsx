import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import specification from '../../docs/specification.md?raw';
import { Table } from '../foundations/Table';
import { shortName, useStoryIndex } from '../support/storyIndex';
import { notProved, proves, readSpecification } from './sentences';

const checks = Object.entries(
  import.meta.glob<string>('../../tests/**/*.spec.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** The code of each story, by its file and its name. */
const stories = Object.entries(
  import.meta.glob<string>('../*/*.stories.tsx', { eager: true, import: 'default', query: '?raw' }),
).flatMap(([file, source]) =>
  source.split(/^export const /m).map((code) => ({
    key: `${file.replace('..', './stories')} ${code.slice(0, code.indexOf(':'))}`,
    code,
  })),
);

/** Every sentence of the specification beside the stories and checks that prove it. */
export function Sections() {
  const entries = useStoryIndex();
  const storiesOf = (tag: string) => {
    const keys = stories.filter(({ code }) => proves(code, tag)).map(({ key }) => key);
    return entries
      .filter(({ importPath, exportName }) => keys.includes(`${importPath} ${exportName}`))
      .map(({ id, title, name }) => (
        <div key={id}>
          <AnchorMdx href={`./?path=/story/${id}`} target="_top">
            {`${shortName(title)}: ${name}`}
          </AnchorMdx>
        </div>
      ));
  };
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
