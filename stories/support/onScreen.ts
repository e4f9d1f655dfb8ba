/** Picks a screen of the theme for a story. */
export const onScreen = (value: 'small' | 'phone' | 'tablet' | 'desktop') => ({
  viewport: { value, isRotated: false },
});
