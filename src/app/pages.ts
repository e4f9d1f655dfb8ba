import type { ComponentType } from 'react';
import { AffiliationsPage } from '../affiliations/AffiliationsPage';
import { ContactPage } from '../contact/ContactPage';
import { askedSeminar } from '../contact/chosenSeminars';
import type { RouteKey } from '../content/routes';
import { HomePage } from '../home/HomePage';
import { readFilters, writeFilters } from '../seminars/filters';
import { SeminarsPage } from '../seminars/SeminarsPage';
import { TeamPage } from '../team/TeamPage';

/** The page of each route. */
export const pages: Record<RouteKey, ComponentType> = {
  home: HomePage,
  seminars: SeminarsPage,
  team: TeamPage,
  affiliations: AffiliationsPage,
  contact: ContactPage,
};

/** The part of a query that a page understands, without what campaigns and trackers append; none for other pages. */
export const canonicalSearch: Partial<Record<RouteKey, (search: string) => string>> = {
  seminars: (search) => writeFilters(readFilters(search)),
  contact: (search) => {
    const seminar = askedSeminar(search);
    return seminar ? `?seminar=${seminar.slug}` : '';
  },
};
