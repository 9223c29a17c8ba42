import { westernDigits } from '@diwan/contracts/shared/phone';
import type { KeyPattern, WordSearch } from '@diwan/service-kit/store/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';

/** Number or name: what somebody typed into a search of money. `order` is the index that holds the list; undefined where nothing was typed. */
export function wordsSought(typed: string | undefined, order: KeyPattern): WordSearch | undefined {
  if (!typed) return undefined;
  const western = westernDigits(typed);
  if (/\d/.test(western)) {
    const number = western.toUpperCase().replace(/[^A-Z0-9-]/g, '');
    return { field: 'numberKeys', patterns: [beginsWith(number)], order };
  }
  const terms = searchTerms(typed) ?? [];
  return { field: 'clientKeys', patterns: (terms.length > 0 ? terms : [typed]).map(beginsWith), order };
}
