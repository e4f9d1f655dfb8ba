import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { readDraft, writeDraft } from '../../src/contact/draft';
import { cleaned } from '../../src/contact/fields';
import { mailKeys } from '../../src/contact/mailService.mjs';
import { aboutSeminar } from '../../src/content/pages/seminars';
import { mailLink, phoneLink } from '../../src/lib/contactLinks';
import { openSeminars } from '../support/documents';

const address = 'kim@example.com';

/** Pasted addresses with invisible or surrounding characters. */
const pasted: Record<string, string> = {
  'a name behind it': `${address} (Kim Lee)`,
  'a name behind it, and what parts it from the next': `${address} (Kim Lee), `,
  'brackets around it': ` (${address}) `,
  'a blank without width before it, one that does not break behind': `\u200b${address}\u00a0`,
  'blanks and a line break': `\t ${address}\r\n`,
  'marks of direction': `\u202a${address}\u202c`,
  'a hyphen that is not shown': 'kim@exam\u00adple.com',
  'wide letters of a Japanese keyboard': 'ｋｉｍ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'blanks around the sign': 'kim\u00a0@ example.com',
  'the name of a contact': `Kim Larsen <${address}>`,
  'a name in quotes, and what parts it from the next': `"Larsen, Kim" <${address}>,`,
  'a link': `MAILTO:${address}`,
  'the end of a sentence': `(${address}).`,
};

for (const [what, text] of Object.entries(pasted)) {
  test(`a pasted address loses ${what}`, () => {
    expect(cleaned('user_email', text)).toBe(address);
  });
}

test('an unusual address stays as it is', () => {
  for (const own of ["o'neil+news@sub.example.com", 'kim@bücher.example', 'kim@localhost']) {
    expect(cleaned('user_email', own)).toBe(own);
  }
});

test('text beside an address does not become part of it', () => {
  for (const text of ['Kim kim@example.com', 'kim larsen@example.com', 'kim@example.com or call']) {
    expect(cleaned('user_email', text)).toContain(' ');
  }
});

test('names and messages go out as typed, and invisible characters alone are empty', () => {
  const text = ' Zoë\u200d\u00a0“Ł.” <z@example.com>,\n\n👩‍🏫 \u202bשלום\u202c; ';
  for (const name of ['user_name', 'message'] as const) {
    expect(cleaned(name, text)).toBe(text);
    expect(cleaned(name, ' \n\u200b\u00a0\u2060')).toBe('');
  }
});

const { module } = await runnerImport<typeof import('../../src/contact/send')>(
  './src/contact/send.ts',
  { configFile: false, logLevel: 'error' },
);
const { outcomeOf } = module;

test('a draft that another document of the tab has sent does not come back', () => {
  const store = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
  writeDraft({ message: 'A seat?' });
  expect(readDraft()).toEqual({ message: 'A seat?' });
  store.clear();
  expect(readDraft()).toEqual({});
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  writeDraft({ message: 'A seat?' });
  expect(readDraft(), 'without a store').toEqual({ message: 'A seat?' });
});

test('only an answer of the service decides between sent and not sent', () => {
  const answers: [answer: unknown, outcome: string][] = [
    [{ status: 200, text: 'OK' }, 'sent'],
    [{ status: 200, text: '' }, 'sent'],
    [{ status: 202, text: 'OK' }, 'sent'],
    [{ status: 204, text: '' }, 'uncertain'],
    [{ status: 400, text: 'The template ID is invalid' }, 'refused'],
    [{ status: 403, text: '' }, 'refused'],
    [{ status: 413, text: '' }, 'tooLarge'],
    [{ status: 429, text: '' }, 'busy'],
    [{ status: 500, text: 'Internal error' }, 'uncertain'],
    [{ status: 520, text: 'Web server is returning an unknown error' }, 'uncertain'],
    [{ status: 524, text: 'A timeout occurred' }, 'uncertain'],
    [{ status: 502, text: 'Bad Gateway' }, 'uncertain'],
    [{ status: 503, text: 'Service Unavailable' }, 'refused'],
    [{ status: 504, text: 'Gateway Timeout' }, 'uncertain'],
    ['The public key is required', 'refused'],
    [new TypeError('Failed to fetch'), 'uncertain'],
    [undefined, 'uncertain'],
  ];
  for (const [answer, outcome] of answers) {
    expect(outcomeOf(answer), JSON.stringify(answer)).toBe(outcome);
  }
});

/** What the library calls its settings. */
const called: Record<(typeof mailKeys)[number], string> = {
  VITE_EMAILJS_SERVICE_ID: 'service ID',
  VITE_EMAILJS_TEMPLATE_ID: 'template ID',
  VITE_EMAILJS_PUBLIC_KEY: 'public key',
};

test('without one of its settings nothing can be sent, and the library names it', {
  tag: ['@spec-7.2', '@spec-8.4'],
}, async () => {
  const example = readFileSync('.env.example', 'utf8');
  const form = { append: () => undefined, nodeName: 'FORM' };
  Object.assign(globalThis, { document: { createElement: () => form } });
  for (const missing of mailKeys) {
    expect(example, 'left unfilled').toMatch(new RegExp(`^${missing}=$`, 'm'));
    for (const name of mailKeys) process.env[name] = name === missing ? '' : 'made up';
    const { module } = await runnerImport<typeof import('../../src/contact/mail')>(
      './src/contact/mail.ts',
      { configFile: false, envDir: false, logLevel: 'error' },
    );
    const message = { user_name: '', user_email: '', message: '' };
    await expect(module.sendMail(message)).rejects.toMatch(`The ${called[missing]} is required`);
  }
});

test('the first line of a message says day, time and price as visitors read them', () => {
  const [seminar] = openSeminars as [(typeof openSeminars)[number]];
  const own = { title: 'Clay', date: '2025-04-15', start: '13:30', hours: 3, price: 165 };
  expect(aboutSeminar({ ...seminar, ...own })).toMatch(
    /^About: Clay, Tue, April 15, 2025, 1:30 – 4:30 PM PT, [A-Z].+, \$165 [^,]+$/,
  );
});

test('a mail link encodes any text, and a phone link keeps the country', () => {
  const to = 'support@northmere.example';
  expect(mailLink({ to })).toBe(`mailto:${to}`);
  expect(mailLink({ to, subject: '', body: '' })).toBe(`mailto:${to}`);
  expect(mailLink({ to, body: 'a\nb\rc\r\nd' })).toBe(`mailto:${to}?body=a%0D%0Ab%0D%0Ac%0D%0Ad`);
  const subject = 'Tax & Co? 100% “ü” 👋 #1';
  const link = new URL(mailLink({ to, subject, body: `half \ud83d` }));
  expect(link.searchParams.get('subject')).toBe(subject);
  expect(link.searchParams.get('body')).toBe('half \ufffd');
  expect(phoneLink('+1 (503) 555-0142')).toBe('tel:+15035550142');
});
