import { company } from '../../src/content/company';

/** What docs/specification.md fixes, by its place; what stands in a list is joined by commas. */
export const fixed: Record<string, string> = {
  // Specification 2
  'routes.*.name': 'Home, Seminars, Our Team, Affiliations, Contact',
  'routes.*.path': '/, /seminars, /team, /affiliations, /contact',
  'layoutText.getStarted': 'Get Started',
  'company.copyrightYear': '2025',
  'homePage.hero.action': 'Browse Seminars',
  'homePage.features.heading': 'Why Choose Our Seminars',
  'homePage.features.items.*.title':
    'Expert-Led Training, Interactive Sessions, Face-to-Face Learning, Live Webinars, Industry Recognition, Professional Network',
  'homePage.journey.heading': 'Elevate Your Professional Journey',
  'homePage.journey.points.*':
    'Direct interaction with industry experts, Practical hands-on exercises, Professional networking opportunities, Recognized certification',
  'homePage.journey.action': 'View Available Seminars',
  'seminarsPage.heading': 'Upcoming Seminars',
  'seminarsPage.card.register': 'Register Now',
  'seminarCategories.*': 'Accounting, HR, IT',
  'teamPage.heading': 'Meet Our Leadership Team',
  'teamPage.join.heading': 'Join Our Team',
  'contactPage.form.fields.*.label': 'Name, Email, Message',
  'contactPage.form.send': 'Send Message',
  'contactPage.officeHours': 'Office Hours',
  'officeHours.*': 'Monday, Friday, 09:00, 18:00, Saturday, 10:00, 14:00, Sunday',
  'affiliationCategories.*': 'Business, Technology, Consulting, Finance, Human Resources',
  'affiliationsPage.network.heading': 'Global Network',
  // Specification 3
  byCategory: '6 in Accounting, 6 in HR, 6 in IT',
  'team.*.role':
    'Chief Executive Officer, Chief Financial Officer, Chief Technology Officer, Chief Operations Officer',
  // Specification 8
  'noticeTexts.sendFailed.*': `Error, Failed to send message. Please email us directly at ${company.supportEmail}`,
  'noticeTexts.sent.*': "Message Sent!, Thank you for contacting us. We'll get back to you soon.",
  'registered.*':
    'Registration Successful!, You have been registered for …. Check your email for details.',
  // Specification 9
  brandColor: '#0097b2',
  season: '2025-04-15 to 2025-05-20',
};
