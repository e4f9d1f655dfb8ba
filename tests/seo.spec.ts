import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { company, phoneLink } from '../src/content/company';
import { address } from '../src/content/office';
import { searchText } from '../src/content/search';
import { seminars } from '../src/content/seminars';
import { team } from '../src/content/team';
import { dayInWords, timeInWords } from '../src/lib/wording';
import { revised } from '../src/prerender/revision';
import { sharePictureOf } from '../src/prerender/sharePictures';
import { notFoundRoute, routes } from '../src/routes';
import { brand } from '../src/theme/tokens';
import { addressesIn, type Node, readHead } from '../tools/live/read.mjs';
import { companyTime } from './support/companyTime';
import { openPage } from './support/openPage';
import { configuredSiteUrl, publicSiteUrl, siteFolder, siteUrl } from './support/sites';

/** What search engines, and previews of a link, read in the HTML, without running any script. */

async function head(request: APIRequestContext, url: string) {
  const html = await (await request.get(url)).text();
  return { html, ...readHead(html) };
}

const publicUrl = (path: string) => publicSiteUrl + path;

const google = 'developers.google.com/search/docs/appearance/structured-data';

/**
 * The fields that have to be there, by type, and where that is written. A place has a name and an
 * address, also where another node refers to it. A course at a set time is an event, and has what events are
 * asked for; its name is the course's.
 */
const required: Record<string, { fields: string[]; source: string }> = {
  LocalBusiness: { fields: ['name', 'address'], source: `${google}/local-business` },
  Course: { fields: ['name', 'description', 'provider'], source: `${google}/course` },
  CourseInstance: {
    fields: ['startDate', 'endDate', 'location', 'organizer', 'image'],
    source: `${google}/event`,
  },
  VirtualLocation: { fields: ['url'], source: `${google}/home-activities` },
  ListItem: { fields: ['position'], source: `${google}/carousel` },
  BreadcrumbList: { fields: ['itemListElement'], source: `${google}/breadcrumb` },
};

