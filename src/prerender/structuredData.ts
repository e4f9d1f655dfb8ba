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
import { closures, address as office, officeHours } from '../content/office';
import { searchText } from '../content/search';
import { seminars } from '../content/seminars';
import { team } from '../content/team';
import type { Closure, OfficeHours, Seminar } from '../content/types';
import { endOf, startOf } from '../lib/seminarTimes';
import { publicUrl, sitePath } from '../lib/siteUrl';
import { week } from '../lib/week';
import { matchRoute, type Route, type RouteKey, routeOf } from '../routes';
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

/** A row of the office hours; a closed day opens and closes at midnight. */
function openingHours({ days, opens, closes }: OfficeHours): OpeningHoursSpecification {
  const [first, last = first] = days;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week.slice(week.indexOf(first), week.indexOf(last) + 1),
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  };
}

/** A day on which the office is closed besides. */
const closedOn = ({ date }: Closure): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: '00:00',
  closes: '00:00',
});

const postalAddress = (): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: office.town,
  addressRegion: office.region,
  postalCode: office.postalCode,
  addressCountry: office.country,
});

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
      contactType: searchText.support,
      availableLanguage:
        new Intl.DisplayNames(company.locale, { type: 'language' }).of(
          company.locale.slice(0, 2),
        ) ?? company.locale,
      ...reachedBy,
    },
    openingHoursSpecification: officeHours.map(openingHours),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(closedOn) }),
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
  const online = seminar.format === 'live-webinar';
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
      price: String(seminar.price),
      priceCurrency: company.currency,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      startDate: timestamp(startOf(seminar)),
      endDate: timestamp(endOf(seminar)),
      courseWorkload: `PT${seminar.hours}H`,
      maximumAttendeeCapacity: seminar.seats,
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

/** Beside its place in the site. */
const ownData: Partial<Record<RouteKey, () => Thing[]>> = {
  home: () => [companyData(), websiteData()],
  contact: () => [companyData()],
  seminars: () => [companyInShort(), onlinePlace(), seminarList()],
  team: () => [companyInShort(), ...leaders()],
};

const dataOf = (route: Route): Thing[] => [
  ...(ownData[route.key]?.() ?? []),
  ...(route.key === 'home' ? [] : [breadcrumbs(route)]),
];

/** Structured data of the page at an address; `undefined` for an unknown address. */
export function structuredData(path: string): Graph | undefined {
  const route = matchRoute(path);
  return route && { '@context': 'https://schema.org', '@graph': dataOf(route) };
}
