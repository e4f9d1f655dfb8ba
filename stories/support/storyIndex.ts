import { useEffect, useState } from 'react';

type Entry = Record<'id' | 'title' | 'name' | 'type' | 'importPath' | 'exportName', string>;

/** What an entry is called without its groups and search words: `Notices` of `Components/Feedback/Notices: toasts`. */
export const shortName = (title: string) => title.replace(/.*\/|:.*/g, '');

/** All stories and docs pages in the order of the sidebar, from the list that every Storybook publishes beside its frames. */
export function useStoryIndex() {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json())
      .then((index) => setEntries(Object.values<Entry>(index.entries)));
  }, []);
  return entries;
}
