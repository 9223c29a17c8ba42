import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './history-guard.js';

export interface LeavingByHistory {
  /** Whether something would be lost. */
  dirty: boolean;
  /** Asks whether to give it up; `proceed` goes where the person wanted. */
  onAsk: (proceed: () => void) => void;
}

/** Holds back Back and Forward, also by gesture, while a page has something to lose (OFF-11). */
export function useBackGuard({ dirty, onAsk }: LeavingByHistory): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (!dirty) return;
    return guardHistory({
      index: null,
      hasOwnEntry: false,
      isDirty: () => true,
      close: () => undefined,
      ask: (proceed) => ask(proceed),
    });
  }, [dirty]);
}

/** Makes a sheet an entry of the history: Back, which is how phones close what lies above, closes it and leaves the page. */
export function useSheetEntry({ dirty, onAsk, onClose }: LeavingByHistory & { onClose: () => void }): void {
  const ask = useEffectEvent(onAsk);
  const close = useEffectEvent(onClose);
  const isDirty = useEffectEvent(() => dirty);
  useEffect(
    () =>
      guardHistory({
        index: null,
        hasOwnEntry: true,
        isDirty: () => isDirty(),
        close: () => close(),
        ask: (proceed) => ask(proceed),
      }),
    [],
  );
}
