import { useEffect, useRef, useState } from 'react';

export interface Action<Arguments extends unknown[]> {
  /** Starts the work; while it is under way, further calls do nothing. */
  run(...args: Arguments): Promise<void>;
  busy: boolean;
}

/**
 * Work that a press starts, once at a time: a second press or Enter before the first drawing must not send twice. `work` handles its
 * own failures.
 */
export function useAction<Arguments extends unknown[]>(work: (...args: Arguments) => Promise<void>): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return {
    busy,
    async run(...args) {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      try {
        await work(...args);
      } finally {
        underWay.current = false;
        if (present.current) setBusy(false);
      }
    },
  };
}
