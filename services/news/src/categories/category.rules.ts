import { LANGUAGES, type LocalizedText } from '@diwan/contracts/shared/language';
import type { CategoryRecord } from './category.schema.js';

/** The next place at the end of the list. */
export const placeAtEnd = (stored: readonly CategoryRecord[]): number =>
  Math.max(-1, ...stored.map(({ position }) => position)) + 1;

/** Whether an id is taken. `corporate-law` beside `Corporate Law` would be one category to people and two to addresses. */
export const isTakenId = (id: string, stored: readonly CategoryRecord[]): boolean =>
  stored.some(({ _id }) => folded(_id) === folded(id));

/**
 * The names that another category has already, archived ones too, so that restoring never makes two alike: `name_taken` per field. `id` is
 * the category that is to be called so.
 */
export function takenNames(id: string, name: LocalizedText, stored: readonly CategoryRecord[]): Record<string, string> {
  const others = stored.filter(({ _id }) => _id !== id);
  const taken = LANGUAGES.filter((language) =>
    others.some((other) => folded(other.name[language]) === folded(name[language])),
  );
  return Object.fromEntries(taken.map((language) => [`name.${language}`, 'name_taken']));
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
