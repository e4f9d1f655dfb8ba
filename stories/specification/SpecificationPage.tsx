import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Chapter } from '../handbook/Chapter';
import { HandbookPage } from '../handbook/HandbookPage';
import { StoryLink } from '../handbook/StoryLink';
import { type StoryIndex, storyLabel } from '../handbook/storyIndex';
import { type SpecificationRow, specification, specificationRows } from './rows';

const proofCount = new Set(specificationRows.flatMap(({ proofs }) => proofs)).size;
const anchor = (number: number) => `section-${number}`;

function Contents() {
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5 }}
    >
      {specification.map(({ number, name }) => (
        <Link key={number} href={`#${anchor(number)}`} target="_self" sx={{ py: 1.25 }}>
          {`${number}. ${name}`}
        </Link>
      ))}
    </Box>
  );
}

/** Cells stand under each other where two columns find no room; roles keep them a table. */
const cell = { display: { xs: 'block', md: 'table-cell' }, verticalAlign: 'top', p: 0 } as const;

function Row({ says, proofs, note, index }: SpecificationRow & { index: StoryIndex }) {
  return (
    <Box
      component="tr"
      role="row"
      sx={{
        display: { xs: 'block', md: 'table-row' },
        '& > *': { borderTop: { md: 1 }, borderColor: { md: 'divider' } },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
      }}
    >
      <Box component="td" role="cell" sx={{ ...cell, py: 2, pr: { md: 5.5 } }}>
        <Typography sx={{ color: 'text.heading', overflowWrap: 'anywhere' }}>{says}</Typography>
        {note && (
          <Typography variant="facts" component="p" sx={{ mt: 0.5 }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box component="td" role="cell" sx={{ ...cell, pt: { xs: 0, md: 1.25 }, pb: 1.25 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {proofs.map((story) => {
            const entry = index[story];
            return (
              <li key={story}>
                <StoryLink
                  story={story}
                  variant="facts"
                  sx={{ display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
                >
                  {entry ? storyLabel(entry) : `${story}, which does not exist`}
                </StoryLink>
              </li>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

interface PartProps {
  name: string;
  rows: readonly SpecificationRow[];
  index: StoryIndex;
}

function Part({ name, rows, index }: PartProps) {
  return (
    <div>
      <Typography component="h3" variant="h4" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <Box
        component="table"
        role="table"
        aria-label={name}
        sx={{
          display: { xs: 'block', md: 'table' },
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
        }}
      >
        <Box
          component="thead"
          role="rowgroup"
          sx={{ display: { xs: 'none', md: 'table-header-group' } }}
        >
          <tr>
            {['The specification says', 'The stories that prove it'].map((heading, column) => (
              <Box
                key={heading}
                component="th"
                role="columnheader"
                scope="col"
                sx={{
                  width: column === 0 ? '62%' : '38%',
                  p: 0,
                  pb: 1,
                  textAlign: 'left',
                  typography: 'facts',
                  color: 'text.secondary',
                }}
              >
                {heading}
              </Box>
            ))}
          </tr>
        </Box>
        <Box
          component="tbody"
          role="rowgroup"
          sx={{ display: { xs: 'block', md: 'table-row-group' } }}
        >
          {rows.map((row) => (
            <Row key={row.says} {...row} index={index} />
          ))}
        </Box>
      </Box>
    </div>
  );
}

/** Every sentence of the specification beside links to the stories that prove it. */
export function SpecificationPage({ index }: { index: StoryIndex }) {
  return (
    <HandbookPage
      name="Specification"
      lead={`${specificationRows.length} sentences, word for word, and the ${proofCount} stories that prove them. Each story is also a test; a sentence without one would turn the tests red.`}
    >
      <Chapter heading="Sections">
        <Contents />
      </Chapter>
      {specification.map(({ number, name, parts }, position) => (
        <Box key={number} id={anchor(number)}>
          <Chapter heading={`${number}. ${name}`} tone={position % 2 ? 'page' : 'soft'}>
            <Box sx={{ display: 'grid', gap: { xs: 5.5, md: 8 } }}>
              {parts.map((part) => (
                <Part key={part.name} {...part} index={index} />
              ))}
            </Box>
          </Chapter>
        </Box>
      ))}
    </HandbookPage>
  );
}
