/** How long a page may take before it says that it comes, in milliseconds. */
const patience = 600;

let isSlow = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(value: boolean) {
  clearTimeout(timer);
  if (isSlow === value) return;
  isSlow = value;
  for (const onChange of listeners) onChange();
}

/** Whether the page that a link leads to is slow to arrive; until then the one before stays in sight. */
export const slowPage = {
  read: () => isSlow,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  wait: (code: Promise<unknown>) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(true), patience);
    void code.catch(() => undefined).then(() => set(false));
  },
  /** A page is there, whichever it is. */
  end: () => set(false),
};
