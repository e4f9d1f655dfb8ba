import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { kit } from '../../src/theme/kit';
import { denseTarget } from '../../src/theme/kit/roles';
import { target } from '../../src/theme/tokens';

/** The looks of all groups in one object, as a theme takes them. */
const dressed: Theme['components'] = Object.assign(
  {},
  ...Object.values(kit).flatMap((group) => Object.values(group)),
);

/** The theme of a site that uses every part. */
const withKit = (site: Theme): Theme => ({
  ...site,
  components: { ...site.components, ...dressed },
});

export const inKit: Decorator = (Story) => (
  <ThemeProvider theme={withKit}>
    <Story />
  </ThemeProvider>
);

/** Parts under their name; `dense` for those whose targets are 24 px. */
export function Part({
  name,
  dense,
  align = 'center',
  children,
}: {
  name: string;
  dense?: boolean;
  align?: 'start' | 'center';
  children: ReactNode;
}) {
  return (
    <Box component="section" data-dense={dense} sx={{ mb: 4 }}>
      <Box component="h2" sx={{ typography: 'h4', color: 'text.heading', mt: 0, mb: 1.5 }}>
        {name}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: align }}>{children}</Box>
    </Box>
  );
}

/** A star of a rating is a label; its own box is hidden from sight. */
const pressable =
  'a[href], button, [role=button], [role=tab], [role=option], [role=menuitem], select, .MuiRating-label, input:not([aria-hidden], .MuiRating-visuallyHidden)';

/** The height of what is pressed to reach an element: of its label, where it lies in one. */
function heightOf(element: Element) {
  const around = element.closest('label, .MuiSwitch-root, .MuiSlider-root, .MuiInputBase-root');
  const boxes = [element, ...(around ? [around] : [])].map((box) => box.getBoundingClientRect());
  return Math.round(Math.max(...boxes.map(({ height }) => height)));
}

/** Everything that is pressed is large enough (WCAG 2.5.5, and 2.5.8 where it is dense). */
export async function expectTargets(root: Element) {
  const parts = [...root.querySelectorAll(pressable)].filter((part) => part.checkVisibility());
  await expect(parts.length).toBeGreaterThan(0);
  const tooLow = () =>
    parts.flatMap((part) => {
      const least = part.closest('[data-dense], .MuiAutocomplete-endAdornment')
        ? denseTarget
        : target;
      const height = heightOf(part);
      const name = part.getAttribute('aria-label') || part.textContent || part.className;
      return height < least ? [`${name}: ${height} px, of ${least} px`] : [];
    });
  // What grows into sight is measured once it is there.
  await waitFor(() => expect(tooLow(), tooLow().join(', ')).toEqual([]));
}
