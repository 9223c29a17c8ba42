import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { decimalText } from '@diwan/contracts/shared/decimal-text';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { paperWords } from '../paper/paper-words.js';
import { emptyLine, type LineValues } from './invoice-values.js';

/** Something that waits to be billed, with the line that it becomes. */
export interface Unbilled {
  key: string;
  day: string;
  /** Who worked, or from whom it was bought; empty where that is not known. */
  by: string;
  amount: Money;
  line: LineValues;
}

/** Work as a line in the language of the invoice; without words of its own it is called by its kind, or "Legal Work". */
export function timeAsLine(entry: UnbilledEntry, language: Language, vatClass: VatClass): Unbilled {
  const { id, description, serviceType, quantityMilli, unitPriceMinor, currency, amountMinor } = entry;
  return {
    key: id,
    day: entry.dateWorked,
    by: entry.person.name,
    amount: { amountMinor, currency },
    line: {
      ...emptyLine(vatClass),
      description: description.trim() || serviceType?.[language] || paperWords(language)('paper.legalWork'),
      quantityMilli: decimalText(quantityMilli, 3),
      unitPriceMinor: moneyText({ amountMinor: unitPriceMinor, currency }),
      source: { kind: 'time', entryId: id },
    },
  };
}

/** An expense as a line: once, for what it cost. */
export function expenseAsLine({ id, day, vendor, description, amount }: UnbilledExpense, vatClass: VatClass): Unbilled {
  return {
    key: id,
    day,
    by: vendor,
    amount,
    line: {
      ...emptyLine(vatClass),
      description,
      unitPriceMinor: moneyText(amount),
      source: { kind: 'expense', expenseId: id },
    },
  };
}

/** What is on the invoice already. */
export const takenKeys = (lines: readonly LineValues[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ source }) =>
      source.kind === 'time' ? [source.entryId] : source.kind === 'expense' ? [source.expenseId] : [],
    ),
  );

/** Expenses that can stand on an invoice of a currency: nothing is converted on the way. Of another case none where the invoice has one. */
export const fitting = (expenses: readonly UnbilledExpense[], currency: Currency, caseId: string): UnbilledExpense[] =>
  expenses.filter(
    (expense) =>
      expense.amount.currency === currency && (caseId === '' || expense.caseId === null || expense.caseId === caseId),
  );
