import { useState } from 'react';

/** A preference of this browser, about nobody: the columns that are hidden, by list. */
const KEY = 'diwan-desk-columns';

function readAll(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Storage is switched off, or holds something else: every column is shown.
    return {};
  }
}

/** Ids of the columns of a list that are hidden in this browser, and how to keep others. */
export function useHiddenColumns(list: string): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState<readonly string[]>(() => readAll()[list] ?? []);
  return [
    hidden,
    (next) => {
      setHidden(next);
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [list]: next }));
      } catch {
        return;
      }
    },
  ];
}
