import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { affiliationCategories } from '../../src/content/partnerGroups';
import { monthsOf } from '../../src/lib/seminarFilters';
import { monthInWords } from '../../src/lib/wording';
import AffiliationsPage from '../../src/pages/AffiliationsPage';
import SeminarsPage from '../../src/pages/SeminarsPage';
import TeamPage from '../../src/pages/TeamPage';
import { routeOf } from '../../src/routes';
import { extremes } from '../fixtures/extremes';
import { wholeDocument } from '../support/documents';
import { expectToFit } from '../support/expectToFit';
import { behavior, darkOnDesktop, layoutModes, noSnapshot } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { onSite } from '../support/onSite';
import { openChoices } from '../support/openChoices';

const { filter, none } = seminarsPage;

/** Pages with fewer entries, and more, than they have today. */
const meta = {
  title: 'Pages/Extremes',
  ...onSite,
  decorators: [(Story) => <main>{Story()}</main>, ...onSite.decorators],
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: routeOf('seminars').path,
    chromatic: { modes: layoutModes },
    ...wholeDocument,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const filterIn = (canvas: ReturnType<typeof within>) =>
  canvas.queryByRole('navigation', { name: filter.label });

/** Between two seasons: the page says so, and leads to somebody who listens. */
export const NoSeminars: Story = {
  render: () => <SeminarsPage offered={extremes.seminars.none} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(none.lead)).toBeVisible();
    await expect(canvas.getByRole('link', { name: none.action })).toHaveAttribute(
      'href',
      routeOf('contact').path,
    );
    await expect(filterIn(canvas)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

/** One seminar: nothing to choose from, so no filter. */
export const OneSeminar: Story = {
  render: () => <SeminarsPage offered={extremes.seminars.one} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const lead = seminarsPage.lead(extremes.seminars.one).replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(lead)).toBeVisible();
    await expect(filterIn(canvas)).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

/** Three seminars fit on one screen: no filter. */
export const ThreeSeminars: Story = {
  render: () => <SeminarsPage offered={extremes.seminars.three} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(filterIn(canvas)).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

/** Forty seminars: there are months to choose from. */
export const FortySeminars: Story = {
  render: () => <SeminarsPage offered={extremes.seminars.forty} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
    await expect(filterIn(canvas)).toBeVisible();
    await expectToFit(canvasElement);
  },
};

/** A month is chosen from forty seminars, and what is left is announced. */
export const ChooseAMonth: Story = {
  tags: ['behavior'],
  parameters: behavior,
  render: FortySeminars.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openChoices({ canvas, userEvent });
    const months = monthsOf(extremes.seminars.forty);
    const list = within(canvas.getByRole('list', { name: filter.month }));
    await expect(list.getAllByRole('link')).toHaveLength(months.length + 1);
    const [, month = ''] = months;
    await userEvent.click(list.getByRole('link', { name: monthInWords(month) }));
    const found = extremes.seminars.forty.filter(({ date }) => date.startsWith(month)).length;
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(found));
    await expect(canvas.getByRole('status')).toHaveTextContent(filter.count(found, { month }));
    await expectToFit(canvasElement);
  },
};

/** The same on a phone. */
export const ChooseAMonthOnAPhone: Story = {
  ...ChooseAMonth,
  globals: onScreen('phone'),
};

/** One leader. */
export const OneLeader: Story = {
  render: () => <TeamPage leaders={extremes.leaders.one} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(teamPage.lead(1))).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expectToFit(canvasElement);
  },
};

/** Twelve leaders; those without a portrait have a calm surface in its place, in both schemes. */
export const TwelveLeaders: Story = {
  parameters: { chromatic: { modes: darkOnDesktop } },
  render: () => <TeamPage leaders={extremes.leaders.twelve} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expectToFit(canvasElement);
  },
};

/** No partner in a field: its heading is not shown. */
export const NoPartnerInAField: Story = {
  render: () => <AffiliationsPage partners={extremes.partners.gap} />,
  play: async ({ canvas, canvasElement }) => {
    const gone = affiliationCategories.technology;
    await expect(canvas.queryByRole('heading', { name: gone })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { name: affiliationsPage.network.heading }),
    ).toBeVisible();
    await expectToFit(canvasElement);
  },
};

/** One partner in a field, and one without a logo, whose name stands alone. */
export const PartnerWithoutLogo: Story = {
  parameters: { chromatic: { modes: darkOnDesktop } },
  render: () => <AffiliationsPage partners={extremes.partners.withoutLogo} />,
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    await expectToFit(canvasElement);
  },
};

const inEachList = (texts: 'shortest' | 'longest') => (
  <>
    <SeminarsPage offered={extremes.seminars[texts]} />
    <TeamPage leaders={extremes.leaders[texts]} />
    <AffiliationsPage partners={extremes.partners[texts]} />
  </>
);

/** Every seminar, leader and partner with a name and a text of one word: the cards keep their shape. */
export const ShortestTexts: Story = {
  parameters: { chromatic: { modes: { ...layoutModes, 'light on phone': { disable: true } } } },
  render: () => inEachList('shortest'),
  play: async ({ canvas, canvasElement }) => {
    const { seminars, leaders, partners } = extremes;
    const count = seminars.shortest.length + leaders.shortest.length + partners.shortest.length;
    await expect(canvas.getAllByRole('article')).toHaveLength(count);
    await expectToFit(canvasElement);
  },
};

/** The same with names and texts that are longer than anybody has room for: nothing is cut or sideways. */
export const LongestTexts: Story = {
  parameters: { chromatic: { modes: { ...layoutModes, 'light on desktop': { disable: true } } } },
  render: () => inEachList('longest'),
  play: ShortestTexts.play,
};

/** The same on a phone. */
export const LongestTextsOnAPhone: Story = {
  ...LongestTexts,
  globals: onScreen('phone'),
  parameters: noSnapshot('"Longest texts" is photographed on a phone, too.'),
};
