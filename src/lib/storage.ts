/** Session storage for browsers and settings that refuse it: reading gives nothing, writing is skipped. */
export const sessionStore = {
  read(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // Refused or full: the visitor loses a convenience, nothing else.
    }
  },
};
