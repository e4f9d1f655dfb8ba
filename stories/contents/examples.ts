import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { routeOf } from '../../src/routes';

const [seminar] = seminars;
const [leader] = team;
if (!seminar || !leader) throw new Error('The content is empty.');
const { title, words } = seminar;

type Examples = Readonly<Record<string, unknown>>;

/** What completes a text of the content, by the name that stands in its gap. */
export const examples: Examples = {
  entry: seminar,
  offered: seminars,
  leaders: team.length,
  found: 6,
  all: false,
  count: seminar.seats,
  size: 51_000,
  limit: 50_000,
  seminarTitle: title,
  pageName: routeOf('team').name,
  person: leader.name,
  name: 'Ada Reed',
  email: 'ada.reed@company.com',
  phone: company.phone,
  address: `https://${company.domain}/seminars#${seminar.slug}`,
  beginning: 'Do you teach in',
  sentence: contactPage.form.status.failed,
  control: seminarsPage.card.register,
  link: teamPage.card.email,
  weekday: words.weekday,
  day: words.day,
  time: words.start,
  format: seminarsPage.card.formats[seminar.format],
  length: words.length,
  seats: seminarsPage.card.seats(seminar.seats),
  price: words.price,
  heading: homePage.hero.heading,
  shows: homePage.hero.imageDescription,
};

/** Texts that count say something else of one alone, and of all. */
export const otherExamples: readonly Examples[] = [
  { ...examples, found: 1, leaders: 1, offered: [seminar] },
  { ...examples, all: true },
];
