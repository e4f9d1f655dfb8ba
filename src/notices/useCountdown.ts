import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  /** Milliseconds from the start; `null` for a countdown that never ends. */
  duration: number | null;
  /** Each new turn starts with the full time. */
  turn: number;
  /** No time passes while held; afterwards what was left of it runs on. */
  held: boolean;
  onEnd: () => void;
}

/** A timer that can be held (specification 4; WCAG 2.2.1). */
export function useCountdown({ duration, turn, held, onEnd }: Countdown) {
  const left = useRef(0);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is what starts it over.
  useEffect(() => {
    left.current = duration ?? 0;
  }, [duration, turn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer of the last turn must go.
  useEffect(() => {
    if (duration === null || held) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [duration, turn, held]);
}
