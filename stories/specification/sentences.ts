/** Sentences that ask for nothing that could be shown, and why. */
export const notProved: Record<string, string> = {
  'spec-1.4': 'The site has no server of its own.',
  'spec-7.3': 'The site does not use it.',
};

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
