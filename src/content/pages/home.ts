import { formatCount, formatPeriod } from '../../lib/format';
import { affiliations } from '../affiliations';
import { company } from '../company';
import { townAndState } from '../office';
import { type SeminarFormat, seminars } from '../seminars';
import { priceRange } from './seminars';

const days = seminars.map(({ date }) => date).sort();
const period = formatPeriod(days[0] ?? '', days.at(-1) ?? '');
const countOf = (format: SeminarFormat) =>
  formatCount(seminars.filter((seminar) => seminar.format === format).length).toLowerCase();
/** The partner that signs our certificates. */
const signer = affiliations.find(({ slug }) => slug === 'orrindale-chamber');
const seats = seminars.map((seminar) => seminar.seats);

/** A reason to choose the seminars: a small card with an icon or the faces of the leaders, or a wide one with a picture. */
export interface Feature {
  title: string;
  text: string;
  variant:
    | { kind: 'faces' }
    | { kind: 'icon'; icon: 'conversation' | 'award' | 'network'; warm: boolean }
    | { kind: 'picture'; picture: 'feature-room' | 'feature-webinar' };
}

const features: readonly Feature[] = [
  {
    title: 'Expert-Led Training',
    text: 'Every expert works in the field they teach.',
    variant: { kind: 'faces' },
  },
  {
    title: 'Interactive Sessions',
    text: 'Cases, exercises and open questions, not slide after slide.',
    variant: { kind: 'icon', icon: 'conversation', warm: true },
  },
  {
    title: 'Face-to-Face Learning',
    text: `Rooms in ${townAndState}, up to ${Math.max(...seats)} seats.`,
    variant: { kind: 'picture', picture: 'feature-room' },
  },
  {
    title: 'Live Webinars',
    text: 'Join live and ask as you go. In another time zone, the list shows your own time, too.',
    variant: { kind: 'picture', picture: 'feature-webinar' },
  },
  {
    title: 'Industry Recognition',
    text: `A certificate with date and hours, signed by us${signer ? ` and the ${signer.name}` : ''}.`,
    variant: { kind: 'icon', icon: 'award', warm: true },
  },
  {
    title: 'Professional Network',
    text: 'Meet peers who face the same questions, and keep in touch.',
    variant: { kind: 'icon', icon: 'network', warm: false },
  },
];

/** Texts of the home page. */
export const homePage = {
  hero: {
    heading: 'Transform Your Skills with Expert-Led Seminars',
    lead: `Half-day seminars in accounting, HR and IT by the business consultancy ${company.name}: ${countOf('face-to-face')} in a room in ${townAndState}, ${countOf('live-webinar')} live at your desk.`,
    action: 'Browse Seminars',
    imageDescription: 'A clay model of a seminar: an expert beside a screen of charts, fifteen listeners in rows, a camera, and a laptop where six more take part.',
  },
  features: {
    heading: 'Why Choose Our Seminars',
    lead: `${seminars.length} seminars from ${period}, at ${priceRange} a seat.`,
    items: features,
  },
  journey: {
    heading: 'Elevate Your Professional Journey',
    points: [
      'Direct interaction with industry experts',
      'Practical hands-on exercises',
      'Professional networking opportunities',
      'Recognized certification',
    ],
    action: 'View Available Seminars',
    imageDescription: 'Clay figures on a staircase that leads to a flag, a certificate with a coral seal leaning in front.',
  },
} as const;
