import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { Page } from '@diwan/contracts/site/pages/page';
import { moved } from '../localized/moved.js';

/** A page in both languages: the same blocks, said twice. */
export interface PagePair {
  en: Page;
  ar: Page;
}

/** A step of editing. `at` is a place in a page, such as `blocks.2.items.0.title`; lists and whatever is shared change in both languages. */
export type Edit =
  | { do: 'say'; language: Language; at: string; text: string; optional?: boolean }
  | { do: 'set'; at: string; value: unknown }
  | { do: 'add'; at: string; value: unknown }
  | { do: 'remove'; at: string; index: number }
  | { do: 'move'; at: string; index: number; by: -1 | 1 }
  /** Unless something was said since `of`. */
  | { do: 'replace'; pair: PagePair; of: PagePair };

type Change = (value: unknown) => unknown;

/** The pair after a step. What a step does not touch stays the same object. */
export function afterEdit(pair: PagePair, edit: Edit): PagePair {
  switch (edit.do) {
    case 'replace':
      return pair === edit.of ? edit.pair : pair;
    case 'say': {
      // An optional text that says nothing is not there.
      const text = edit.optional && edit.text === '' ? undefined : edit.text;
      return { ...pair, [edit.language]: changed(pair[edit.language], edit.at, () => text) };
    }
    case 'set':
      return inBoth(pair, edit.at, () => edit.value);
    case 'add':
      return onList(pair, edit.at, (list) => [...list, edit.value]);
    case 'remove':
      return onList(pair, edit.at, (list) => list.filter((_, index) => index !== edit.index));
    case 'move':
      return onList(pair, edit.at, (list) => moved(list, edit.index, edit.by));
  }
}

const inBoth = (pair: PagePair, at: string, change: Change): PagePair => ({
  en: changed(pair.en, at, change),
  ar: changed(pair.ar, at, change),
});

/** Changes a list in both languages. The columns of a table take the cells of each row with them, and a new row has all its cells. */
function onList(pair: PagePair, at: string, change: (list: readonly unknown[]) => unknown[]): PagePair {
  const next = inBoth(pair, at, (list) => change(Array.isArray(list) ? list : []));
  const { table, name } = tablePart(at);
  if (name === 'columns') {
    const cells = (row: unknown) => change(row as string[]).map((cell) => (isMissing(cell) ? '' : cell));
    return inBoth(next, `${table}.rows`, (rows) => (rows as unknown[]).map(cells));
  }
  if (name !== 'rows') return next;
  return Object.fromEntries(LANGUAGES.map((language) => [language, withWholeRows(next[language], table)])) as {
    [L in Language]: Page;
  };
}

const isMissing = (cell: unknown) => typeof cell !== 'string';

function withWholeRows(page: Page, table: string): Page {
  return changed(page, table, (block) => {
    const { columns, rows } = block as { columns: string[]; rows: string[][] };
    return { ...(block as object), rows: rows.map((row) => columns.map((_, index) => row[index] ?? '')) };
  });
}

/** The block and the name of a list, for lists right inside a block: `blocks.3` and `rows`. */
function tablePart(at: string): { table: string; name: string } {
  const [, table = '', name = ''] = /^(blocks\.\d+)\.(columns|rows)$/.exec(at) ?? [];
  return { table, name };
}

function changed<Value>(value: Value, at: string, change: Change): Value {
  return changedAt(value, at.split('.'), change) as Value;
}

function changedAt(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? changedAt(inner, rest, change) : inner));
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  const next = changedAt(inner, rest, change);
  if (next === undefined) return others;
  // In place, so that a text does not wander when it is said again.
  return inner === undefined ? { ...others, [key]: next } : { ...(value as object), [key]: next };
}

/** Every text of a page by its place. */
export function textsOf(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at ? `${at}.${key}` : key));
}

/** Whether a place (without the language) is one field for both languages: a list, a link, the address of a panel, a choice from a list. */
export const isShared = ({ en }: Pick<PagePair, 'en'>, at: string): boolean =>
  /(?:^|\.)(?:href|id|(?:factIds|faqIds)\.\d+)$/.test(at) || typeof valueAt(en, at.split('.')) === 'object';

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  return key === undefined ? value : valueAt((value as Record<string, unknown> | undefined)?.[key], rest);
}
