import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { TitleBand } from '../../src/components/TitleBand';
import { pageAfter, type ReadingPage } from './readingOrder';
import { StoryLink } from './StoryLink';

interface HandbookPageProps {
  name: ReadingPage;
  lead: string;
  children: ReactNode;
}

/** A page of the handbook: looks like a page of the site, without its bar and footer. */
export function HandbookPage({ name, lead, children }: HandbookPageProps) {
  return (
    <Box component="main" sx={{ '--bar-height': '0px' }}>
      <TitleBand heading={name} lead={lead} />
      {children}
      <NextPage after={name} />
    </Box>
  );
}

/** The way on for those who read from front to back. */
function NextPage({ after }: { after: ReadingPage }) {
  const next = pageAfter(after);
  return (
    next && (
      <Container sx={{ py: { xs: 4, md: 5.5 } }}>
        <StoryLink
          story={next.story}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 1.25 }}
        >
          {`Next: ${next.name}`}
          <ArrowForwardRounded aria-hidden fontSize="small" />
        </StoryLink>
      </Container>
    )
  );
}
