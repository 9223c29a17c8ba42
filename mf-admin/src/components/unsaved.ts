import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What `EditorSheet` asks of the form inside. */
export interface Unsaved {
  /** Takes whether something is typed that is not saved. */
  report(dirty: boolean): void;
  /** Takes what to do when it is given up; returns how to take that back. */
  onDiscard(work: () => void): () => void;
}

export const UnsavedContext = createContext<Unsaved>({ report: () => undefined, onDiscard: () => () => undefined });

/** Tells the sheet around whether something would be lost, and what to do when the person gives it up. */
export function useReportDirty(dirty: boolean, discard: () => void = () => undefined): void {
  const { report, onDiscard } = use(UnsavedContext);
  const giveUp = useEffectEvent(discard);
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [report, dirty]);
  useEffect(() => onDiscard(() => giveUp()), [onDiscard]);
}
