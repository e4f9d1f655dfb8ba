/** Ways in which a browser's stores fail; runs in the page before anything else. */
export const stores: Record<'blocked' | 'full', () => void> = {
  blocked: () => {
    const get = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, { get, configurable: true });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};