function everyNode(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(everyNode);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

function missingIn(nodes: Node[]) {
  return everyNode(nodes).flatMap((node) => {
    const { fields = [], source } = required[node['@type']] ?? {};
    return fields
      .filter((field) => !node[field])
      .map((field) => `${node['@type']}: ${field} (${source})`);
  });
}

for (const { path, title, description } of routes) {
  test(`${path} says what it is and where`, async ({ request }) => {
    const url = configuredSiteUrl + path;
    const withSlash = await request.get(`${url.replace(/\/$/, '')}/`);
    expect(withSlash.status()).toBe(200);
    expect(await withSlash.text()).toBe(await (await request.get(url)).text());
    const { title: titles, canonical, meta } = await head(request, url);
    expect(titles).toEqual([title]);
    expect(canonical).toEqual([publicUrl(path)]);
    expect(meta('robots')).toEqual([]);
    for (const name of ['description', 'og:description']) {
      expect(meta(name), name).toEqual([description]);
    }
    expect(meta('og:title')).toEqual([title]);
    expect(meta('og:url')).toEqual([publicUrl(path)]);
    expect(meta('og:type')).toEqual(['website']);
    expect(meta('og:site_name')).toEqual([company.name]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    expect(meta('og:image')).toEqual([publicUrl(sharePictureOf(path).path)]);
    // X reads these of Open Graph where its own are missing; twice the same costs every page.
    expect(meta('twitter:title').concat(meta('twitter:image'))).toEqual([]);
    for (const name of ['og:image:alt', 'twitter:image:alt']) {
      expect(meta(name), name).toEqual([sharePictureOf(path).description]);
    }
    expect(meta('theme-color')).toHaveLength(2);
  });
}

test('an address that leads nowhere is kept out of search engines', async ({ request }) => {
  for (const path of ['/no-such-page', '/no-such-page/', '/seminars/no-such-seminar']) {
    const url = configuredSiteUrl + path;
    expect((await request.get(url)).status(), path).toBe(404);
    const { title, canonical, meta, data } = await head(request, url);
    expect(title).toEqual([notFoundRoute.title]);
    expect(meta('robots')).toEqual(['noindex']);
    expect(canonical).toEqual([]);
    expect(data).toEqual([]);
  }
});

test('what a page says of itself follows to the next page', async ({ page }) => {
  await openPage(page, `${configuredSiteUrl}/`);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', publicUrl('/contact'));
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
});

test.describe('data for search engines', () => {
  test('follow the definitions of schema.org', async ({ request }, info) => {
    const pages = await Promise.all(
      routes.map(async ({ path }) => (await head(request, configuredSiteUrl + path)).data[0]),
    );
    const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Course', prize: 1 }] };
    const complaints = (data: unknown[]) => {
      // Written as literals, of which TypeScript refuses every property that a type does not have.
      const file = info.outputPath('data.ts');
      const lines = data.map(
        (graph, index) => `export const page${index}: Graph = ${JSON.stringify(graph)};`,
      );
      writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
      const options =
        '--noEmit --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler';
      try {
        execFileSync(process.execPath, [
          'node_modules/typescript/bin/tsc',
          ...options.split(' '),
          file,
        ]);
        return '';
      } catch (failure) {
        return String((failure as { stdout: Buffer }).stdout);
      }
    };
    expect(complaints(pages)).toBe('');
    expect(complaints([wrong]), 'the check itself').toContain('prize');
  });

  const graph = async (request: APIRequestContext, path: string) => {
    const { data } = await head(request, configuredSiteUrl + path);
    expect(data).toHaveLength(1);
    return data[0]?.['@graph'] ?? [];
  };
  const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

  for (const { path } of routes) {
    test(`${path} leaves out nothing that Google asks for`, async ({ request }) => {
      const nodes = await graph(request, path);
      expect(missingIn(nodes)).toEqual([]);

      const types = new Set(everyNode(nodes).map((node) => node['@type']));
      const asked = [...types].filter((type) => type in required);
      expect(asked, 'types with fields that are asked for').not.toEqual([]);
      for (const type of asked) {
        for (const field of required[type]?.fields ?? []) {
          const broken = JSON.parse(JSON.stringify(nodes), (_, node) => {
            if (node?.['@type'] === type) delete node[field];
            return node;
          });
          expect(missingIn(broken).join(), 'the check itself').toContain(`${type}: ${field}`);
        }
      }
    });
  }

  for (const path of ['/', '/contact']) {
    test(`${path} tells who the company is and when it can be reached`, async ({ request }) => {
      const [organization] = ofType(await graph(request, path), 'LocalBusiness');
      expect(organization).toMatchObject({
        '@id': publicUrl('/#company'),
        name: company.name,
        url: publicUrl('/'),
        email: company.supportEmail,
        telephone: phoneLink(company.phone).slice('tel:'.length),
        address: {
          streetAddress: address.street,
          addressLocality: address.town,
          addressRegion: address.region,
          postalCode: address.postalCode,
        },
        contactPoint: { contactType: searchText.support, email: company.supportEmail },
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:00',
            closes: '18:00',
          },
          { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
          { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
        ],
      });
    });
  }

  test('/seminars lists every seminar as a course, each with an address of its own on the page', async ({
    request,
    page,
  }) => {
    const nodes = await graph(request, '/seminars');
    const [list] = ofType(nodes, 'ItemList');
    const entries = list?.itemListElement as { position: number; item: Node }[];
    expect(entries.map(({ position }) => position)).toEqual(seminars.map((_, index) => index + 1));
    expect(entries.map(({ item }) => item)).toEqual(
      seminars.map(({ slug, title, description, price, format, seats, hours }) =>
        expect.objectContaining({
          '@type': 'Course',
          url: publicUrl(`/seminars#${slug}`),
          name: title,
          description,
          provider: { '@id': publicUrl('/#company') },
          offers: expect.objectContaining({ price: String(price), priceCurrency: 'USD' }),
          hasCourseInstance: expect.objectContaining({
            courseMode: format === 'live-webinar' ? 'Online' : 'Onsite',
            courseWorkload: `PT${hours}H`,
            maximumAttendeeCapacity: seats,
            organizer: { '@id': publicUrl('/#company') },
            location: {
              '@id': publicUrl(format === 'live-webinar' ? '/#online' : '/#company'),
            },
          }),
        }),
      ),
    );
    expect(ofType(nodes, 'VirtualLocation')).toEqual([
      {
        '@type': 'VirtualLocation',
        '@id': publicUrl('/#online'),
        url: publicUrl('/seminars'),
      },
    ]);
    const instances = entries.map(({ item }) => item.hasCourseInstance as Record<string, string>);
    const moments = (field: string) => instances.map((one) => new Date(one[field] ?? ''));
    expect(moments('startDate').map(companyTime)).toEqual(
      seminars.map(({ date, start }) => `${dayInWords(date)} at ${timeInWords(start)}`),
    );
    const hours = moments('endDate').map((end, index) => {
      return (Number(end) - Number(moments('startDate')[index])) / 3_600_000;
    });
    expect(hours).toEqual(seminars.map((one) => one.hours));
    const pictures = new Set(instances.map(({ image }) => image));
    expect(pictures.size, 'a picture for each').toBe(seminars.length);
    for (const image of pictures) {
      expect(existsSync(join(siteFolder, String(image).replace(publicSiteUrl, '')))).toBe(true);
    }
    await page.goto('/seminars');
    await expect(page.getByRole('article')).toHaveCount(seminars.length);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { slug } of seminars) await expect(page.locator(`article#${slug}`)).toHaveCount(1);
  });

  test('/team names the leaders', async ({ request }) => {
    const people = ofType(await graph(request, '/team'), 'Person');
    expect(people.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
      team.map(({ name, role }) => [name, role]),
    );
    for (const { image } of people) {
      expect(existsSync(join(siteFolder, String(image).replace(publicSiteUrl, '')))).toBe(true);
    }
  });

  test('every page below the first has a trail back', async ({ request }) => {
    for (const { path, name } of routes.slice(1)) {
      const [trail] = ofType(await graph(request, path), 'BreadcrumbList');
      expect(trail?.itemListElement, path).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Home', item: publicUrl('/') },
        { '@type': 'ListItem', position: 2, name, item: publicUrl(path) },
      ]);
    }
  });
});

