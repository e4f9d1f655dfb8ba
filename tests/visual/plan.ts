/** One photograph: a story in one of its modes. */
export interface Photograph {
  storyId: string;
  title: string;
  name: string;
  mode: string;
  size: { width: number; height: number };
  /** The `globals` of the address, as Storybook writes them. */
  globals: string;
  forcedColors: 'active' | 'none';
  reducedMotion: 'reduce' | 'no-preference';
  /** Otherwise nothing but the window, as far as the story has scrolled. */
  fullPage: boolean;
}

/** What a run compares: the same photographs of two Storybooks. */
export interface Plan {
  /** Addresses of the Storybook before and after; both the same when one is photographed twice. */
  before: string;
  after: string;
  /** What the clock says in the second browser, to show that no story reads it. */
  clockAfter?: string;
  photographs: Photograph[];
}
