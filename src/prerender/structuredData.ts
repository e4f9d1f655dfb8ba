import { TZDate } from '@date-fns/tz';
import { company } from '../content/company';
import { address, type OpeningRow, officeHours, week } from '../content/office';
import { matchRoute, type RouteKey, routeOf } from '../content/routes';
import { type Seminar, seminars } from '../content/seminars';
import { phoneLink } from '../lib/contactLinks';
import { publicUrl, sitePath } from '../lib/siteUrl';
import { seminarPictures } from '../seminar/seminarPictures';
import { endOf, startOf } from '../seminar/times';
import { sharePictureOf } from './sharePictures';

/*
 * Structured data for search engines, in the terms of schema.org, made from the content of the pages. It stands in the
 * prerendered HTML alone: the script of the site holds none of it.
 */

/** Relative where `VITE_SITE_URL` is not set; JSON-LD resolves it like a link. */
const urlOf = (path: string) => publicUrl(path) ?? path;

const companyReference = { '@id': urlOf('/#company') };

/** A row of the office hours; a closed day opens and closes at midnight. */
function openingHours({ days, opens, closes }: OpeningRow) {
  const [first, last = first] = days;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week.slice(week.indexOf(first), week.indexOf(last) + 1),
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  };
}

/** The company as a place, which has to have an address. */
const companyInShort = {
  '@type': 'LocalBusiness',
  ...companyReference,
  name: company.name,
  url: urlOf('/'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
};

/** The company with contacts and office hours. */
const companyData = {
  ...companyInShort,
  logo: urlOf('/icon-512.png'),
  image: urlOf(sharePictureOf('/').path),
  email: company.supportEmail,
  telephone: new URL(phoneLink(company.phone)).pathname,
  openingHoursSpecification: officeHours.map(openingHours),
};

/** A moment by the company's clock: `2025-04-15T09:00:00-07:00` */
export const timestamp = (date: Date) =>
  new TZDate(date, company.timeZone.id).toISOString().replace('.000', '');

function courseData(seminar: Seminar) {
  const isOnline = seminar.format === 'live-webinar';
  const picture = seminarPictures[seminar.slug];
  return {
    '@type': 'Course',
    url: urlOf(`${routeOf('seminars').path}#${seminar.slug}`),
    name: seminar.title,
    description: seminar.description,
    provider: companyReference,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: String(seminar.price),
      priceCurrency: company.currency,
      ...(seminar.full && { availability: 'https://schema.org/SoldOut' }),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      startDate: timestamp(startOf(seminar)),
      endDate: timestamp(endOf(seminar)),
      courseWorkload: `PT${seminar.hours}H`,
      maximumAttendeeCapacity: seminar.seats,
      // Properties that differ together stand together: the HTML compresses better.
      courseMode: isOnline ? 'Online' : 'Onsite',
      ...(!isOnline && { location: companyReference }),
      organizer: companyReference,
      instructor: {
        '@type': 'Person',
        name: seminar.teacher.name,
        jobTitle: seminar.teacher.profession,
      },
      ...(picture && { image: urlOf(sitePath(picture.light.src)) }),
    },
  };
}

/** All seminars on one page, each with a URL of its own on it: a course list in Google's sense. */
const seminarList = {
  '@type': 'ItemList',
  itemListElement: seminars.map((seminar, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseData(seminar),
  })),
};

const graphs: Partial<Record<RouteKey, object[]>> = {
  home: [companyData],
  seminars: [companyInShort, seminarList],
  contact: [companyData],
};

/** Structured data of the page at a path; none for pages that have nothing to tell. */
export function structuredData(path: string): object | undefined {
  const route = matchRoute(path);
  const graph = route && graphs[route.key];
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}
