import { company } from './company';

/** Words of what surrounds every page, those that only a screen reader speaks included. */
export const layoutText = {
  skipLink: 'Skip to content',
  homeLink: `${company.name}, home`,
  mainNavigation: 'Main',
  menuNavigation: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  getStarted: 'Get Started',
  schemes: { label: 'Colors', system: 'System', light: 'Light', dark: 'Dark' },
  /** While a page is slow to arrive. */
  pageLoading: 'Loading the page…',
  /** While the connection is lost; the page of unknown addresses is nameless. */
  pageWaits: (pageName: string) =>
    `No connection. ${pageName} will open as soon as you are back online.`,
  thePage: 'The page',
  messageLine: {
    unsent: 'Your message has not been confirmed yet.',
    link: 'Open the contact page',
    sent: 'Your message has reached us.',
  },
  copyright: `© ${company.copyrightYear} ${company.name}. All rights reserved.`,
} as const;
