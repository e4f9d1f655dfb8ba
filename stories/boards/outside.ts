import template from '../../docs/mail-template.txt?raw';
import { company } from '../../src/content/company';
import { contactMessages } from '../fixtures/contactMessages';
import { taskPhrases } from '../heard/tasks';

/** What other programs show of a page, read from the head that the build writes. */
export interface Head {
  title: string;
  description: string;
  picture: string;
  pictureDescription: string;
  address: string;
}

/** Reads a head as a chat or a search engine does. */
export function readHead(metadata: string): Head {
  const head = new DOMParser().parseFromString(metadata, 'text/html');
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    '';
  return {
    title: head.title,
    description: meta('description'),
    picture: meta('og:image').replace(/^.*\/(?=share\/)/, ''),
    pictureDescription: meta('og:image:alt'),
    address: meta('og:url'),
  };
}

/** The parts of an entry that a calendar shows, under names that people know. */
const shown: Record<string, string> = {
  SUMMARY: 'Title',
  DTSTART: 'Begins',
  DTEND: 'Ends',
  LOCATION: 'Place',
  DESCRIPTION: 'Note',
};

/** `20250415T170000Z` as a calendar in our time zone shows it. */
const inWords = (time: string) =>
  new Date(time.replace(/^(....)(..)(.....)(..)(.*)$/, '$1-$2-$3:$4:$5')).toLocaleString(
    company.locale,
    { dateStyle: 'full', timeStyle: 'short', timeZone: company.timeZone.id },
  );

/** The first entry of a calendar file (RFC 5545), its lines put together again where they were folded. */
export function readEntry(file: string): { name: string; value: string }[] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entry = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return entry.flatMap((line) => {
    const [, property = '', text = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? [];
    const name = shown[property];
    const value = text.replaceAll('\\n', '\n').replace(/\\([,;\\])/g, '$1');
    return name ? { name, value: property.startsWith('DT') ? inWords(value) : value } : [];
  });
}

/** The mail that a message arrives as: the template that the owner pastes, filled like the service does. */
export const mail = template.replace(/\{\{(\w+)\}\}/g, (gap: string, name: string) => {
  return (contactMessages.question as Record<string, string>)[name] ?? gap;
});

/** All that is announced during the tasks that are played by ear. */
function announcedIn(phrases: unknown): string[] {
  if (typeof phrases === 'string') return /^(polite|assertive): /.test(phrases) ? [phrases] : [];
  return phrases && typeof phrases === 'object' ? Object.values(phrases).flatMap(announcedIn) : [];
}
export const announcements = [...new Set(announcedIn(taskPhrases))].map((phrase) =>
  phrase.replace(/^\w+: /, ''),
);
