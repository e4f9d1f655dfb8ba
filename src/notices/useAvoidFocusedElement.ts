import { type RefObject, useEffect, useState } from 'react';

export type Edge = 'top' | 'bottom';

/** Room around the area and around the focused control, for their rings. */
export const edgeGap = 16;

/** The same in low windows. */
export const lowEdgeGap = 8;

interface Span {
  top: number;
  bottom: number;
}

const overlap = (a: Span, b: Span) =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The control that has focus; not the page's heading or main, which only take it for a moment. */
function focusedControl(): Element | null {
  const focused = document.activeElement;
  return focused?.matches('body, [tabindex="-1"]') ? null : focused;
}

/** The edge at which the area covers none of a control, or the least. */
function clearEdge(area: HTMLElement, control: Element): Edge {
  const { height, left, right } = area.getBoundingClientRect();
  const covered = control.getBoundingClientRect();
  if (covered.right < left || covered.left > right) return 'bottom';

  const gap = Number.parseFloat(getComputedStyle(area).right);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) - gap;
  const span = height + 2 * gap;
  const atTop = overlap(covered, { top: start, bottom: start + span });
  const atBottom = overlap(covered, { top: window.innerHeight - span, bottom: window.innerHeight });
  return atTop < atBottom ? 'top' : 'bottom';
}

/**
 * The edge of the window where the area does not cover the control that has focus (WCAG 2.4.11): the
 * lower one, unless the control is there. Looks again when focus, the area's size, the window or the
 * scroll position has changed.
 */
export function useAvoidFocusedElement(area: RefObject<HTMLElement | null>): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const settle = () => {
      const control = focusedControl();
      if (control && element.contains(control)) return;
      setEdge(control ? clearEdge(element, control) : 'bottom');
    };
    const sizes = new ResizeObserver(settle);
    sizes.observe(element);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', settle, { signal });
    document.addEventListener('scrollend', settle, { signal });
    window.addEventListener('resize', settle, { signal });
    return () => {
      sizes.disconnect();
      listening.abort();
    };
  }, [area]);

  return edge;
}
