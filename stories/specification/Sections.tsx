import Box from '@mui/material/Box';
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

interface RowProps extends SpecificationRow {
  /** Section and place in it, `4.12`: the address of the row, too. */
  number: string;
  index: StoryIndex;
}

function Row({ number, says, note, proofs, index }: RowProps) {
  const { channel } = useContext(DocsContext);
  // Back returns to the row that one has left by one of its links.
  const remember = () => channel.emit(NAVIGATE_URL, `#${number}`);
  return (
    <Box
      id={number}
      onClickCapture={remember}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '3rem 1fr', md: '3rem 3fr 2fr' },
        columnGap: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <p>
        <AnchorMdx href={`#${number}`} target="_self">
          {number}
        </AnchorMdx>
      </p>
      <div>
        <p>{says}</p>
        {note && (
          <p>
            <em>{note}</em>
          </p>
        )}
      </div>
      <Box component="ul" aria-label="What proves it" sx={{ gridColumnStart: { xs: 2, md: 3 } }}>
        {proofs.map((proof) => (
          <li key={proof}>
            {proof.endsWith('.ts') ? (
              <code>{proof}</code>
            ) : (
              <AnchorMdx href={`./?path=/story/${proof}`} target="_top">
                {index[proof] ? `${index[proof].title}: ${index[proof].name}` : proof}
              </AnchorMdx>
            )}
          </li>
        ))}
      </Box>
    </Box>
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
            {part.rows.map((row) => (
              <Row
                key={row.says}
                {...row}
                number={`${number}.${numbered.indexOf(row) + 1}`}
                index={index}
              />
            ))}
          </div>
        ))}
      </section>
    );
  });
}
