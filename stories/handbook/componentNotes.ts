/** What the types and the doc comment of a component cannot say. */
export interface ComponentNotes {
  /** When something else serves better, and what. */
  notFor: string;
  /** What it does for people who listen, use the keyboard, enlarge or recolour. */
  accessibility: readonly string[];
  do?: readonly string[];
  dont?: readonly string[];
}

/** Notes by the last part of a story's title: `Components/SeminarCard` shows those of `SeminarCard`. */
export const componentNotes: Partial<Record<string, ComponentNotes>> = {};
