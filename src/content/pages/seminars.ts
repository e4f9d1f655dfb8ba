/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: 'Eighteen half-day seminars this spring, face to face or live on screen. Pick one and reserve your seat.',
  card: {
    register: 'Register Now',
    date: 'Date',
    duration: 'Duration',
    capacity: 'Seats',
    price: 'Price',
  },
} as const;
