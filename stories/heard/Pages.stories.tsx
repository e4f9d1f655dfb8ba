import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { App } from '../../src/app/App';
import { pageAt } from '../../src/app/pages';
import { routeOf, routes } from '../../src/routes';
import { inFrame } from '../support/documents';
import { spoken } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { Heard } from './Heard';
import { phrases } from './phrases';

const meta = {
  title: 'Heard/Pages',
  ...onSite,
  // Pages are not components.
  tags: ['!manifest'],
  render: ({ expected }) => (
    <Heard expected={expected}>
      <App />
    </Heard>
  ),
  args: { children: null, expected: [] },
  parameters: { layout: 'fullscreen', ...inFrame(640), ...spoken },
  // Where the menu is closed, its links are not read.
  globals: onScreen('desktop'),
} satisfies Meta<typeof Heard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every expected phrase is heard, in this order. */
async function expectInOrder(spoken: readonly string[], expected: readonly string[]) {
  let place = 0;
  for (const words of expected) {
    const found = spoken.findIndex((phrase, index) => index >= place && phrase.includes(words));
    await expect(found >= 0 ? words : `not heard, or too early: ${words}`).toBe(words);
    place = found;
  }
}

function heardAt(path: string, expected: readonly string[]): Story {
  return {
    args: { expected },
    loaders: [() => pageAt(path).preload()],
    parameters: { ...meta.parameters, path },
    play: async ({ canvas, step }) => {
      const listOf = async (name: string) => {
        const section = await canvas.findByRole('region', { name });
        return within(section)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
      };
      await step('Read whole: what matters is heard, in its order', async () => {
        await expectInOrder(await listOf('Read whole'), expected);
      });
      await step('By headings: one of the first level, and none without a name', async () => {
        const headings = await listOf('By headings');
        await expect(headings.filter((phrase) => phrase.endsWith('level 1'))).toHaveLength(1);
        await expect(headings.filter((phrase) => !/^heading, .+, level \d$/.test(phrase))).toEqual(
          [],
        );
      });
      await step('By links: each has a name; the pages are among them', async () => {
        const links = await listOf('By links');
        await expect(links.filter((phrase) => !/^link, ./.test(phrase))).toEqual([]);
        await expectInOrder(
          links,
          routes.map(({ name }) => `link, ${name}`),
        );
      });
      await step('By fields: each has a name of its own', async () => {
        const fields = await listOf('By fields and buttons');
        await expect(new Set(fields).size).toBe(fields.length);
        await expect(fields.filter((phrase) => !/^\w+, ./.test(phrase))).toEqual([]);
      });
    },
  };
}

/** The promise, the six reasons, and where they lead. */
export const Home: Story = heardAt(routeOf('home').path, phrases.home);

/** Choices, what is left, and each seminar with its price and its button. */
export const Seminars: Story = heardAt(routeOf('seminars').path, phrases.seminars);

/** Each leader and their role. */
export const Team: Story = heardAt(routeOf('team').path, phrases.team);

/** Each partner by name. */
export const Affiliations: Story = heardAt(routeOf('affiliations').path, phrases.affiliations);

/** Ways to reach the company, then the form, field by field. */
export const Contact: Story = heardAt(routeOf('contact').path, phrases.contact);

/** What happened, and two ways on. */
export const NotFound: Story = heardAt('/no-such-page', phrases.notFound);
