import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { theme } from '../../src/theme';
import { duration } from '../../src/theme/tokens';
import { Chapter } from '../handbook/Chapter';
import { Code } from '../handbook/Code';
import { FactList } from '../handbook/FactList';
import { HandbookPage } from '../handbook/HandbookPage';

function Track({
  name,
  milliseconds,
  moved,
}: {
  name: string;
  milliseconds: number;
  moved: boolean;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '4.5rem 4rem minmax(0, 1fr)', sm: '13rem 5rem minmax(0, 1fr)' },
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.heading', fontWeight: 600 }}>
        <Code>{name}</Code>
      </Typography>
      <Typography variant="facts">{`${milliseconds} ms`}</Typography>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'flex',
          p: 0.5,
          borderRadius: theme.radius.full,
          bgcolor: 'background.tile',
        })}
      >
        <Box
          data-runner
          sx={(theme) => ({
            width: 32,
            height: 32,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            marginLeft: moved ? 'calc(100% - 32px)' : 0,
            transition: theme.transitions.create('margin-left', { duration: milliseconds }),
          })}
        />
      </Box>
    </Box>
  );
}

/** How long things take to move, with a button to see it. */
export function MotionPage() {
  const [moved, setMoved] = useState(false);
  return (
    <HandbookPage
      name="Motion"
      lead="Movement answers a gesture and is over before one waits for it. Nothing on the site moves by itself."
    >
      <Chapter heading="Durations">
        <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
        <Box
          component="ul"
          aria-label="Durations"
          sx={{ display: 'grid', gap: 2, m: 0, mt: 4, p: 0, listStyle: 'none' }}
        >
          {Object.entries(duration).map(([name, milliseconds]) => (
            <Track key={name} name={name} milliseconds={milliseconds} moved={moved} />
          ))}
        </Box>
      </Chapter>
      <Chapter
        heading="Easing and restraint"
        lead="Who asks the system for less motion gets none: everything arrives at once."
        tone="soft"
      >
        <FactList
          facts={{
            'What slides in or grows': theme.transitions.easing.easeOut,
            'What changes its colour': theme.transitions.easing.easeInOut,
            'Reduced motion follows': String(theme.motion.reducedMotion),
          }}
        />
      </Chapter>
    </HandbookPage>
  );
}
