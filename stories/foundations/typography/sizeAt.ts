const root = 16;

/** A part of a CSS sum in pixels: `2.625rem` or `1.5238vw`. */
function pixels(part: string, width: number): number {
  const value = Number.parseFloat(part);
  return part.endsWith('vw') ? (value * width) / 100 : value * root;
}

/**
 * The size in CSS pixels that a font size of the theme comes to in a window of that width, at the
 * usual text size of 16 px.
 *
 * @param fontSize `1.0625rem` or `clamp(2.625rem, 2.1146rem + 2.0952vw, 4rem)`
 */
export function sizeAt(fontSize: string, width: number): number {
  const [, least, sum, most] = fontSize.match(/^clamp\((.+), (.+), (.+)\)$/) ?? [];
  if (!least || !sum || !most) return pixels(fontSize, width);
  const wanted = sum.split(' + ').reduce((total, part) => total + pixels(part, width), 0);
  return Math.min(Math.max(pixels(least, width), wanted), pixels(most, width));
}
