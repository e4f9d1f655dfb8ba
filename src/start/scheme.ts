/**
 * Puts the visitor's color scheme in place before anything is painted, so that nothing flashes: what
 * they chose, which MUI keeps under this key, else what the system says.
 */
export function showScheme() {
  const chosen = () => {
    try {
      return localStorage.getItem('mui-mode');
    } catch {
      return null; // Refused; the system decides.
    }
  };
  const mode = chosen();
  const dark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light';
}
