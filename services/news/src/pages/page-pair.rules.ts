import type { Page } from '@diwan/contracts/site/pages/page';

/** A page in both languages: the same blocks, said twice. */
export interface PagePair {
  en: Page;
  ar: Page;
}

/** What a block is made of, as opposed to what it says; the same in both languages. */
const STRUCTURE = new Set(['type', 'kind', 'href', 'drawing', 'id', 'marker', 'full', 'slug', 'faqIds', 'factIds']);

/**
 * What keeps a pair from being one page in two languages, by place: `differs` (another structure), `required` (a text that only the
 * other language has), and faults of a page by itself: `one_heading`, `missing_cells`, `already_used`.
 */
export function faultsOfPair({ en, ar }: PagePair): Record<string, string> {
  return { ...prefixed('en', faultsOfPage(en)), ...prefixed('ar', faultsOfPage(ar)), ...differences(en, ar, '') };
}

/** Faults of one language, under its name. */
export const prefixed = (language: 'en' | 'ar', faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([at, fault]) => [`${language}.${at}`, fault]));

function faultsOfPage({ blocks }: Page): Record<string, string> {
  const faults: Record<string, string> = {};
  const heroes = blocks.filter(({ type }) => type === 'hero').length;
  if (blocks[0]?.type !== 'hero' || heroes !== 1) faults.blocks = 'one_heading';
  const panelIds = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'table')
      for (const [row, cells] of block.rows.entries())
        if (cells.length !== block.columns.length) faults[`blocks.${index}.rows.${row}`] = 'missing_cells';
    if (block.type === 'expanders')
      for (const [place, { id }] of block.items.entries()) {
        if (panelIds.has(id)) faults[`blocks.${index}.items.${place}.id`] = 'already_used';
        panelIds.add(id);
      }
  }
  return faults;
}

function differences(en: unknown, ar: unknown, at: string): Record<string, string> {
  if (en === undefined || ar === undefined) return { [`${en === undefined ? 'en' : 'ar'}.${at}`]: 'required' };
  if (isRecord(en) && isRecord(ar)) {
    const keys = [...new Set([...Object.keys(en), ...Object.keys(ar)])];
    return Object.assign({}, ...keys.map((key) => differencesAt(key, en[key], ar[key], at ? `${at}.${key}` : key)));
  }
  if (Array.isArray(en) && Array.isArray(ar)) {
    if (en.length !== ar.length) return { [`ar.${at}`]: 'differs' };
    return Object.assign({}, ...en.map((inner, index) => differences(inner, ar[index], `${at}.${index}`)));
  }
  return typeof en === typeof ar ? {} : { [`ar.${at}`]: 'differs' };
}

function differencesAt(key: string, en: unknown, ar: unknown, at: string): Record<string, string> {
  if (!STRUCTURE.has(key)) return differences(en, ar, at);
  return JSON.stringify(en) === JSON.stringify(ar) ? {} : { [`ar.${at}`]: 'differs' };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