test('search engines find every page in the sitemap', async ({ request }) => {
  const robots = await (await request.get(`${configuredSiteUrl}/robots.txt`)).text();
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`Sitemap: ${publicUrl('/sitemap.xml')}`);
  const answer = await request.get(`${configuredSiteUrl}/sitemap.xml`);
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const text = await answer.text();
  const changed = `<loc>${publicUrl('/seminars')}</loc><lastmod>${revised.toISOString().slice(0, 10)}</lastmod>`;
  expect(text).toContain(changed);
  expect(text.match(/<lastmod>/g), 'of other pages nobody knows it').toHaveLength(1);
  expect(addressesIn(text)).toEqual(routes.map(({ path }) => publicUrl(path)));
});

test('a site that was not told its address claims none', async ({ request }) => {
  const { canonical, meta, html } = await head(request, `${siteUrl}/seminars`);
  expect(canonical).toEqual([]);
  expect(meta('og:url')).toEqual([]);
  expect(meta('og:image')).toEqual(['/share/seminars.jpg']);
  expect(html).not.toContain('undefined');
  expect((await request.get(`${siteUrl}/sitemap.xml`)).status()).toBe(404);
  expect(await (await request.get(`${siteUrl}/robots.txt`)).text()).not.toContain('Sitemap');
});

test('the manifest fits the site, and its icons are there', async ({ request }) => {
  const answer = await request.get(`${siteUrl}/site.webmanifest`);
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(company.name);
  expect(new URL(manifest.start_url, answer.url()).href).toBe(`${siteUrl}/`);
  expect(manifest.theme_color).toBe(brand[500]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = imageSize(
      await (await request.get(new URL(src, answer.url()).href)).body(),
    );
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    expect((await request.get(siteUrl + icon)).status(), icon).toBe(200);
  }
});
