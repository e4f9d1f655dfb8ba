import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect } from 'storybook/test';
import { screens } from '../../src/theme/tokens';

const text = 'Face-to-face seminars';

const meta = {
  title: 'Broken',
  render: () => <main>{text}</main>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is broken: red means something only where this is green. */
export const Sound: Story = {};

export const AssertsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text));
  },
};

export const MissingText: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody wrote this')).toBeVisible();
  },
};

export const ThrowsWhileDrawn: Story = {
  render: () => {
    throw new Error('Thrown while drawn');
  },
};

const Throwing = (): never => {
  throw new Error('Thrown in a boundary');
};

export const ThrowsInBoundary: Story = {
  render: () => (
    <main>
      {text}
      <ErrorBoundary fallback={null}>
        <Throwing />
      </ErrorBoundary>
    </main>
  ),
};

export const ConsoleError: Story = {
  render: () => {
    console.error('Said on the console');
    return <main>{text}</main>;
  },
};

function Forgetful() {
  useEffect(() => {
    void Promise.reject(new Error('Rejected in an effect'));
  }, []);
  return <main>{text}</main>;
}

export const UnhandledRejection: Story = { render: () => <Forgetful /> };

export const ThrowsInHandler: Story = {
  render: () => (
    <button
      type="button"
      onClick={() => {
        throw new Error('Thrown in a handler');
      }}
    >
      {text}
    </button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const AxeViolation: Story = {
  render: () => (
    <main>
      {text}
      <button type="button" />
    </main>
  ),
};

export const AxeCrash: Story = {
  parameters: { a11y: { context: '#nowhere' } },
};

export const PageWithoutMain: Story = {
  parameters: { a11y: { context: 'html' } },
  render: () => <h1>{text}</h1>,
};

export const WrongViewport: Story = {
  play: async () => {
    await expect(window.innerWidth).toBe(screens.phone.width);
  },
};

export const UnknownViewport: Story = {
  globals: { viewport: { value: 'fone', isRotated: false } },
};

export const UnmockedRequest: Story = {
  play: async ({ canvas }) => {
    await fetch('https://mail.example/send').catch(() => undefined);
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Its color ignores the scheme. */
export const LowContrastInTheDark: Story = {
  render: () => (
    <Box component="main" sx={{ bgcolor: 'background.default', color: '#000000' }}>
      {text}
    </Box>
  ),
};

export const InvisibleWords: Story = {
  render: () => (
    <Box component="main" sx={{ bgcolor: 'background.paper', color: 'background.paper' }}>
      {text}
    </Box>
  ),
};

/** Dark on dark in the scheme that is not drawn. */
export const InvisibleInTheDark: Story = {
  render: () => (
    <Box component="main" sx={{ bgcolor: 'background.default', color: '#071d24' }}>
      {text}
    </Box>
  ),
};

export const LowContrastWhenHovered: Story = {
  render: () => (
    <main>
      <Box component="a" href="/" sx={{ '&:hover': { color: '#dddddd' } }}>
        {text}
      </Box>
    </main>
  ),
};

export const UndeclaredVariable: Story = {
  render: () => (
    <Box component="main" className="MuiBox-root" sx={{ color: 'var(--mui-palette-nothing)' }}>
      {text}
    </Box>
  ),
};

export const UndefinedInStyle: Story = {
  render: () => (
    <Box component="main" sx={{ border: `1px solid ${undefined}` }}>
      {text}
    </Box>
  ),
};

export const TooWide: Story = {
  render: () => (
    <Box component="main" sx={{ width: screens.small.width * 2 }}>
      {text}
    </Box>
  ),
};

export const CutOff: Story = {
  render: () => (
    <Box component="main" sx={{ width: 100, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  ),
};

/** The theme ends every movement of a style at once; a script has to ask the reader itself. */
export const MovesDespiteTheReader: Story = {
  render: () => (
    <main
      ref={(element) => {
        element?.animate({ translate: ['100px 0', '0 0'] }, 2000);
      }}
    >
      {text}
    </main>
  ),
};

export const AwaitsNothing: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await step('Wait for the impossible', () => new Promise(() => undefined));
  },
};

export const KeepsBusy: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await step('Count to the end', () => {
      const end = Date.now() + 1_000_000_000;
      while (Date.now() < end);
    });
  },
};
