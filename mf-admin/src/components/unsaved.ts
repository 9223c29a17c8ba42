import { createContext, use, useEffect } from 'react';

/** Set by `EditorSheet`: takes whether something is typed that is not saved. */
export const UnsavedContext = createContext<(dirty: boolean) => void>(() => undefined);

/** Tells the sheet around whether something would be lost. */
export function useReportDirty(dirty: boolean): void {
  const report = use(UnsavedContext);
  useEffect(() => {
    report(dirty);
    return () => report(false);
  }, [report, dirty]);
}
