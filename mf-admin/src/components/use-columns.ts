import type { MenuItem } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { useState } from 'react';
import { useTexts } from '../texts.js';

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

/** The columns of a list that are shown, and the menu that hides and shows them; the one that names the row stays. */
export function useColumns<Row>(list: string, columns: readonly TableColumn<Row>[]) {
  const t = useTexts();
  const [hidden, setHidden] = useState<readonly string[]>(() => readAll()[list] ?? []);
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [list]: next }));
    } catch {
      return;
    }
  };
  const choices: MenuItem[] = columns
    .filter(({ rowHeader }) => !rowHeader)
    .map(({ id, header }) => ({
      id,
      label: t(hidden.includes(id) ? 'pages.showColumn' : 'pages.hideColumn', { column: header }),
      icon: hidden.includes(id) ? 'plus' : 'eye',
      onSelect: () => toggle(id),
    }));
  return { shown: columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id)), choices };
}
