/** Texts of the contact page. Address, phone and hours are in `content/company.ts`. */
export const contactPage = {
  heading: 'Contact Us',
  lead: 'A question about a seminar, an invoice or a group booking? We answer within one working day.',
  details: {
    email: 'Email',
    phone: 'Phone',
  },
  form: {
    heading: 'Send us a message',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending…',
    nameMissing: 'Please tell us your name.',
    emailMissing: 'Please give us an email address, so that we can answer.',
    emailMalformed: 'Please check the address: it should look like name@company.com.',
    messageMissing: 'Please write a message.',
  },
  officeHours: 'Office Hours',
} as const;
