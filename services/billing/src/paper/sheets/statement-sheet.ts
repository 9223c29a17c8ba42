import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { type FirmOnPaper, letterhead } from './letterhead.js';
import { paperWords } from './paper-words.js';
import type { Sheet, SheetRow, SheetTable } from './sheet.js';
import { amountText, apart, dayText } from './sheet-text.js';

/** What moved what a client owes. */
export type MovementKind = keyof ReturnType<typeof paperWords>['kinds'];

/** One movement of an account, oldest first; what was charged is positive, what was paid or credited negative. */
export interface Movement {
  day: string;
  kind: MovementKind;
  /** Of the document behind it; empty: none. */
  number: string;
  amountMinor: number;
}

/** A client's account in one currency over a period. */
export interface AccountOfPeriod {
  currency: Currency;
  openingMinor: number;
  movements: readonly Movement[];
}

export interface StatementPaper {
  clientName: string;
  from: string;
  until: string;
  /** One for each currency; they are never added. */
  accounts: readonly AccountOfPeriod[];
  firm: FirmOnPaper;
  language: Language;
}

/** A statement of account over a period (BILL-19): for each currency what was open, what happened, and what is open. */
export function statementSheet({ clientName, from, until, accounts, firm, language }: StatementPaper): Sheet {
  const words = paperWords(language);
  const isAnyInFavour = accounts.some(({ openingMinor, movements }) =>
    runningOf(openingMinor, movements).some((balance) => balance < 0),
  );
  return {
    language,
    title: words.statement,
    number: '',
    firm: letterhead(firm, language),
    words: { page: words.page, of: words.of },
    mark: '',
    notice: [],
    party: { label: words.statementOf, name: clientName, lines: [] },
    facts: [[words.period, words.periodOf(dayText(from, language), dayText(until, language))]],
    amount: null,
    tables: accounts.map((account) => accountTable(account, from, until, language)),
    notes: [
      ...(accounts.length === 0 ? [{ title: '', lines: [words.nothingHappened] }] : []),
      ...(isAnyInFavour ? [{ title: '', lines: [words.inYourFavour] }] : []),
    ],
    code: null,
  };
}

/** The balance after each movement, the opening one first. */
function runningOf(openingMinor: number, movements: readonly Movement[]): number[] {
  const running = [openingMinor];
  for (const { amountMinor } of movements) running.push((running.at(-1) ?? 0) + amountMinor);
  return running;
}

function accountTable(account: AccountOfPeriod, from: string, until: string, language: Language): SheetTable {
  const words = paperWords(language);
  const { currency, openingMinor, movements } = account;
  const running = runningOf(openingMinor, movements);
  const closingMinor = running.at(-1) ?? 0;
  const amount = (amountMinor: number): string => amountText(amountMinor, currency);
  const balanceRow = (day: string, label: string, balanceMinor: number): SheetRow => ({
    cells: [[dayText(day, language)], [label], [''], [''], [amount(balanceMinor)]],
    strong: true,
  });
  return {
    title: words.currencies[currency],
    columns: [
      { head: words.date, wide: false, amount: false },
      { head: words.document, wide: true, amount: false },
      { head: words.charges, wide: false, amount: true },
      { head: words.payments, wide: false, amount: true },
      { head: words.balance, wide: false, amount: true },
    ],
    rows: [
      balanceRow(from, words.opening, openingMinor),
      ...movements.map((movement, index) => ({
        cells: [
          [dayText(movement.day, language)],
          [[words.kinds[movement.kind], apart(movement.number)].join(movement.number === '' ? '' : ' ')],
          [movement.amountMinor > 0 ? amount(movement.amountMinor) : ''],
          [movement.amountMinor < 0 ? amount(-movement.amountMinor) : ''],
          [amount(running[index + 1] ?? 0)],
        ],
        strong: false,
      })),
      balanceRow(until, words.closing, closingMinor),
    ],
    sums: [],
    aside: [],
  };
}
