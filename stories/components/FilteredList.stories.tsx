import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { FilteredList } from '../../src/components/FilteredList';
import { FilterLinks } from '../../src/components/FilterLinks';
import { NothingFound } from '../../src/components/NothingFound';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import { inContainer } from '../support/frames';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { filter } = seminarsPage;

const options = ['all', 'none'];

/** A list of titles, or nothing, as the address says. */
function Titles(props: Partial<Parameters<typeof FilteredList>[0]>) {
  const { search } = useLocation();
  return (
    <FilteredList
      filter={
        <FilterLinks
          label={filter.subject}
          options={options.map((label) => ({
            label,
            to: { search: `?${label}` },
            current: search === `?${label}`,
          }))}
        />
      }
      action={null}
      choice={search}
      {...props}
    >
      {search === '?none' ? (
        <NothingFound text={filter.nothing} showAll={filter.showAll} to="/?all" />
      ) : (
        seminars.map(({ title }) => (
          <Box key={title} sx={{ minHeight: 120 }}>
            <Typography>{title}</Typography>
          </Box>
        ))
      )}
    </FilteredList>
  );
}

const meta = {
  title: 'Components/FilteredList',
  component: FilteredList,
  ...inContainer,
  parameters: { ...inContainer.parameters, path: '/?all' },
  args: { filter: null, action: null, choice: '', children: null },
  // Below a bar, as on the site.
  render: () => (
    <Box sx={{ pt: 'var(--bar-clearance)' }}>
      <Titles />
    </Box>
  ),
} satisfies Meta<typeof FilteredList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filter stands above its list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const choices = canvas.getByRole('list', { name: filter.subject }).getBoundingClientRect();
    const first = canvas.getByText(String(seminars[0]?.title)).getBoundingClientRect();
    await expect(choices.bottom).toBeLessThanOrEqual(first.top);
  },
};

/** On a phone it stays in sight below the bar once one has scrolled past it. */
export const InSightOnAPhone: Story = {
  parameters: sameColors,
  globals: onScreen('phone'),
  play: async ({ canvas, step, userEvent }) => {
    const choices = canvas.getByRole('list', { name: filter.subject });
    const topOf = () => choices.getBoundingClientRect().top;
    await step('At first it lies over nothing', async () => {
      const first = canvas.getByText(String(seminars[0]?.title)).getBoundingClientRect();
      await expect(choices.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.top);
    });
    await step('Scroll down: it stays', async () => {
      window.scrollTo({ top: 1200, behavior: 'instant' });
      await expect(topOf()).toBeGreaterThan(0);
      await expect(topOf()).toBeLessThan(120);
    });
    await step('Choose: nothing is found, which shows from its beginning', async () => {
      await userEvent.click(within(choices).getByRole('link', { name: 'none' }));
      await waitFor(() => expect(canvas.getByText(filter.nothing)).toBeVisible());
      await expect(canvas.getByText(filter.nothing).getBoundingClientRect().top).toBeGreaterThan(0);
    });
    await step('Show all: the list has the focus that went with the button', async () => {
      await userEvent.click(canvas.getByRole('link', { name: filter.showAll }));
      const first = await canvas.findByText(String(seminars[0]?.title));
      await waitFor(() => expect(document.activeElement).toContainElement(first));
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
};
