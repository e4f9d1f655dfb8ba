import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ComponentNotes } from './componentNotes';
import { Words } from './Words';

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box sx={(theme) => ({ p: 3, borderRadius: theme.radius.card, bgcolor: 'background.soft' })}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

function Points({ points, tone = 'do' }: { points: readonly string[]; tone?: 'do' | 'dont' }) {
  const Icon = tone === 'do' ? CheckRounded : CloseRounded;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point) => (
        <Box key={point} component="li" sx={{ display: 'flex', gap: 1.25, typography: 'body2' }}>
          <Icon
            aria-hidden
            sx={{
              mt: 0.25,
              fontSize: '1.25rem',
              color: tone === 'do' ? 'icon.main' : 'error.main',
            }}
          />
          <Words>{point}</Words>
        </Box>
      ))}
    </Box>
  );
}

/** When not to use a component, what it does for everybody, what to do with it and what not. */
export function NotePanels({ notes }: { notes: ComponentNotes }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        mt: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
      }}
    >
      <Panel heading="When not to use it">
        <Typography component="div" variant="body2">
          <Words>{notes.notFor}</Words>
        </Typography>
      </Panel>
      <Panel heading="Accessibility">
        <Points points={notes.accessibility} />
      </Panel>
      {notes.do && (
        <Panel heading="Do">
          <Points points={notes.do} />
        </Panel>
      )}
      {notes.dont && (
        <Panel heading="Don’t">
          <Points points={notes.dont} tone="dont" />
        </Panel>
      )}
    </Box>
  );
}
