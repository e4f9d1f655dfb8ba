import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ICAL from 'ical.js';
import sharp from 'sharp';
import manifest from '../../package.json' with { type: 'json' };
import { affiliationCategories, affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { address, addressLine, onTheDay } from '../../src/content/office';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { homePage } from '../../src/content/pages/home';
import { calendarText } from '../../src/content/pages/seminars';
import { calendarPath } from '../../src/content/routes';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { phoneLink } from '../../src/lib/contactLinks';
import { sharePictureOf } from '../../src/prerender/sharePictures';
import { endOf, startOf } from '../../src/seminar/times';
import { lightPalette } from '../../src/theme/palette';
import { fixed } from '../../tools/content/specification';
import { headersFor, parseHeaders } from '../../tools/serve.mjs';
import {
  allIn,
  documentOf,
  documents,
  folder,
  hasDark,
  isThere,
  notFound,
  openSeminars,
  pages,
  read,
  siteUrl,
} from '../support/documents';
import { expect, test } from '../support/test';

/* What the build writes, read as files: no browser is needed. */

test('each page names its title, description, address and picture for search engines and chats', async () => {
  for (const { path, title, description } of documents) {
    const html = documentOf(path);
    const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g);
    const picture = sharePictureOf(path);
    const addresses = path === notFound.path ? [] : [siteUrl + path];
    expect(allIn(html, /<title>(.*?)<\/title>/g), path).toEqual([title]);
    expect(allIn(html, /<link rel="canonical" href="([^"]*)"/g), path).toEqual(addresses);
    const told = {
      description,
      ...(addresses[0] ? { 'og:url': addresses[0] } : { robots: 'noindex' }),
      'og:title': title,
      'og:description': description,
      'theme-color': lightPalette.background.band,
      'og:site_name': company.name,
      'og:type': 'website',
      'og:image': siteUrl + picture.path,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': picture.description,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': picture.description,
    };
    expect(Array.from(metas, ([, name, value]) => [name, value])).toEqual(Object.entries(told));
    const size = await sharp(join(folder, picture.path)).metadata();
    expect(size).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

const theCompany = { '@id': `${siteUrl}/#company` };

/** The structured data of a page. Each `@id` in it is that of the company. */
function dataOf(path: string) {
  const [json = ''] = allIn(
    documentOf(path),
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  expect(new Set(allIn(json, /"@id":"([^"]*)"/g)), path).toEqual(new Set([theCompany['@id']]));
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context, path).toBe('https://schema.org');
  return graph;
}

const place = {
  '@type': 'LocalBusiness',
  ...theCompany,
  name: company.name,
  url: `${siteUrl}/`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
};

test('search engines read the same of the company as visitors', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours = [
    { dayOfWeek: weekdays, opens: '09:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
  ];
  const whole = {
    ...place,
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + sharePictureOf('/').path,
    email: company.supportEmail,
    telephone: phoneLink(company.phone).replace('tel:', ''),
    openingHoursSpecification: hours.map((of) => ({ '@type': 'OpeningHoursSpecification', ...of })),
  };
  for (const path of ['/', '/contact']) expect(dataOf(path), path).toEqual([whole]);
});

test('search engines read the same of seminars as visitors', () => {
  const [teacher, list, ...others] = dataOf('/seminars');
  expect(teacher).toEqual(place);
  expect(others).toEqual([]);
  expect(list['@type']).toBe('ItemList');
  expect(list.itemListElement).toHaveLength(seminars.length);
  for (const [index, seminar] of seminars.entries()) {
    const isOnline = seminar.format === 'live-webinar';
    const { name, profession } = seminar.teacher;
    const { position, item } = list.itemListElement[index];
    expect(position).toBe(index + 1);
    expect(item, seminar.title).toEqual({
      '@type': 'Course',
      url: `${siteUrl}/seminars#${seminar.slug}`,
      name: seminar.title,
      description: seminar.description,
      provider: theCompany,
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: String(seminar.price),
        priceCurrency: company.currency,
        ...(seminar.full && { availability: 'https://schema.org/SoldOut' }),
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        startDate: expect.stringMatching(`^${seminar.date}T${seminar.start}:00[-+]`),
        endDate: expect.any(String),
        courseWorkload: `PT${seminar.hours}H`,
        maximumAttendeeCapacity: seminar.seats,
        courseMode: isOnline ? 'Online' : 'Onsite',
        ...(!isOnline && { location: theCompany }),
        organizer: theCompany,
        instructor: { '@type': 'Person', name, jobTitle: profession },
        image: expect.stringMatching(`^${siteUrl}/assets/${seminar.slug}-[\\w-]{6}-\\d+\\.avif$`),
      },
    });
    const { startDate, endDate } = item.hasCourseInstance;
    expect(new Date(startDate)).toEqual(startOf(seminar));
    expect(new Date(endDate)).toEqual(endOf(seminar));
  }
});

/** The paths of files and pages that a document names in any way, fragments included. */
function namedIn(html: string) {
  const onSite = html.replaceAll(siteUrl, '').replaceAll('&quot;', '"');
  const links = allIn(onSite, /href="([/#][^"]*)"/g);
  const files = allIn(onSite, /(?<=["( ,])(\/[\w./~-]+\.\w+)(?=["), ])/g);
  return [...new Set([...links, ...files])];
}

test('all that pages name is there: files, pages and places on them', () => {
  const misses = documents.flatMap(({ path }) =>
    namedIn(documentOf(path))
      .filter((link) => {
        const [address = '', place] = link.split('#');
        const target = address.replace(/\?.*/, '') || path;
        return !isThere(target) || (place && !documentOf(target).includes(` id="${place}"`));
      })
      .map((link) => `${link} on ${path}`),
  );
  expect(misses).toEqual([]);
  for (const { path } of documents) {
    const html = documentOf(path);
    const ids = allIn(html, / (?:aria-\w+by|commandfor|for)="([^"]+)"/g).join(' ');
    const missing = ids.split(' ').filter((id) => !html.includes(` id="${id}"`));
    expect(missing, path).toEqual([]);
  }
  expect(namedIn(documentOf('/seminars')).length).toBeGreaterThan(150);
  expect(isThere('/assets/gone.js') || isThere('/gone')).toBe(false);
  for (const { path } of pages.slice(1)) {
    expect(read(`${path}/index.html`), 'with a closing slash').toBe(documentOf(path));
  }
  const { icons, start_url: start, theme_color: color } = JSON.parse(read('site.webmanifest'));
  expect([start, color]).toEqual(['.', fixed.brandColor]);
  for (const { src } of icons) expect(isThere(`/${src}`), src).toBe(true);
});

