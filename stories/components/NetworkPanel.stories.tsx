import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import networkPicture from '../../src/assets/originals/pages/global-network.webp?picture=panorama';
import networkNarrowPicture from '../../src/assets/originals/pages/global-network-narrow.webp?picture=wide';
import { NetworkPanel } from '../../src/components/NetworkPanel';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { edgeTexts } from '../fixtures/edgeTexts';
import { inFrame } from '../support/documents';
import { inContainer } from '../support/frames';
import { isWindowFrom } from '../support/isWindowFrom';
import { sameColors } from '../support/modes';
import { onScreen } from '../support/onScreen';

const { network } = affiliationsPage;

const meta = {
  title: 'Components/NetworkPanel',
  component: NetworkPanel,
  ...inContainer,
  args: { ...network, picture: networkPicture, narrowPicture: networkNarrowPicture },
} satisfies Meta<typeof NetworkPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The closing note, which runs on into a picture that is described. */
// Proves 2.22
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Global Network' }));
    await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Global Network');
    await expect(panel.getByText(network.text)).toBeVisible();
    await expect(panel.getByRole('img', { name: network.imageDescription })).toBeVisible();
  },
};

/** Without the picture its description and its place stay. */
export const WithoutPicture: Story = {
  parameters: inFrame(560),
  args: { picture: undefined },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: network.imageDescription });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(isWindowFrom('sm') ? 2 : 4 / 3, 1);
  },
};

/** On phones the picture is the globe alone; a long word breaks. */
export const SmallScreen: Story = {
  parameters: sameColors,
  globals: onScreen('small'),
  args: { heading: edgeTexts.word, text: edgeTexts.text },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};
