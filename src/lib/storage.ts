declare global {
  interface Window {
    /** What this tab's own store refuses to hold. The head's inline script and the modules share it. */
    memoryStore?: Record<string, string>;
  }
}

function memory(): Record<string, string> {
  window.memoryStore ??= Object.create(null) as Record<string, string>;
  return window.memoryStore;
}

/**
 * Session storage, which a reload, a crash and a reopened tab leave intact. Where the browser refuses it
 * or it is full, values are held in memory and last as long as the page.
 */
export const sessionStore = {
  read(key: string): string | null {
    const held = memory()[key];
    if (held !== undefined) return held;
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns whether the value outlives the page */
  write(key: string, value: string): boolean {
    try {
      window.sessionStorage.setItem(key, value);
      delete memory()[key];
      return true;
    } catch {
      sessionStore.remove(key);
      memory()[key] = value;
      return false;
    }
  },
  remove(key: string): void {
    delete memory()[key];
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Refused: nothing is stored there.
    }
  },
  /** The value parsed as JSON; `null` if missing or invalid. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(sessionStore.read(key) ?? 'null');
    } catch {
      return null;
    }
  },
};
