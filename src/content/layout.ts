import { company } from './company';

/** Copy around every page, hidden text included. */
export const layoutText = {
  skipLink: 'Skip to content',
  homeLink: `${company.name}, home`,
  mainNavigation: 'Main',
  menuNavigation: 'Menu',
  footerNavigation: 'Footer',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  getStarted: 'Get Started',
  schemes: { label: 'Colors', system: 'System', light: 'Light', dark: 'Dark' },
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  copyright: `© ${company.copyrightYear} ${company.name}. All rights reserved.`,
} as const;
