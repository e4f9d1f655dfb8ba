/** Colors that MUI's parts take, as their types allow them here. */
export const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
export const sizes = ['small', 'medium'] as const;
export const threeSizes = ['small', 'medium', 'large'] as const;

/** Photographed in both schemes alone: forced colors show no more of it than of the parts around. */
export const noForcedColors = { systemModes: { 'forced colors': { disable: true } } };
