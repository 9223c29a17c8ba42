import type { Language } from '@diwan/contracts/shared/language';

/** A line of a table: each cell has its text and, under it, smaller lines. */
export interface SheetRow {
  cells: string[][];
  /** A balance rather than a movement. */
  strong: boolean;
}

export interface SheetNote {
  /** Empty: none. */
  title: string;
  lines: string[];
}

export interface SheetTable {
  /** Empty: none. */
  title: string;
  columns: { head: string; wide: boolean; amount: boolean }[];
  rows: SheetRow[];
  /** What the rows come to: label, value, and whether it is what all the others lead to. */
  sums: [label: string, value: string, due: boolean][];
  /** What stands beside the sums. */
  aside: SheetNote[];
}

/** A document of money as it is printed: finished words, no rule is left to the template. */
export interface Sheet {
  language: Language;
  title: string;
  /** Empty: it has none. */
  number: string;
  firm: { name: string; lines: string[]; footer: string[] };
  words: { page: string; of: string };
  /** Large and pale behind the text, such as "VOID"; empty: none. */
  mark: string;
  /** In a frame above everything; empty: none. */
  notice: string[];
  party: { label: string; name: string; lines: string[] };
  facts: [label: string, value: string][];
  /** The sum that the document is about, where it is about one. */
  amount: { label: string; value: string; lines: string[] } | null;
  tables: SheetTable[];
  notes: SheetNote[];
  /** The code to be scanned, with what it is for: a square of `side` pixels, row by row, each 0 (dark) or 255. */
  code: { side: number; pixels: number[]; alt: string; lines: string[] } | null;
}

/** A sheet with the moment that the file says it was made at: the data's own, so that the same data give the same bytes. */
export interface Printing {
  /** Of the file, without its ending. */
  name: string;
  sheet: Sheet;
  at: Date;
}
