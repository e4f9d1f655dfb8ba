import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { App } from '../../src/app/App';
import { noticeAreaText } from '../../src/content/notices';
import { seminars } from '../../src/content/seminars';
import { samples } from '../fixtures/samples';
import { journey } from '../support/modes';
import { onScreen } from '../support/onScreen';
import { pageMeta } from '../support/pages';

const page = pageMeta('/seminars');

let requests: unknown[] = [];

/** Every way a script has of asking the network for something, watched before the page is drawn. */
const watchRequests = () => {
  requests = [
    spyOn(window, 'fetch'),
    spyOn(XMLHttpRequest.prototype, 'send'),
    spyOn(navigator, 'sendBeacon'),
  ];
};

const meta = {
  title: 'Flows/Registering for a seminar',
  component: App,
  ...page,
  tags: ['!autodocs'],
  parameters: { ...page.parameters, ...journey },
  beforeEach: watchRequests,
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Far enough down the page that the visitor has to scroll. */
const seminar = seminars.at(-6) ?? samples.seminar;

const register: NonNullable<Story['play']> = async ({ canvas, step, userEvent }) => {
  const button = await canvas.findByRole('button', {
    name: `Register Now ${seminar.title}`,
  });
  const area = screen.getByRole('region', { name: noticeAreaText.label });

  await step('Scroll to the seminar', async () => {
    button.scrollIntoView({ block: 'center' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(area).toHaveTextContent(/^$/);
  });
  const place = window.scrollY;

  await step('Press Register Now: the notice says so in the agreed words', async () => {
    await userEvent.click(button);
    await waitFor(() => expect(within(area).getByText('Registration Successful!')).toBeVisible());
    await expect(
      within(area).getByText(
        `You have been registered for ${seminar.title}. Check your email for details.`,
      ),
    ).toBeVisible();
  });

  await step('The visitor stays where they are: focus and page do not move', async () => {
    await expect(button).toHaveFocus();
    await expect(button).toBeEnabled();
    await expect(window.scrollY).toBe(place);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Upcoming Seminars');
  });

  await step('Since the page was opened nothing was asked for or sent anywhere', async () => {
    for (const request of requests) await expect(request).not.toHaveBeenCalled();
  });
};

/** Register Now shows a notice and does nothing else: no request, no jump, no change to the card. */
// Proves 3.1, 4.4, 7.6, 8.3
export const Desktop: Story = {
  name: 'In this window',
  play: register,
};

/** The notice leaves the pressed button in sight on a phone, too. */
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async (context) => {
    await register(context);
    const pressed = (document.activeElement as Element).getBoundingClientRect();
    const notice = screen
      .getByRole('region', { name: noticeAreaText.label })
      .getBoundingClientRect();
    await expect(notice.top >= pressed.bottom || notice.bottom <= pressed.top).toBe(true);
  },
};
