import { proofs } from 'virtual:proofs';
import Box from '@mui/material/Box';
import { AnchorMdx, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import text from '../../docs/specification.md?raw';
import { readSpecification, type SpecificationRow } from './rows';

/** The whole specification, sections 2 to 9. */
export const specification = readSpecification(text);

type Proof = (typeof proofs)[number];

interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
}

/** All stories, which every Storybook publishes beside its frames. */
function useStories(): readonly Entry[] {
  const [stories, setStories] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setStories(Object.values(entries)),
      );
  }, []);
  return stories;
}

interface ProofProps {
  proof: Proof;
  stories: readonly Entry[];
}

function ProofLink({ proof: { file, name }, stories }: ProofProps) {
  if (file.startsWith('tests/')) {
    return (
      <>
        <code>{file.replace(/^.*\//, '')}</code>: {name}
      </>
    );
  }
  const story = stories.find(
    ({ importPath, exportName }) => importPath === `./${file}` && exportName === name,
  );
  return (
    story && (
      <AnchorMdx href={`./?path=/story/${story.id}`} target="_top">
        {`${story.title}: ${story.name}`}
      </AnchorMdx>
    )
  );
}

interface RowProps extends SpecificationRow {
  stories: readonly Entry[];
}

function Row({ number, says, note, stories }: RowProps) {
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
        {proofs
          .filter(({ rows }) => rows.includes(number))
          .map((proof) => (
            <li key={proof.file + proof.name}>
              <ProofLink proof={proof} stories={stories} />
            </li>
          ))}
      </Box>
    </Box>
  );
}

/** Every sentence of the specification, section by section, beside the stories and tests that prove it. */
export function Sections() {
  const stories = useStories();
  return specification.map(({ name, parts }) => (
    <section key={name}>
      <Heading>{name}</Heading>
      {parts.map((part) => (
        <div key={part.rows[0]?.number}>
          {part.name && <Subheading>{part.name}</Subheading>}
          {part.rows.map((row) => (
            <Row key={row.number} {...row} stories={stories} />
          ))}
        </div>
      ))}
    </section>
  ));
}
