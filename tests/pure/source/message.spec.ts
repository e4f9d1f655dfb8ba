import { expect, test } from '@playwright/test';
import { digestOf } from '../../../src/contact/message';

const question = {
  user_name: 'Zoë Łuczak',
  user_email: 'zoe@example.com',
  message: 'Is there a seat left? 👋',
};

// What a page of an earlier release has stored must be known again: a message that may have arrived.
test('a message has the same fingerprint in every release', () => {
  expect(digestOf(question)).toBe('1du2tstb8ic');
});

test('other words have another fingerprint, and so have the same ones in other fields', () => {
  const { user_name, user_email, message } = question;
  const others = [
    question,
    { ...question, user_name: `${user_name} ` },
    { user_name: user_email, user_email: user_name, message },
    { user_name: '', user_email: user_name + user_email, message },
    ...[...Array(5000).keys()].map((count) => ({ ...question, message: `${message}${count}` })),
  ];
  expect(new Set(others.map(digestOf)).size).toBe(others.length);
});
