/** Sentences that ask for nothing that could be shown, and why. */
export const notProved: Record<string, string> = {
  'spec-1.4': 'The site has no server of its own.',
  'spec-7.3': 'The site does not use it.',
};

/** Words of the specification that a story has on screen, or in the tree, if it proves a sentence. */
const listed = `
spec-1.2: Browse Seminars; Upcoming Seminars; Meet Our Leadership Team; Global Network; Message Sent!
spec-2.1: "/"; "/seminars"; "/team"; "/contact"; "/affiliations"
spec-2.2: Home; Seminars; Our Team; Affiliations; Contact; Get Started
spec-2.3: <dialog; Home; Seminars; Our Team; Affiliations; Contact
spec-2.4: 2025; mailto:
spec-2.6: Browse Seminars; "/seminars"
spec-2.7: Why Choose Our Seminars; Expert-Led Training; Interactive Sessions; Face-to-Face Learning; Live Webinars
spec-2.7: Industry Recognition; Professional Network
spec-2.8: Elevate Your Professional Journey; Direct interaction with industry experts; Practical hands-on exercises
spec-2.8: Professional networking opportunities; Recognized certification; View Available Seminars
spec-2.9: Upcoming Seminars
spec-2.10: Accounting; HR; IT
spec-2.11: <img; hours; seats; $1; Register Now
spec-2.12: Meet Our Leadership Team
spec-2.13: <img; mailto:
spec-2.14: Join Our Team; mailto:
spec-2.15: mailto:; tel:
spec-2.16: Name; Email; Message; Send Message
spec-2.17: 9:00 AM - 6:00 PM; 10:00 AM - 2:00 PM; Sunday
spec-2.18: Business; Technology; Consulting; Finance; Human Resources
spec-2.19: Global Network
spec-3.7: Chief Executive Officer; Chief Financial Officer; Chief Technology Officer; Chief Operations Officer
spec-4.1: Message Sent!; Failed to send message
spec-4.2: Registration Successful!
spec-8.1: Error; Failed to send message. Please email us directly at
spec-8.2: Message Sent!; Thank you for contacting us. We'll get back to you soon.
spec-8.3: Registration Successful!; You have been registered for; . Check your email for details.
spec-9.4: April 15, 2025; May 20, 2025
`;

/** The words of a sentence by its tag. */
export const wordsOf = (tag: string) =>
  listed
    .split('\n')
    .filter((line) => line.startsWith(`${tag}: `))
    .flatMap((line) => line.slice(tag.length + 2).split('; '));

/** Whether a story claims a sentence, by a comment such as `// Proves spec-2.1, spec-4.3.` */
export const proves = (code: string, tag: string) =>
  new Set<string>(code.match(/\bspec-\d+\.\d+/g)).has(tag);

interface Section {
  name: string;
  /** `spec-4.3` is the third of section 4; `part` is the heading right above it. */
  sentences: { tag: string; part: string; says: string }[];
}

/**
 * Reads docs/specification.md: every bullet, paragraph and row of a table is a sentence, counted within its section.
 * The head of a table is none.
 */
export function readSpecification(markdown: string) {
  const sections: Section[] = [];
  const lines = markdown.split('\n').filter(Boolean);
  for (const [index, line] of lines.entries()) {
    const section = sections.at(-1);
    const above = lines[index - 1] ?? '';
    const isHead = line.startsWith('|-') || lines[index + 1]?.startsWith('|-');
    if (line.startsWith('## ')) sections.push({ name: line.slice('## '.length), sentences: [] });
    else if (section && !isHead && !line.startsWith('#')) {
      section.sentences.push({
        tag: `spec-${Number.parseInt(section.name, 10)}.${section.sentences.length + 1}`,
        part: above.startsWith('### ') ? above.slice('### '.length) : '',
        says: line.startsWith('|')
          ? line.slice('| '.length, -' |'.length).replaceAll(' | ', ': ')
          : line.replace('- ', ''),
      });
    }
  }
  return sections;
}
