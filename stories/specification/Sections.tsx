import { AnchorMdx, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { type SpecificationRow, specification } from './rows';

type StoryIndex = Readonly<Record<string, { title: string; name: string }>>;

/** Titles and names of all stories, which every Storybook publishes beside its frames. */
function useStoryIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({});
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json())
      .then(({ entries }: { entries: StoryIndex }) => setIndex(entries));
  }, []);
  return index;
}

/** Headings and widths of the columns. */
const columns = {
  'No.': '4.5em',
  'The specification says': 'auto',
  'The stories that prove it': '38%',
};

interface RowProps extends SpecificationRow {
  /** Section and place in it, `4.12`: the address of the row, too. */
  number: string;
  index: StoryIndex;
}

function Row({ number, says, note, proofs, index }: RowProps) {
  const { channel } = useContext(DocsContext);
  return (
    <tr
      id={number}
      // Back returns to the row that one has left by one of its links.
      onClickCapture={() => channel.emit(NAVIGATE_URL, `#${number}`)}
    >
      <td>
        <AnchorMdx href={`#${number}`} target="_self">
          {number}
        </AnchorMdx>
      </td>
      <td>
        {says}
        {note && <em style={{ display: 'block' }}>{note}</em>}
      </td>
      <td>
        {proofs.map((story) => (
          <span key={story} style={{ display: 'block' }}>
            <AnchorMdx href={`./?path=/story/${story}`} target="_top">
              {index[story] ? `${index[story].title}: ${index[story].name}` : story}
            </AnchorMdx>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** Every sentence of the specification, section by section, beside the stories that prove it. */
export function Sections() {
  const index = useStoryIndex();
  return specification.map(({ number, name, parts }) => {
    const numbered = parts.flatMap(({ rows }) => rows);
    return (
      <section key={number}>
        <Heading>{`${number}. ${name}`}</Heading>
        {parts.map((part) => (
          <div key={part.name}>
            <Subheading>{part.name}</Subheading>
            <table
              aria-label={part.name}
              style={{ tableLayout: 'fixed', width: '100%', overflowWrap: 'anywhere' }}
            >
              <thead>
                <tr>
                  {Object.entries(columns).map(([column, width]) => (
                    <th key={column} scope="col" style={{ width, textAlign: 'start' }}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {part.rows.map((row) => (
                  <Row
                    key={row.says}
                    {...row}
                    number={`${number}.${numbered.indexOf(row) + 1}`}
                    index={index}
                  />
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </section>
    );
  });
}
