import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  /** Milliseconds from the start; `null` for a countdown that never ends. */
  duration: number | null;
  /** Each new sequence starts with the full time. */
  sequence: number;
  /** No time passes while paused; afterwards what was left of it runs on. */
  paused: boolean;
  onEnd: () => void;
}

/** A timer that can be paused (specification 4; WCAG 2.2.1). */
export function useCountdown({ duration, sequence, paused, onEnd }: Countdown) {
  const left = useRef(0);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence is what starts it over.
  useEffect(() => {
    left.current = duration ?? 0;
  }, [duration, sequence]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer of the last sequence must go.
  useEffect(() => {
    if (duration === null || paused) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [duration, sequence, paused]);
}
