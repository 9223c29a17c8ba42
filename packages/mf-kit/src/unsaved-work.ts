import { useEffect } from 'react';

/** One count for the page: each remote may carry its own copy of this module, while the shell asks. */
const KEY = Symbol.for('diwan.unsaved-work');
const holder = globalThis as { [KEY]?: Set<object> };

const places = () => {
  holder[KEY] ??= new Set();
  return holder[KEY];
};

/** Whether something is typed on this page that is not saved: the shell then asks to sign in again over it instead of leaving. */
export const hasUnsavedWork = (): boolean => places().size > 0;

/** Tells the shell that something here would be lost. */
export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const place = {};
    places().add(place);
    return () => void places().delete(place);
  }, [dirty]);
}
