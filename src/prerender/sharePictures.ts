import { affiliationsPage } from '../content/pages/affiliations';
import { contactPage } from '../content/pages/contact';
import { homePage } from '../content/pages/home';
import { seminarsPage } from '../content/pages/seminars';
import { teamPage } from '../content/pages/team';
import { matchRoute, type RouteKey } from '../content/routes';

/** The picture that a chat or a feed shows with a link to a page. */
export interface SharePicture {
  heading: string;
  /** Drawn beside the heading: a picture of `src/assets/originals`. */
  original: string;
  /** Whether the picture has room for the words on its left, and covers the whole surface. */
  hasRoom?: boolean;
  /** Alternative text, if the picture tells more than the heading. */
  imageDescription?: string;
}

/** The size that chats and feeds ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of each page; `npm run identity` draws them into `public/share`. */
export const sharePictures: Record<RouteKey, SharePicture> = {
  home: {
    heading: homePage.hero.heading,
    original: 'pages/hero',
    hasRoom: true,
    imageDescription: homePage.hero.imageDescription,
  },
  seminars: { heading: seminarsPage.heading, original: 'seminars/financial-statements' },
  team: { heading: teamPage.heading, original: 'pages/join-us' },
  affiliations: {
    heading: affiliationsPage.heading,
    original: 'pages/global-network',
    imageDescription: affiliationsPage.network.imageDescription,
  },
  contact: { heading: contactPage.heading, original: 'pages/contact' },
};

/** URL and description of a page's picture; an unknown path has that of the home page. */
export function sharePictureOf(path: string) {
  const { key } = matchRoute(path) ?? { key: 'home' as const };
  const { heading, imageDescription } = sharePictures[key];
  return {
    path: `/share/${key}.jpg`,
    description: imageDescription ? `${heading}. ${imageDescription}` : heading,
  };
}
