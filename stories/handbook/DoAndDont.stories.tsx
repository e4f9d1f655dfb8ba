import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { CheckList } from '../../src/components/CheckList';
import { ContactTile } from '../../src/components/ContactTile';
import { FormField } from '../../src/components/FormField';
import { IconLink } from '../../src/components/IconLink';
import { IconTile } from '../../src/components/IconTile';
import { MailButton } from '../../src/components/MailButton';
import { NothingFound } from '../../src/components/NothingFound';
import { Section } from '../../src/components/Section';
import { noForcedColors } from '../kit/colors';
import { sameColors } from '../support/modes';

/** Choices that are easily made wrong, drawn both ways. When not to use a component stands on its own page. */
const meta = {
  title: 'Handbook/Do and do not',
  // The parts are photographed in both schemes where they are at home.
  parameters: { ...noForcedColors, ...sameColors },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Do' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Do not' })).toBeVisible();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Half({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card role="group" aria-label={name} sx={{ p: 3 }}>
      <Typography variant="facts" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>
    </Card>
  );
}

function Choice({ right, wrong }: { right: ReactNode; wrong: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Half name="Do">{right}</Half>
      <Half name="Do not">{wrong}</Half>
    </Box>
  );
}

/** One filled button in a group: what most visitors want. The other way on has an outline. */
export const OneFilledButton: Story = {
  render: () => (
    <Choice
      right={
        <>
          <Button>Send the message</Button>
          <Button variant="outlined">Copy it</Button>
        </>
      }
      wrong={
        <>
          <Button>Send the message</Button>
          <Button>Copy it</Button>
        </>
      }
    />
  ),
};

/** What leads somewhere is a link that says where. A button changes something on the page. */
export const LinkThatLeads: Story = {
  render: () => (
    <Choice
      right={<ButtonLink to="/seminars">See all seminars</ButtonLink>}
      wrong={<Button>Click here</Button>}
    />
  ),
};

/** Words tell what an icon means. An icon alone is for opening and closing. */
export const IconWithWords: Story = {
  render: () => (
    <Choice
      right={<IconLink icon={Phone} label="Call the office" href="#call" />}
      wrong={
        <IconButton aria-label="Call the office">
          <Phone />
        </IconButton>
      }
    />
  ),
};

/** A label stands above its field and stays. A placeholder is gone with the first letter. */
export const LabelAboveTheField: Story = {
  render: () => (
    <Choice
      right={<FormField name="city" label="City" />}
      wrong={<OutlinedInput placeholder="City" inputProps={{ 'aria-label': 'City' }} />}
    />
  ),
};

/** The size of a heading follows its role, its level the outline of the page: the two are set apart. */
export const SizeApartFromLevel: Story = {
  name: 'Font size apart from heading level',
  render: () => (
    <Choice
      right={
        <Typography component="h2" variant="h4">
          Budgeting
        </Typography>
      }
      wrong={
        <Typography component="p" sx={{ fontWeight: 700 }}>
          Budgeting
        </Typography>
      }
    />
  ),
};

/** The warm tone is for one icon of a group. Where all are warm, none stands out. */
export const OneWarmIcon: Story = {
  render: () => (
    <Choice
      right={
        <>
          <IconTile icon={Phone} />
          <IconTile icon={Place} tone="warm" />
        </>
      }
      wrong={
        <>
          <IconTile icon={Phone} tone="warm" />
          <IconTile icon={Place} tone="warm" />
        </>
      }
    />
  ),
};

/** Soft and plain sections take turns: two soft ones run into one. */
export const TonesTakeTurns: Story = {
  render: () => (
    <Choice
      right={
        <div>
          <Section tone="soft">Reasons</Section>
          <Section>Seminars</Section>
        </div>
      }
      wrong={
        <div>
          <Section tone="soft">Reasons</Section>
          <Section tone="soft">Seminars</Section>
        </div>
      }
    />
  ),
};

/** A list of ticks holds short points. What needs sentences is a paragraph. */
export const ShortPoints: Story = {
  render: () => (
    <Choice
      right={<CheckList points={['Practical exercises', 'A certificate']} />}
      wrong={
        <CheckList
          points={[
            'You practice what you have learned in exercises, which we look at together afterwards. Bring your own cases if you like.',
          ]}
        />
      }
    />
  ),
};

/** An address is a button where writing is the thing to do, and a link among other words. */
export const AddressAmongWords: Story = {
  render: () => (
    <Choice
      right={
        <Typography>
          Questions? Write to <Link href="mailto:ada@example.com">ada@example.com</Link>.
        </Typography>
      }
      wrong={
        <>
          <Typography>Questions? Write to</Typography>
          <MailButton email="ada@example.com" />
        </>
      }
    />
  ),
};

/** An empty list says why it is empty, and leads on. */
export const WayOnFromNothing: Story = {
  render: () => (
    <Choice
      right={
        <NothingFound
          text="Finance has no live webinar."
          showAll="Show all seminars"
          to="/seminars"
        />
      }
      wrong={<Typography>No results.</Typography>}
    />
  ),
};

/** A tile with an icon is a way to reach somebody. A fact that nobody can act on is plain text. */
export const TileThatActs: Story = {
  render: () => (
    <Choice
      right={
        <ContactTile icon={Phone} label="Phone">
          <Link href="tel:+15035550100">+1 (503) 555-0100</Link>
        </ContactTile>
      }
      wrong={
        <ContactTile icon={Place} label="Founded">
          In 2009
        </ContactTile>
      }
    />
  ),
};

/** A surface on a card is `inset`. A card on a card draws a second edge, and reads as a thing of its own. */
export const SurfaceOnACard: Story = {
  render: () => (
    <Choice
      right={
        <Card variant="inset" sx={{ p: 2 }}>
          Ten seats are left.
        </Card>
      }
      wrong={<Card sx={{ p: 2 }}>Ten seats are left.</Card>}
    />
  ),
};
