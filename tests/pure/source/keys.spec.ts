import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { emptyMessage } from '../../../src/contact/message';

const names = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'] as const;
const required = {
  SERVICE_ID: /^The service ID is required\./,
  TEMPLATE_ID: /^The template ID is required\./,
  PUBLIC_KEY: /^The public key is required\./,
};

/** What sending a message raises where the build has all keys but one. */
async function sendWithout(missing: (typeof names)[number]) {
  const define = Object.fromEntries(
    names.map((name) => [
      `import.meta.env.VITE_EMAILJS_${name}`,
      JSON.stringify(name === missing ? '' : 'a-key'),
    ]),
  );
  const { module } = await runnerImport<typeof import('../../../src/contact/emailjs')>(
    './src/contact/emailjs.ts',
    { configFile: false, define },
  );
  return module.sendByEmailjs(emptyMessage).then(
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

for (const name of names) {
  // Proves 8.4
  test(`without VITE_EMAILJS_${name} sending says that it is required`, async () => {
    expect(await sendWithout(name)).toMatch(required[name]);
  });
}
