import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { contactPage } from '../src/content/pages/contact';
import { notFoundPath, routes } from '../src/routes';
import { pseudo } from '../tools/content/pseudo.mjs';
import { question } from './support/contactForm';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { pseudoSiteFolder, pseudoSiteUrl } from './support/sites';
import { findFaults } from './support/textFaults';
import { type Said, saidOn, strangersIn } from './support/wordsOutside';

/**
 * The site with every word of its content marked, a third longer and in brackets: a word without marks
 * stands outside the content, two brackets side by side are put together there, and what has no room for a
 * longer language is cut.
 */

const widths = [320, 360, 390, 600, 768, 820, 899, 900, 1024, 1199, 1200, 1280, 1440];
const paths = [...routes.map(({ path }) => path), notFoundPath];

const open = (page: Page, path: string) => openPage(page, pseudoSiteUrl + path);

/** Nothing from elsewhere, nothing cut once what slides in is there; a visit goes on at the last width. */
async function expectContentAlone(page: Page, visited: readonly number[] = [1280, 320]) {
  for (const width of visited) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(strangersIn(await saidOn(page)), `${width} px`).toEqual([]);
    await expect.poll(() => findFaults(page), `${width} px`).toEqual([]);
  }
}

/** What search engines are told, without names of their own vocabulary, codes and days. */
async function toldToSearchEngines(page: Page): Promise<Said[]> {
  const codes =
    /^(@\w+|dayOfWeek|category|courseMode|courseWorkload|priceCurrency|addressCountry|\w+Date|url|image)$/;
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told: Said[] = [];
  JSON.stringify(JSON.parse(`[${data.join(',')}]`), (key, value) => {
    if (codes.test(key)) return undefined;
    if (typeof value === 'string') told.push([key, value]);
    return value;
  });
  return told;
}

for (const path of paths) {
  test(`${path} says nothing that is not content, and has room for longer words`, async ({
    page,
  }) => {
    await open(page, path);
    expect.soft(strangersIn(await saidOn(page)), 'to readers').toEqual([]);
    expect.soft(strangersIn(await toldToSearchEngines(page)), 'to search engines').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findFaults(page), `${width} px`).toEqual([]);
    }
  });
}

test('calendars say nothing that is not content', () => {
  const folder = join(pseudoSiteFolder, 'calendar');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ics'));
  const said = files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n');
    return lines.flatMap((line): Said[] => {
      const [, name = '', text = ''] =
        /^(SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME)[^:]*:(.*)$/.exec(line) ?? [];
      return text.split('\\n\\n').map((part) => [`${file} ${name}`, part]);
    });
  });
  expect(said.filter(([, text]) => text).length).toBeGreaterThan(files.length * 3);
  expect(strangersIn(said)).toEqual([]);
});

test.describe('visited from another time zone', () => {
  test.use({ viewport: { width: 320, height: 800 }, timezoneId: 'America/New_York' });

  test('the menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: pseudo(layoutText.openMenu) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectContentAlone(page, [320]);
  });

  test('seminars: chosen, registered for, copied', async ({ page }) => {
    await open(page, '/seminars?category=hr&format=live-webinar');
    await expectContentAlone(page);
    const card = page.getByRole('article').first();
    await card.getByRole('button').first().click();
    await expect(page.getByRole('button', { name: pseudo(noticeAreaText.dismiss) })).toBeVisible();
    await expectContentAlone(page);
    await card.getByRole('link').last().click();
    await expect(page.getByText(/[Ll]̇ííṅk̇/u).last()).toBeVisible();
    await expectContentAlone(page);
    await open(page, '/seminars?category=hr&format=live-webinar&month=nonsense');
    await page.keyboard.press('F8');
    await expectContentAlone(page);
  });

  test('the form: asked about a seminar, refused, failed, sent', async ({ page }) => {
    const { form } = contactPage;
    const { user_name, user_email, message } = form.fields;
    const service = await mailService(page);
    await open(page, '/contact?seminar=tax-update');
    await expectContentAlone(page);
    const field = ({ label }: { label: string }) =>
      page.getByRole('textbox', { name: pseudo(label) });
    await field(message).fill('');
    await page.getByRole('button', { name: pseudo(form.send) }).click();
    await expect(field(user_name)).toBeFocused();
    await expectContentAlone(page);
    await field(user_email).fill('nobody');
    await field(user_email).press('Enter');
    await expectContentAlone(page);
    await field(user_name).fill(question.user_name);
    await field(user_email).fill(question.user_email);
    await field(message).fill('1');
    service.answerWith('broken');
    await page.getByRole('button', { name: pseudo(form.send) }).click();
    await expect(page.getByRole('button', { name: pseudo(form.tryAgain) })).toBeVisible();
    await expectContentAlone(page);
    service.answerWith('ok');
    await page.getByRole('button', { name: pseudo(form.tryAgain) }).click();
    const sent = page.getByText(pseudo(form.status.sent)).filter({ visible: true });
    await expect(sent.first()).toBeVisible();
    await expectContentAlone(page);
  });
});
