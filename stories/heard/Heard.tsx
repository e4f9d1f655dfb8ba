import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect, useState } from 'react';
import { readAloud, type Transcript } from './reader';

const ways = {
  whole: 'Read whole',
  headings: 'By headings',
  links: 'By links',
  fields: 'By fields and buttons',
} as const satisfies Record<keyof Transcript, string>;

interface PhrasesProps {
  heading: string;
  /** What was spoken, in order. */
  spoken: readonly string[];
  /** What must be among it; drawn bold. */
  expected?: readonly string[];
}

/** The phrases of a screen reader, one to a line. */
function Phrases({ heading, spoken, expected = [] }: PhrasesProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <Box component="ol" sx={{ pl: 5, '& li': { py: 0.25 } }}>
        {spoken.map((phrase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has been said stays as it is
          <li key={index}>
            {expected.some((words) => phrase.includes(words)) ? <strong>{phrase}</strong> : phrase}
          </li>
        ))}
      </Box>
    </section>
  );
}

interface HeardProps {
  /** The page to listen to, in its shell. */
  children: ReactNode;
  /** What must be heard, in this order. */
  expected: readonly string[];
}

/**
 * How a page sounds: has a virtual screen reader read it, then replaces it by the phrases.
 * Phrases that must be heard are bold.
 */
export function Heard({ children, expected }: HeardProps) {
  const [transcript, setTranscript] = useState<Transcript>();
  useEffect(() => {
    void readAloud(document.body).then(setTranscript);
  }, []);
  if (!transcript) return children;
  return (
    <Container component="main" sx={{ py: 3 }}>
      {(Object.keys(ways) as (keyof Transcript)[]).map((way) => (
        <Phrases key={way} heading={ways[way]} spoken={transcript[way]} expected={expected} />
      ))}
    </Container>
  );
}

interface TaskTranscriptProps {
  /** What was done, and what was spoken of it. */
  steps: readonly { does: string; spoken: readonly string[] }[];
}

/** How a task sounds. */
export function TaskTranscript({ steps }: TaskTranscriptProps) {
  return (
    <Container component="main" sx={{ py: 3 }}>
      {steps.map(({ does, spoken }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has been done stays as it is
        <Phrases key={index} heading={`${index + 1}. ${does}`} spoken={spoken} />
      ))}
    </Container>
  );
}
