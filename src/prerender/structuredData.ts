import { TZDate } from '@date-fns/tz';
import type {
  BreadcrumbList,
  Course,
  Graph,
  ItemList,
  LocalBusiness,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  Thing,
  VirtualLocation,
  WebSite,
} from 'schema-dts';
import type { PictureSource } from '../assets/pictureSource';
import { portraits } from '../assets/portraits';
import { seminarPictures } from '../assets/seminarPictures';
import { company, leaderEmail, phoneLink } from '../content/company';
import { seminars } from '../content/seminars';
import { team } from '../content/team';
import type { OfficeHours, Seminar } from '../content/types';
import { endOf, startOf } from '../lib/seminarTimes';
import { publicUrl, sitePath } from '../lib/siteUrl';
import { matchRoute, type Route, routeOf } from '../routes';
import { sharePictureOf } from './sharePictures';

/*
 * What search engines are told in their own language, schema.org's. All of it is made from the
 * content, so that it says what the pages say. Read from the prerendered HTML only: browsers load none
 * of this.
 */

const { path: seminarsPath } = routeOf('seminars');

/** Relative where the build was not told the site's address; JSON-LD resolves it like a link. */
const address = (path: string) => publicUrl(path) ?? path;

const companyReference = { '@id': address('/#company') };

/** Where all webinars take place. */
const onlineReference = { '@id': address('/#online') };

const pictureAddress = (picture: PictureSource | undefined) =>
  picture && address(sitePath(picture.light.img.src));

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const dayNumber = (day: string) => (week as readonly string[]).indexOf(day);

/** `9:00 AM` → `09:00` */
function clockTime(text: string): string {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(text) ?? [];
  if (!hour) throw new Error(`"${text}" is no time of day.`);
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** A row of the office hours; a closed day opens and closes at midnight. */
function openingHours({ days, hours }: OfficeHours): OpeningHoursSpecification {
  const [from = '', to = from] = days.split('-');
  const dayOfWeek = week.slice(dayNumber(from), dayNumber(to) + 1);
  if (dayOfWeek.length === 0) throw new Error(`"${days}" are no days of the week.`);
  const [opens, closes] =
    hours === 'Closed' ? ['00:00', '00:00'] : hours.split(' - ').map(clockTime);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...(opens && { opens }),
    ...(closes && { closes }),
  };
}

function postalAddress(): PostalAddress {
  const [, addressLocality, addressRegion, postalCode] =
    /^(.+), ([A-Z]{2}) (\d{5})$/.exec(company.city) ?? [];
  if (!addressLocality || !addressRegion || !postalCode)
    throw new Error(`"${company.city}" is no city line.`);
  return {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  };
}

/** The company: an organization with a door, so its hours and address can be told. */
function companyData(): LocalBusiness {
  const reachedBy = {
    email: company.supportEmail,
    telephone: phoneLink(company.phone).slice('tel:'.length),
  };
  return {
    '@type': 'LocalBusiness',
    ...companyReference,
    name: company.name,
    url: address('/'),
    logo: address('/icon-512.png'),
    image: address(sharePictureOf('/').path),
    ...reachedBy,
    address: postalAddress(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      availableLanguage: 'English',
      ...reachedBy,
    },
    openingHoursSpecification: company.officeHours.map(openingHours),
  };
}

const websiteData = (): WebSite => ({
  '@type': 'WebSite',
  name: company.name,
  url: address('/'),
  publisher: companyReference,
});

/** Home, then the page. */
function breadcrumbs({ name, path }: Route): BreadcrumbList {
  const home = routeOf('home');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, { name, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: address(step.path),
    })),
  };
}

/** `2025-04-15T09:00:00-07:00` */
const timestamp = (date: Date) =>
  new TZDate(date, company.timeZone.id).toISOString().replace('.000', '');

function courseData(seminar: Seminar): Course {
  const url = address(`${seminarsPath}#${seminar.slug}`);
  const online = seminar.format === 'Live webinar';
  const image = pictureAddress(seminarPictures[seminar.slug]);
  return {
    '@type': 'Course',
    url,
    name: seminar.title,
    description: seminar.description,
    provider: companyReference,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: seminar.price.slice(1),
      priceCurrency: 'USD',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      startDate: timestamp(startOf(seminar)),
      endDate: timestamp(endOf(seminar)),
      courseWorkload: `PT${Number.parseInt(seminar.duration, 10)}H`,
      maximumAttendeeCapacity: Number.parseInt(seminar.capacity, 10),
      // Side by side, since they change together: the page stays small.
      courseMode: online ? 'Online' : 'Onsite',
      location: online ? onlineReference : companyReference,
      organizer: companyReference,
      ...(image && { image }),
    },
  };
}

/** All seminars on one page, each with an address of its own on it: a course list in Google's sense. */
const seminarList = (): ItemList => ({
  '@type': 'ItemList',
  itemListElement: seminars.map((seminar, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseData(seminar),
  })),
});

const leaders = (): Person[] =>
  team.map(({ slug, name, role, description }) => {
    const image = pictureAddress(portraits[slug]);
    return {
      '@type': 'Person',
      name,
      jobTitle: role,
      description,
      email: leaderEmail(name),
      ...(image && { image }),
      worksFor: companyReference,
    };
  });

/** What other pages need where they refer to the company: as a place it has to have an address. */
const companyInShort = (): LocalBusiness => ({
  '@type': 'LocalBusiness',
  ...companyReference,
  name: company.name,
  url: address('/'),
  address: postalAddress(),
});

const onlinePlace = (): VirtualLocation => ({
  '@type': 'VirtualLocation',
  ...onlineReference,
  url: address(seminarsPath),
});

function dataOf(route: Route): Thing[] {
  switch (route.key) {
    case 'home':
      return [companyData(), websiteData()];
    case 'contact':
      return [companyData(), breadcrumbs(route)];
    case 'seminars':
      return [companyInShort(), onlinePlace(), seminarList(), breadcrumbs(route)];
    case 'team':
      return [companyInShort(), ...leaders(), breadcrumbs(route)];
    case 'affiliations':
      return [breadcrumbs(route)];
  }
}

/** What the page of an address tells search engines; nothing for an address that leads nowhere. */
export function structuredData(path: string): Graph | undefined {
  const route = matchRoute(path);
  return route && { '@context': 'https://schema.org', '@graph': dataOf(route) };
}
