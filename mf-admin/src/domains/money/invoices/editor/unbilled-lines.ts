import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { UnbilledEntry } from '@diwan/contracts/money/time-entries/clients.http';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { formatMoney } from '@diwan/mf-kit';
import { paperWords } from '../paper/paper-words.js';
import { emptyLine, type LineValues } from './invoice-values.js';

/** Something that waits to be billed, with the line that it becomes. */
export interface Unbilled {
  key: string;
  day: string;
  /** Who worked, or from whom it was bought; empty where that is not known. */
  by: string;
  amount: Money;
  /** What was paid for it in the other currency. */
  paid?: Money;
  line: LineValues;
}

/** What lines are written for. */
export interface LineTarget {
  language: Language;
  currency: Currency;
  /** Of the invoice's day; undefined where there is none. */
  rate: RateUsed | undefined;
  /** What lines of the firm's own begin with. */
  usualVat: VatClass;
}

/** Work as a line in the language of the invoice; without words of its own it is called by its kind, or "Legal Work". */
export function timeAsLine(entry: UnbilledEntry, { language, usualVat }: LineTarget): Unbilled {
  const { id, description, serviceType, billedMinutes, unitPriceMinor, currency, amountMinor } = entry;
  return {
    key: id,
    day: entry.dateWorked,
    by: entry.person.name,
    amount: { amountMinor, currency },
    line: {
      ...emptyLine(usualVat),
      description: description.trim() || serviceType?.[language] || paperWords(language)('paper.legalWork'),
      quantityMilli: minutesText(billedMinutes),
      unitPriceMinor: moneyText({ amountMinor: unitPriceMinor, currency }),
      source: { kind: 'time', entryId: id },
    },
  };
}

/**
 * An expense as a line: once, for what it cost, in the currency of the invoice by the rate of its day (H3). What was paid for the client bears no
 * tax (H9); where the firm reclaims tax on it, it was bought by the firm, whose service it is part of. Null where a rate is needed and missing.
 */
export function expenseAsLine(
  expense: UnbilledExpense,
  { language, currency, rate, usualVat }: LineTarget,
): Unbilled | null {
  const { id, day, vendor, description, amount: paid } = expense;
  const isForeign = paid.currency !== currency;
  if (isForeign && !rate) return null;
  const amount = isForeign && rate ? converted(paid, rate) : paid;
  return {
    ...{ key: id, day, by: vendor, amount },
    ...(isForeign && { paid }),
    line: {
      ...emptyLine(expense.isVatReclaimed ? usualVat : 'exempt'),
      description,
      explanation: isForeign ? paperWords(language)('paper.paidAs', { paid: formatMoney(paid) }) : '',
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

/** Expenses that can stand on an invoice: of another case none where the invoice has one. */
export const ofCase = (expenses: readonly UnbilledExpense[], caseId: string): UnbilledExpense[] =>
  expenses.filter((expense) => caseId === '' || expense.caseId === null || expense.caseId === caseId);