test('search engines find every page in the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const listed = allIn(sitemap, /<loc>(.*?)<\/loc>/g);
  expect(listed).toEqual(pages.map(({ path }) => siteUrl + path));
});

// `watch` sees in a browser that the policy allows what pages use.
test('a policy without unsafe ways stands before all else in each page, the rest in the headers', () => {
  const headers = headersFor(parseHeaders(read('_headers')), '/no-such-page');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  const start =
    '<head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="';
  const policy = [
    "default-src 'none'; script-src 'self' #; style-src 'self' # #; img-src 'self' data:; font-src 'self'",
    "manifest-src 'self'; connect-src 'self' https://api.emailjs.com; base-uri 'none'; form-action 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
  for (const { path } of documents) {
    const html = documentOf(path).replaceAll(/'sha256-[\w+/]{43}='/g, '#');
    expect(html, path).toContain(`${start}${policy}">`);
    const body = html.slice(html.indexOf('<body'));
    // Cloudflare would replace the addresses of a page by code.
    expect(body, path).toMatch(/^<body><!--email_off-->.*<!--\/email_off--><\/body>/s);
  }
});

test('each document fits its device, has icons, and fetches pictures of one scheme', () => {
  for (const { path } of documents) {
    const html = documentOf(path);
    expect(html, path).toContain('content="width=device-width, initial-scale=1');
    // No white frame in the dark.
    expect(html, path).toContain('name="color-scheme" content="light dark"');
    const fonts = allIn(html, /<link[^>]*as="font"[^>]*href="([^"]*)"/g);
    expect(fonts.map(isThere), `typefaces of ${path}`).toEqual([true, true]);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(html, `${rel} of ${path}`).toContain(`<link rel="${rel}" href="/`);
    }
    expect(stylesOf(html), 'margins on paper').toMatch(/@page\{margin:\d+mm\}/);
  }
  const form = documentOf('/contact');
  const inputs = allIn(form, /<(?:input|textarea) ([^>]*name="[^>]*)>/g);
  const ways = inputs.map((input) => allIn(input, /((?:autoComplete|dir)="\w+")/gi).join(' '));
  expect(ways).toEqual([
    'autoComplete="name" dir="auto"',
    'autoComplete="email" dir="ltr"',
    'dir="auto"',
  ]);
});

/** The pictures in a piece of HTML, each with the sets of files that it is chosen from. */
const picturesIn = (html: string) =>
  allIn(html, /<picture>(.*?)<\/picture>/gs).map((picture) =>
    Array.from(picture.matchAll(/<(?:source|img)[^>]*srcSet="[^"]+"[^>]*>/gi), ([tag]) => ({
      isDark: tag.includes('prefers-color-scheme: dark'),
      names: allIn(tag, /\/assets\/([\w-]+)-[\w-]{6}-\d+\.avif \d+w/g),
      widths: allIn(tag, / (\d+)w/g).map(Number),
    })),
  );

