import type { Theme } from '@mui/material/styles';

/** Windows too narrow for the links of the bar, where no script can open the menu either. */
export function narrowWithoutScripts(theme: Theme): string {
  return `${theme.breakpoints.down('md')} and (scripting: none)`;
}
