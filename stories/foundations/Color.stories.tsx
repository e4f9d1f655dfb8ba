import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import logo from '../../src/assets/logos/logo.svg?raw';
import logoReverse from '../../src/assets/logos/logo-reverse.svg?raw';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { behavior } from '../support/modes';
import { contrastPairs, needed } from './contrastPairs';
import { roles } from './palette';

const schemes = ['light', 'dark'] as const;

/** Roles that `sx` does not know as colors. */
const variable = (role: string) => `var(--mui-palette-${role.replaceAll('.', '-')})`;

/** Every two colors that meet, drawn in both schemes: words as words, marks as a ring. */
function ContrastPairs() {
  const lists = schemes.map((scheme) => (
    <Box key={scheme} component="ul" data-color-scheme={scheme} sx={{ m: 0, p: 0 }}>
      {contrastPairs.map(({ color, on, kind, where, instead }) => (
        <Box
          key={`${color} ${on}`}
          component="li"
          data-exempt={Boolean(instead)}
          data-kind={kind}
          sx={{ minHeight: 40, p: 1, listStyle: 'none', overflowWrap: 'anywhere' }}
          style={{ color: variable(color), backgroundColor: variable(on) }}
        >
          {kind === 'mark' ? (
            <Box
              role="img"
              aria-label={where}
              sx={{ width: 24, height: 24, border: 3, borderRadius: '50%' }}
            />
          ) : (
            <Box component="span" sx={{ typography: kind === 'large' ? 'price' : 'body2' }}>
              {where}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  ));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>{lists}</Box>
  );
}

const meta = {
  title: 'Foundations/Color contrast',
  id: 'foundations-color',
  tags: ['!autodocs', 'behavior'],
  parameters: behavior,
  render: () => <ContrastPairs />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The color of the words of a logo: the last that its file fills anything with. */
const wordColor = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].at(-1)?.[1] ?? '';

/** Every two colors that meet stand far enough apart, measured as the browser draws them. */
export const Contrast: Story = {
  play: async ({ canvas, step }) => {
    await step('Words, and what is only seen, in both schemes', async () => {
      const pairs = canvas.getAllByRole('listitem');
      await expect(pairs).toHaveLength(schemes.length * contrastPairs.length);
      for (const pair of pairs) {
        if (pair.dataset.exempt === 'true') continue;
        const { color, backgroundColor } = getComputedStyle(pair);
        const least = needed[pair.dataset.kind as keyof typeof needed];
        await expect(getContrastRatio(color, backgroundColor)).toBeGreaterThanOrEqual(least);
      }
    });
    await step('No color of words, icons or surfaces is left out', async () => {
      const measured = new Set(contrastPairs.flatMap(({ color, on }) => [color, on]));
      const visible = roles
        .map(({ role }) => role)
        .filter((role) =>
          /^(text|background|link|icon|button)\.|\.contrastText$|^ring|^mark$/.test(role),
        );
      await expect(visible.filter((role) => !measured.has(role))).toEqual([]);
    });
    await step('The words of the logo, which is a picture', async () => {
      for (const [file, surface] of [
        [logo, lightPalette.background.default],
        [logo, lightPalette.background.band],
        [logoReverse, darkPalette.background.default],
        [logoReverse, lightPalette.background.panel],
      ] as const) {
        await expect(getContrastRatio(wordColor(file), surface)).toBeGreaterThan(needed.text);
      }
    });
  },
};
