import { searchWords } from '@diwan/contracts/shared/search-text';
import type { CaseRecord } from './case.schema.js';

/** The making of words that this is. Cases that hold those of an earlier one get new ones (`CompleteCaseWords`). */
export const WORDS_MADE = 2;

type Worded = Pick<CaseRecord, 'title' | 'caseNumber' | 'instances' | 'parties' | 'clientIds'>;

/**
 * The words a case is found by: its title, its numbers, the names of its clients and of who is on the other side or related, in either
 * script and with the father's name (I18-05). `names`: all that a client is called, by id.
 */
export function wordsOfCase(
  { title, caseNumber, instances, parties, clientIds }: Worded,
  names: ReadonlyMap<string, readonly string[]>,
): Required<Pick<CaseRecord, 'searchWords' | 'wordsMade'>> {
  const files = instances.map(({ fileNumber }) => fileNumber ?? '');
  const others = parties.flatMap(({ name, fatherName }) => [name.en, name.ar, fatherName.en, fatherName.ar]);
  const clients = clientIds.flatMap((id) => names.get(id) ?? []);
  return { searchWords: searchWords(title, caseNumber, ...files, ...clients, ...others), wordsMade: WORDS_MADE };
}
