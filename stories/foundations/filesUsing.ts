const sources = import.meta.glob<string>('../../src/{components,layout,notices,pages}/**/*.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Files of the site whose source holds `text`, such as `layout/TopBar`. */
export function filesUsing(text: string): string {
  return Object.entries(sources)
    .filter(([, source]) => source.includes(text))
    .map(([path]) => path.replace(/^.*\/src\/|\.tsx$/g, ''))
    .join(', ');
}
