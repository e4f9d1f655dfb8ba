import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Code } from './Code';

interface Bar {
  name: string;
  /** What the length stands for, in words. */
  value: string;
  /** In CSS pixels, or in whatever the longest of them is measured in. */
  length: number;
}

interface BarsProps {
  bars: readonly Bar[];
  /** Length that fills the row; without it a bar is drawn in CSS pixels. */
  full?: number;
}

/** Lengths under each other, drawn to scale. */
export function Bars({ bars, full }: BarsProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {bars.map(({ name, value, length }) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '13rem 5rem minmax(0, 1fr)' },
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.heading', fontWeight: 600 }}>
            <Code>{name}</Code>
          </Typography>
          <Typography variant="facts" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
          <Box
            aria-hidden
            sx={(theme) => ({
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              height: 24,
              maxWidth: '100%',
              borderRadius: theme.radius.ring,
              bgcolor: 'primary.main',
              '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
            })}
            style={{ width: full ? `${(length / full) * 100}%` : length }}
          />
        </Box>
      ))}
    </Box>
  );
}
