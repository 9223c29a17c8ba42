import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import type { Currency } from '@diwan/contracts/shared/money';

/** An invoice on which more is to be paid than before. */
export interface Reopened {
  invoiceId: string;
  clientId: string;
  caseId: string | null;
}

/** A client whose credit changed. */
export interface CreditChange {
  clientId: string;
  currency: Currency;
}

/** What changed for each client, each named once. */
export function accountChanges(reopened: readonly Reopened[], credit: readonly CreditChange[]): AccountChange[] {
  const clients = new Set([...reopened, ...credit].map(({ clientId }) => clientId));
  return [...clients].map((clientId) => {
    const theirs = reopened.filter((one) => one.clientId === clientId);
    return {
      clientId,
      invoiceIds: distinct(theirs.map(({ invoiceId }) => invoiceId)),
      caseIds: distinct(theirs.flatMap(({ caseId }) => caseId ?? [])),
      creditIn: distinct(credit.filter((one) => one.clientId === clientId).map(({ currency }) => currency)),
    };
  });
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
