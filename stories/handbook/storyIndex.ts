interface Entry {
  title: string;
  name: string;
}

/** Stories and docs pages of this Storybook by id. */
export type StoryIndex = Readonly<Record<string, Entry>>;

/** Reads what every Storybook publishes beside its frames, and serves in development too. */
export async function loadStoryIndex(): Promise<StoryIndex> {
  const answer = await fetch('index.json');
  const { entries } = (await answer.json()) as { entries: StoryIndex };
  return entries;
}

/** Where to find a story in the sidebar: `Pages › Home › Desktop`. */
export function storyLabel({ title, name }: Entry): string {
  const path = title.split('/');
  return (path.at(-1) === name ? path : [...path, name]).join(' › ');
}
