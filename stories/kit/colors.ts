/** Colors that MUI's parts take, as their types allow them here. */
export const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
export const sizes = ['small', 'medium'] as const;
export const threeSizes = ['small', 'medium', 'large'] as const;
