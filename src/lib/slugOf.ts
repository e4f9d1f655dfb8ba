/** `./originals/seminars/tax-update.webp` → `tax-update` */
export function slugOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
