import { proportion } from '@diwan/contracts/money/amounts/rounding';
import type { ChargedVat } from '@diwan/contracts/money/expenses/http';
import type { ExpenseRecord } from './expense.schema.js';

/** The tax within an amount, and the rate where it was reckoned. A day without the tax, before 2002, has none. */
export function vatWithin(
  amountMinor: number,
  vat: ChargedVat,
  standardBp: number,
): Required<Pick<ExpenseRecord, 'vatMinor' | 'vatBp'>> {
  if (vat.kind === 'typed') return { vatMinor: vat.vatMinor, vatBp: null };
  if (vat.kind === 'none' || standardBp === 0) return { vatMinor: 0, vatBp: null };
  return { vatMinor: proportion(amountMinor, standardBp, 10_000 + standardBp), vatBp: standardBp };
}

/** What an expense costs the firm: its amount without the tax that is reclaimed. */
export const costOf = ({ amountMinor, vatMinor = 0 }: Pick<ExpenseRecord, 'amountMinor' | 'vatMinor'>): number =>
  amountMinor - vatMinor;
