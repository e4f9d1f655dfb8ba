import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { from } from '../theme/mixins';
import { Picture, type PictureSource } from '../ui/Picture';

interface ErrorLayoutProps {
  /** What happened, as the h1 of the page. */
  heading: string;
  /** What to do about it, in a sentence or two. */
  text: string;
  /** Decoration. */
  picture: PictureSource;
  /** Ways on: a button first, then quieter links. */
  children: ReactNode;
}

/**
 * A whole page for when something went wrong: what happened in plain words, and the most likely way on first. It
 * takes the blame and shows no error codes.
 */
export function ErrorLayout({ heading, text, picture, children }: ErrorLayoutProps) {
  return (
    <Container
      // PageShell centers it.
      data-alone
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: 'center',
        columnGap: 8,
        rowGap: 4,
        pt: { xs: 2, md: 6.5 },
        pb: { xs: 8, md: 6.5 },
      }}
    >
      <Picture
        source={picture}
        alt=""
        sizes={`${from('container')} 35.5em, ${from('md')} 50vw, 100vw`}
        priority
        sx={(theme) => ({
          order: { md: 1 },
          aspectRatio: '4 / 3',
          borderRadius: theme.radius.picture,
        })}
      />
      <div>
        <Typography variant="h1">{heading}</Typography>
        <Typography variant="lead" sx={{ mt: 2.5, mb: 4, maxWidth: '30rem' }}>
          {text}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            // On phones one below the other, so that none stands alone in a row.
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            alignItems: { xs: 'start', sm: 'center' },
            columnGap: 3,
            rowGap: 1,
          }}
        >
          {children}
        </Box>
      </div>
    </Container>
  );
}
