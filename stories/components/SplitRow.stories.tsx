import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import journeyPicture from '../../src/assets/originals/pages/journey.webp?picture=wide';
import { CheckList } from '../../src/components/CheckList';
import { Picture } from '../../src/components/Picture';
import { SplitRow } from '../../src/components/SplitRow';
import { homePage } from '../../src/content/pages/home';
import { edgeTexts } from '../fixtures/edgeTexts';
import { expectToFit } from '../support/expectToFit';
import { inContainer } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { journey } = homePage;

const meta = {
  title: 'Components/SplitRow',
  component: SplitRow,
  ...inContainer,
  args: {
    heading: journey.heading,
    picture: (
      <Picture
        source={journeyPicture}
        alt={journey.imageDescription}
        sizes="(min-width: 900px) 50vw, 100vw"
        sx={{ aspectRatio: '4 / 3' }}
      />
    ),
    children: <CheckList points={journey.points} sx={{ mt: 4 }} />,
  },
} satisfies Meta<typeof SplitRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture stands left of the words, or below; the words come first for those who listen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: journey.imageDescription });
    const heading = canvas.getByRole('heading', { level: 2, name: journey.heading });
    const { left, bottom } = heading.getBoundingClientRect();
    const { right, top } = picture.getBoundingClientRect();
    await expect(right < left).toBe(isWindowFrom('md'));
    await expect(top > bottom).toBe(!isWindowFrom('md'));
    await expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** On a tablet the words stand above the picture. */
export const Tablet: Story = {
  parameters: sameColors,
  globals: onScreen('tablet'),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(picture.top).toBeGreaterThanOrEqual(list.bottom);
  },
};

/** A long word beside the picture breaks instead of pushing it aside: it keeps half the row. */
export const LongWord: Story = {
  parameters: sameColors,
  args: { heading: edgeTexts.word },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture.width).toBeGreaterThanOrEqual(heading.width);
  },
};
