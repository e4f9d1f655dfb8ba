/**
 * Session storage for browsers and settings that refuse it, or have no room left: reading gives
 * nothing, and what cannot be written as it is now is not kept in an older version either.
 */
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
      sessionStore.remove(key);
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Refused: there is nothing to remove.
    }
  },
};
