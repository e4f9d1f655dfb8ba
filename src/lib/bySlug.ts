/** Keys the files of `import.meta.glob` by slug: `./tax-update.webp` → `tax-update` */
export const bySlug = <File>(files: Record<string, File>): Partial<Record<string, File>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.\w+$/g, ''), file]),
  );
