import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** Shows the router's address under a story (role `status`), so that a play can see a link lead there. */
export const withAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
);
