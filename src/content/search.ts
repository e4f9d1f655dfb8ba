/** Words that no page shows: for search engines, and for chats and feeds that show a link to a page. */
export const searchText = {
  /** Kind of contact at our address and phone. */
  support: 'customer support',
  /** Describes the picture of a page: the heading that is drawn into it, then what else it shows. */
  picture: (heading: string, shows: string) => `${heading}. ${shows}`,
} as const;
