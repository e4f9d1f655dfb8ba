import type { Components, Theme } from '@mui/material/styles';

/** Text by role: headings and prices in ink, facts muted. Roles of ours are paragraphs. */
export const text: Components<Theme> = {
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', price: 'p', facts: 'p' } },
    variants: [
      ...(['hero', 'h1', 'h2', 'h3', 'h4', 'price'] as const).map((variant) => ({
        props: { variant },
        style: ({ theme }: { theme: Theme }) => ({ color: theme.vars.palette.text.heading }),
      })),
      {
        props: { variant: 'facts' },
        style: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      },
    ],
  },
};
