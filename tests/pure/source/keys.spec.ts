import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { fieldNames } from '../../../src/contact/fields';
import { mailKeys } from '../../../src/contact/mailService.mjs';
import { emptyMessage } from '../../../src/contact/message';

/** What sending a message raises where the build has all keys but one. */
async function sendWithout(missing: (typeof mailKeys)[number]) {
  const define = Object.fromEntries(
    mailKeys.map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(name === missing ? '' : 'a-key'),
    ]),
  );
  const { module } = await runnerImport<typeof import('../../../src/contact/mail')>(
    './src/contact/mail.ts',
    { configFile: false, define },
  );
  return module.sendMail(emptyMessage).then(
    () => 'sent',
    (reason: unknown) => reason,
  );
}

// The library checks its keys before it reads the form.
test.beforeAll(() => {
  Object.assign(globalThis, {
    document: { createElement: () => ({ append: () => undefined }) },
  });
});
// Checks that follow in the same process have no document, either.
test.afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

for (const name of mailKeys) {
  // Proves 8.4
  test(`without ${name} sending says that it is required`, async () => {
    const words = name.replace(/^VITE_[A-Z]+_/, '').replaceAll('_', ' ');
    expect(await sendWithout(name)).toMatch(new RegExp(`^The ${words} is required\\.`, 'i'));
  });
}

test('the template of the mail has a place for every field of the message', () => {
  const template = readFileSync('docs/mail-template.txt', 'utf8');
  const places = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(new Set(places)).toEqual(new Set(fieldNames));
});

test('.env.example lists the keys of the mail service', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const name of mailKeys) expect(example).toContain(`\n${name}=\n`);
});
