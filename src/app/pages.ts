import type { ComponentType } from 'react';
import { AffiliationsPage } from '../affiliations/AffiliationsPage';
import { ContactPage } from '../contact/ContactPage';
import type { RouteKey } from '../content/routes';
import { HomePage } from '../home/HomePage';
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
