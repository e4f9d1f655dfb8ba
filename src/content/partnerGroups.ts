// What partners are grouped by. Change the words on the right; those on the left are
// part of addresses and stay. The page shows the groups in this order.

/** The fields of partners (specification 2). */
export const affiliationCategories = {
  business: 'Business',
  technology: 'Technology',
  consulting: 'Consulting',
  finance: 'Finance',
  'human-resources': 'Human Resources',
} as const;
