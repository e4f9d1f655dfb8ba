import type { Feature } from '../types';

const features: readonly Feature[] = [
  {
    title: 'Expert-Led Training',
    text: 'Every instructor works in the field they teach.',
    variant: { kind: 'icon', icon: 'microphone', warm: false },
  },
  {
    title: 'Interactive Sessions',
    text: 'Cases, exercises and open questions, not slide after slide.',
    variant: { kind: 'icon', icon: 'conversation', warm: true },
  },
  {
    title: 'Face-to-Face Learning',
    text: 'One room, one expert, up to 40 seats.',
    variant: { kind: 'picture', picture: 'feature-room' },
  },
  {
    title: 'Live Webinars',
    text: 'Join live and ask questions as you go.',
    variant: { kind: 'picture', picture: 'feature-webinar' },
  },
  {
    title: 'Industry Recognition',
    text: 'Your certificate is co-signed by the Orrindale Chamber.',
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
    lead: 'Practical seminars in accounting, HR and IT. Sit in the room with the expert, or join live from your desk.',
    action: 'Browse Seminars',
    imageDescription: 'A clay model of a seminar: an expert beside a screen of charts, eighteen listeners in rows, a camera, and a laptop where six more take part.',
  },
  features: {
    heading: 'Why Choose Our Seminars',
    lead: 'Taught by practitioners, with time for your questions.',
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
