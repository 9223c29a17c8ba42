import type { Language } from '@diwan/contracts/shared/language';
import { paperWords } from './paper-words.js';
import { apart, typedLines } from './sheet-text.js';

/** What a document says of whom it is for, below the name. */
export interface PartyOnPaper {
  address: string | null;
  taxId: string | null;
}

/** Where they are and under which number they are taxed, as far as the firm knows: they need it to deduct the tax (BILL-05). */
export function partyLines(party: PartyOnPaper | null | undefined, language: Language): string[] {
  const { taxNumber } = paperWords(language);
  return [
    ...typedLines(party?.address ?? '').map(breakable),
    ...(party?.taxId ? [`${taxNumber} ${apart(party.taxId)}`] : []),
  ];
}

/** A run of signs without a space that is longer than the line may be broken: it would run over what stands beside it. */
const breakable = (line: string): string => line.replace(/\S{24}(?=\S)/gu, '$&\u200b');
