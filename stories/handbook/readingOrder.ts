/** The pages that are read rather than looked up, in the order of the sidebar. */
export const readingOrder = [
  { name: 'Introduction', story: 'introduction--introduction' },
  { name: 'Specification', story: 'specification--specification' },
  { name: 'Colour', story: 'foundations-colour--colour' },
  { name: 'Typography', story: 'foundations-typography--typography' },
  { name: 'Spacing', story: 'foundations-spacing--spacing' },
  { name: 'Radii', story: 'foundations-radii--radii' },
  { name: 'Elevation', story: 'foundations-elevation--elevation' },
  { name: 'Motion', story: 'foundations-motion--motion' },
  { name: 'Screens', story: 'foundations-screens--screens' },
  { name: 'Icons', story: 'foundations-icons--icons' },
  { name: 'Pictures', story: 'foundations-pictures--pictures' },
  { name: 'Logo', story: 'foundations-logo--logo' },
] as const;

export type ReadingPage = (typeof readingOrder)[number]['name'];

/** What comes after a page; nothing after the last. */
export function pageAfter(name: ReadingPage) {
  const index = readingOrder.findIndex((page) => page.name === name);
  return readingOrder[index + 1];
}