test('each picture is that of its card, sharp on each screen, and in the evening the same scene', () => {
  for (const { path } of documents) {
    const pictures = picturesIn(documentOf(path));
    expect(pictures, path).not.toEqual([]);
    for (const sets of pictures) {
      const days = sets.filter(({ isDark }) => !isDark).map(({ names }) => names[0]);
      for (const { isDark, names, widths } of sets) {
        const [name = ''] = names;
        expect(new Set(names).size, name).toBe(1);
        expect(Math.max(...widths) / Math.min(...widths), name).toBeGreaterThanOrEqual(2);
        expect(days, 'by day').toContain(name.replace('-dark', ''));
        if (hasDark(`/${name.replace('-dark', '')}-`))
          expect(name.includes('-dark'), name).toBe(isDark);
      }
      expect(sets.length / days.length, 'by day and in the evening').toBe(2);
    }
  }
  for (const path of ['/seminars', '/team']) {
    const cards = documentOf(path).split('<article').slice(1);
    const slugs = cards.map((card) => / id="([\w-]+)"/.exec(card)?.[1]);
    expect(cards.map((card) => picturesIn(card)[0]?.at(-1)?.names[0])).toEqual(slugs);
  }
  const html = documentOf('/affiliations');
  const logos = allIn(html, /class="[^"]*(css-\w+)" role="img"/g).map(
    (name) => new RegExp(`\\.${name}\\{[^}]*/([\\w-]+)-[\\w-]{6}\\.svg`).exec(stylesOf(html))?.[1],
  );
  expect(logos).toEqual(partners.map(({ slug }) => slug));
});

const partners = Object.keys(affiliationCategories).flatMap((key) =>
  affiliations.filter(({ category }) => category === key),
);
const byDay = seminars.toSorted((a, b) => (a.date + a.start < b.date + b.start ? -1 : 1));

const { features, journey } = homePage;

/** What a page names, in the order of the specification, and then of the content. */
const named: Record<string, string[]> = {
  '/': [features.heading, ...features.items.map(({ title }) => title), journey.heading],
  '/seminars': Object.entries(seminarCategories).flatMap(([key, name]) => {
    const days = byDay.filter(({ category }) => category === key);
    return [name, ...days.map(({ title }) => title)];
  }),
  '/team': team.map(({ name }) => name),
  '/affiliations': [...partners.map(({ name }) => name), affiliationsPage.network.heading],
};

