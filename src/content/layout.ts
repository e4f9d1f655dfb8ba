import { company } from './company';

/** Words of what surrounds every page, those that only a screen reader speaks included. */
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
