import type { Currency, Money } from '@diwan/contracts/shared/money';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';

/** Credit that was used for an invoice and stands. */
export interface StandingUse {
  id: string;
  invoiceId: string;
  invoiceNumber: string;
  caseId: string | null;
  day: string;
  amount: Money;
}

/** Credit that goes from a client, and what they have of it. In minor units. */
export interface CreditNeed {
  clientId: string;
  currency: Currency;
  neededMinor: number;
  /** Less than nothing where they owe some back already. */
  availableMinor: number;
  /** From where it could come back, the latest first. */
  uses: readonly StandingUse[];
}

/** Which uses of credit are taken back so that there is enough, and what is owed back where there is not. */
export interface Release {
  uses: StandingUse[];
  owedBack: Money[];
}

/**
 * Takes uses back, the latest first, until there is as much credit as goes. `paid`: what of each invoice counts as paid: what a credit note
 * made credit of already brings nothing back.
 */
export function released(needs: readonly CreditNeed[], paid: ReadonlyMap<string, number>): Release {
  const left = new Map(paid);
  const release: Release = { uses: [], owedBack: [] };
  for (const { currency, neededMinor, availableMinor, uses } of needs) {
    let shortMinor = neededMinor - availableMinor;
    for (const use of uses) {
      const standing = left.get(use.invoiceId) ?? 0;
      const backMinor = Math.min(use.amount.amountMinor, standing);
      if (shortMinor <= 0 || backMinor === 0) continue;
      left.set(use.invoiceId, standing - backMinor);
      release.uses.push(use);
      shortMinor -= backMinor;
    }
    if (shortMinor > 0) release.owedBack.push({ amountMinor: shortMinor, currency });
  }
  return release;
}

/** What credit paid of some invoices, the latest use first. */
export const standingUses = (invoices: readonly InvoiceRecord[]): StandingUse[] =>
  invoices
    .flatMap(({ _id, number = '', caseId, currency, settlements }) =>
      settlements
        .filter(({ kind, voided }) => kind === 'credit' && !voided)
        .map(({ id, day, amountMinor }) => ({
          ...{ id, invoiceId: String(_id), invoiceNumber: number, caseId, day },
          amount: { amountMinor, currency },
        })),
    )
    // Ids grow with time: two of one day stand in their order.
    .sort((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? 1 : -1));