test('pages name their parts in order, and say no value as code has it', () => {
  for (const { path } of documents) {
    const html = documentOf(path).replace(/<(script|style)\b.*?<\/\1>/gs, '');
    const headings = allIn(html, /<h[23]\b[^>]*>(.*?)<\/h[23]>/gs).map((heading) =>
      heading.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
    );
    const own = named[path] ?? [];
    expect(headings.filter((heading) => own.includes(heading))).toEqual(own);
    const words = [
      ...allIn(html, /(?:alt|aria-label|content)="([^"]*)"/g),
      ...allIn(html, />([^<]+)</g),
      ...allIn(html, /href="mailto:[^"?]*([^"]*)"/g).map(decodeURIComponent),
    ];
    const ofCode =
      /\d{4}-\d\d-\d\d|undefined|\bnull\b|\bNaN\b|\[object|[{}]|\b(live-webinar|human-resources)\b/;
    const found = words.filter((text) => ofCode.test(text));
    expect(found, path).toEqual([]);
  }
});

const stylesOf = (html: string) => allIn(html, /<style[^>]*>(.*?)<\/style>/gs).join('');

/** Variables that styles use without another value, and do not declare. */
function undeclaredIn(styles: string) {
  const declared = new Set(allIn(styles, /(--[\w-]+):/g));
  return allIn(styles, /var\((--[\w-]+)\)/g).filter((name) => !declared.has(name));
}

/** Those of Chrome 117, Firefox 121 and Safari 17 that the pages need; `details-content` stands behind `@supports`. */
const knownSelectors = new Set(
  `active after backdrop before details-content empty first-of-type focus focus-visible has hover invalid is lang last-child not
  root where`.split(/\s+/),
);

/** Rules that one of these browsers drops: nested ones, and those whose selector another maker invented. */
const droppedIn = (styles: string) =>
  allIn(styles, /(?<=^|[{}])([^{}@]+)\{/g).filter((selector) => {
    const strange = allIn(selector, /:([a-z-]+)/g).filter((name) => !knownSelectors.has(name));
    const isOneMakers = !selector.includes(',') && /^-(moz|webkit)-/.test(strange.join());
    return selector.includes('&') || (strange.length > 0 && !isOneMakers);
  });

test('pages have their colors before any script, and no rule that a named browser drops', () => {
  for (const { path } of documents) {
    const styles = stylesOf(documentOf(path));
    expect(undeclaredIn(styles), path).toEqual([]);
    expect(droppedIn(styles), path).toEqual([]);
    const always = styles.replace(/@media \(hover:hover\)\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    const sticky = allIn(always, /([^{}]*:hover[^{}]*\{[^}]*background-color:)/g);
    expect(sticky, 'stays after a tap').toEqual([]);
  }
  expect(undeclaredIn('a{top:var(--gone)}')).toEqual(['--gone']);
  for (const css of ['.a{&:hover{top:0}}', 'a,b::-moz-focus-inner{top:0}', 'a:open{top:0}']) {
    expect(droppedIn(css), css).not.toEqual([]);
  }
});

test('hosts keep scripts and fonts that are there, ask for pages again, and let others show pictures', () => {
  const rules = parseHeaders(read('_headers'));
  const headersOf = (path: string) => headersFor(rules, path);
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  const own = { 'cross-origin-resource-policy': 'same-origin' };
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
  for (const path of pages.flatMap((page) => [page.path, page.path.replace(/\/?$/, '/')])) {
    const page = { ...ofAll, ...own, 'cache-control': 'no-cache' };
    expect(headersOf(path), path).toMatchObject(page);
  }
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = `/assets/${name}`;
    expect(headersOf(path), name).toMatchObject(name.endsWith('.js') ? { ...kept, ...own } : kept);
    if (!/\.(js|woff2)$/.test(name)) continue;
    expect(headersOf(`/assets/gone-${name}`)).toEqual(expect.not.objectContaining(kept));
  }
  for (const picture of ['/share/home.jpg', '/icon-512.png', '/favicon.svg', '/assets/a.avif']) {
    expect(headersOf(picture), picture).toEqual(expect.not.objectContaining(own));
  }
  for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    expect(headersOf(icon)).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  }
  expect(read('_headers')).not.toContain('Embedder');
});

/** The entries of a calendar file. */
function entriesOf(path: string) {
  const file = read(path);
  expect(file.replaceAll('\r\n', ''), 'every line ends in CRLF').not.toContain('\n');
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
}

test('a hole can be told of, for a year from the release', () => {
  const [season] = entriesOf(calendarPath('seminars'));
  const released = Date.parse(String(season?.getFirstPropertyValue('dtstamp')));
  // RFC 9116.
  const [, to, until] =
    /^Contact: (.+)\nExpires: (.+)\n/.exec(read('.well-known/security.txt')) ?? [];
  expect(to).toBe(`mailto:${company.supportEmail}`);
  expect(Date.parse(until ?? '') - released).toBe(365 * 86_400_000);
});

test('each seminar with seats can be put into a calendar, and so can the season', () => {
  const season = entriesOf(calendarPath('seminars'));
  expect(season).toHaveLength(openSeminars.length);
  expect(readdirSync(join(folder, 'calendar'))).toHaveLength(openSeminars.length + 1);
  for (const [index, seminar] of openSeminars.entries()) {
    const [entry, ...others] = entriesOf(calendarPath(seminar.slug));
    expect(others).toEqual([]);
    const event = new ICAL.Event(entry);
    const isOnline = seminar.format === 'live-webinar';
    expect(event.uid).toBe(`${seminar.slug}-${seminar.date.slice(0, 4)}@${company.domain}`);
    expect(event.summary).toBe(calendarText.title(seminar.title));
    expect(event.description).toContain(seminar.description);
    expect(event.description).toContain(`, ${seminar.seats} seats, $${seminar.price}.`);
    expect(event.description).toContain(`Taught by ${seminar.teacher.name}, `);
    expect(event.description).toContain('Not a booking: ');
    expect(event.description).toContain(isOnline ? calendarText.onlineNote : onTheDay);
    const stamp = Date.parse(String(entry?.getFirstPropertyValue('dtstamp')));
    expect(stamp).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(entry?.getFirstPropertyValue('sequence')).toBe(Math.floor(stamp / 60_000));
    expect(entry?.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(entry?.getFirstPropertyValue('transp'), 'nobody is busy').toBe('TRANSPARENT');
    expect(entry?.getFirstPropertyValue('x-microsoft-cdo-busystatus')).toBe('TENTATIVE');
    const url = entry?.getFirstPropertyValue('url');
    expect(url).toBe(`${siteUrl}/seminars#${seminar.slug}`);
    expect(event.location).toContain(isOnline ? calendarText.online : addressLine);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.startDate.toJSDate()).toEqual(startOf(seminar));
    expect(event.duration.toSeconds()).toBe(seminar.hours * 3600);
    expect(season[index]?.toString()).toBe(entry?.toString());
  }
});

test('the site brings the licenses of what it is made of, and says which release it is', () => {
  const named = allIn(read('licenses/packages.md'), /^## (\S+) - [\d.]+ \([\w-]+\)\n\n(?=.)/gm);
  const own = Object.keys(manifest.dependencies).filter((name) => name !== 'react-router-dom');
  const indirect = ['react-router', 'scheduler', 'stylis', 'goober'];
  expect(named).toEqual(expect.arrayContaining([...own, ...indirect]));
  const fonts = Object.keys(manifest.devDependencies).filter((name) => /fontsource/.test(name));
  expect(fonts).not.toEqual([]);
  for (const name of fonts) {
    expect(read(`licenses/${name.split('/')[1]}.txt`), name).toContain('SIL OPEN FONT LICENSE');
  }
  expect(JSON.parse(read('release.json'))).toEqual({
    version: manifest.version,
    build: expect.stringMatching(/^[\da-f]{8}$/),
  });
});

/** In bytes, of the document that takes a second round. */
const limits: Record<string, number> = { seminars: 23_000 };

test('each page comes compressed, all but one in the 14.6 kB that a connection brings at first', async ({
  request,
}) => {
  for (const { key, path } of documents) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}`);
    const weight = lines.join('\r\n').length + brotliCompressSync(documentOf(path)).length;
    expect(weight, path).toBeLessThanOrEqual(limits[key] ?? 14_600);
  }
});

test('one script of at most 152 kB hydrates every page', () => {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  expect(names).toHaveLength(1);
  const entry = `data-entry="/assets/${names[0]}"`;
  for (const { path } of documents) expect(documentOf(path), path).toContain(entry);
  const script = readFileSync(join(folder, 'assets', names[0] ?? ''));
  // Counts in the first line alone (decision 036).
  expect(script.toString().startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  const weight = brotliCompressSync(script).length;
  expect(weight).toBeGreaterThan(90_000);
  expect(weight).toBeLessThanOrEqual(152_000);
});
