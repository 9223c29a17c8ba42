import type { ReactNode } from 'react';

/** Something to choose. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** More words it is found by, such as a dialling code or a name in the other language. */
  keywords?: readonly string[];
  /** Shown after the label, quieter. */
  hint?: ReactNode;
}

/** The words around the options. */
export interface ComboboxTexts {
  /** On the button while nothing is chosen, such as "Choose a country". */
  placeholder: string;
  /** In the search box, such as "Search countries...". */
  search: string;
  /** When nothing matches, such as "No country found.". */
  empty: string;
  /** Announced while typing, such as `12 results`. */
  results?: (count: number) => string;
}
