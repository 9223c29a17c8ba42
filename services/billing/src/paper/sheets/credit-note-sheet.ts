import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { Language } from '@diwan/contracts/shared/language';
import { codeOf } from './code.js';
import { type FirmOnPaper, letterhead } from './letterhead.js';
import { paperWords } from './paper-words.js';
import { type PartyOnPaper, partyLines } from './party-lines.js';
import type { Sheet } from './sheet.js';
import { amountText, dayText, moneyWords, typedLines } from './sheet-text.js';

/** What a credit note on paper needs. */
export type CreditNoteOnPaper = Pick<
  CreditNote,
  | 'number'
  | 'invoiceNumber'
  | 'client'
  | 'day'
  | 'reason'
  | 'currency'
  | 'lines'
  | 'netMinor'
  | 'vatMinor'
  | 'totalMinor'
  | 'creditMinor'
>;

export interface CreditNotePaper {
  note: CreditNoteOnPaper;
  firm: FirmOnPaper;
  party?: PartyOnPaper | null | undefined;
  language: Language;
  address: string | null;
}

/** A credit note as it is printed: what is taken back of which invoice, and why (BILL-09). */
export function creditNoteSheet({ note, firm, party, language, address }: CreditNotePaper): Sheet {
  const words = paperWords(language);
  const { currency } = note;
  const money = (amountMinor: number): string => moneyWords({ amountMinor, currency });
  return {
    language,
    title: words.creditNote,
    number: note.number,
    firm: letterhead(firm, language),
    words: { page: words.page, of: words.of },
    mark: '',
    notice: [],
    party: { label: words.creditedTo, name: note.client.name, lines: partyLines(party, language) },
    facts: [
      [words.issued, dayText(note.day, language)],
      [words.forInvoice, note.invoiceNumber],
    ],
    amount: { label: words.totalCredited, value: money(note.totalMinor), lines: [words.reason(note.reason)] },
    tables: [
      {
        title: '',
        columns: [
          { head: words.service, wide: true, amount: false },
          { head: words.netTaken, wide: false, amount: true },
          { head: words.vatTaken, wide: false, amount: true },
          { head: words.amountIn(currency), wide: false, amount: true },
        ],
        rows: note.lines.map(({ description, netMinor, vatMinor }) => ({
          cells: [
            typedLines(description),
            ...[netMinor, vatMinor, netMinor + vatMinor].map((amountMinor) => [amountText(amountMinor, currency)]),
          ],
          strong: false,
        })),
        sums: [
          [words.netTaken, money(note.netMinor), false],
          [words.vatTaken, money(note.vatMinor), false],
          [words.totalCredited, money(note.totalMinor), true],
          ...(note.creditMinor === 0
            ? []
            : ([[words.becomesCredit, money(note.creditMinor), false]] satisfies [string, string, boolean][])),
        ],
        aside: [],
      },
    ],
    notes: [],
    code: codeOf(address, language),
  };
}
