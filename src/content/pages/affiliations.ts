/** Texts of the affiliations page. The partners themselves are in `content/affiliations.ts`. */
export const affiliationsPage = {
  heading: 'Our Affiliations',
  lead: 'The organizations that teach with us, host us and recognize our certificates.',
  network: {
    heading: 'Global Network',
    text: 'Partners on five continents, so that what you learn here counts where you work.',
    imageDescription:
      'A clay globe with lines running from one coral pin to five places, and a group of people on each side.',
  },
} as const;
