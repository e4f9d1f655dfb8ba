import type { ComponentType } from 'react';
import { AffiliationsPage } from '../affiliations/AffiliationsPage';
import { ContactPage } from '../contact/ContactPage';
import { askedSeminar } from '../contact/chosenSeminars';
import type { RouteKey } from '../content/routes';
import { HomePage } from '../home/HomePage';
import { readFilters, writeFilters } from '../seminars/filters';
import { SeminarsPage } from '../seminars/SeminarsPage';
import { TeamPage } from '../team/TeamPage';

interface Page {
  Page: ComponentType;
  /** The part of a query that the page understands, without what campaigns and trackers append; none by default. */
  canonicalSearch?: (search: string) => string;
}

/** The page of each route. */
export const pages: Record<RouteKey, Page> = {
  home: { Page: HomePage },
  seminars: {
    Page: SeminarsPage,
    canonicalSearch: (search) => writeFilters(readFilters(search)),
  },
  team: { Page: TeamPage },
  affiliations: { Page: AffiliationsPage },
  contact: {
    Page: ContactPage,
    canonicalSearch: (search) => {
      const seminar = askedSeminar(search);
      return seminar && seminar !== 'gone' ? `?seminar=${seminar.slug}` : '';
    },
  },
};
