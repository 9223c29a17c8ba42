import { sum } from '@diwan/contracts/money/amounts/rounding';
import { DIFFERENCE_LIMIT_BP, isFar } from '@diwan/contracts/money/exchange-rates/difference';
import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { Money } from '@diwan/contracts/shared/money';
import type { TakenBack } from '../credit-uses/credit-release.js';
import type { AcceptedAmount } from '../invoices/invoice.schema.js';
import type { LedgerLine } from '../ledger/entry.rules.js';
import type { AllocationRecord, PaymentRecord } from './payment.schema.js';

interface Wish {
  amountMinor: number;
  usedMinor: number | null;
}

/** What of the money an allocation uses: the same in one currency, what both sides agreed on in the other one, by the day's rate otherwise. */
export function usedOf(
  { amountMinor, usedMinor }: Wish,
  invoice: Pick<Money, 'currency'>,
  payment: Pick<Money, 'currency'>,
  rate: RateUsed | null,
): Pick<AllocationRecord, 'usedMinor' | 'differenceMinor'> {
  if (invoice.currency === payment.currency || rate === null) return { usedMinor: amountMinor, differenceMinor: 0 };
  const expected = converted({ amountMinor, currency: invoice.currency }, rate).amountMinor;
  const used = usedMinor ?? expected;
  return { usedMinor: used, differenceMinor: used - expected };
}

/** A share of a payment, and what it should be by each of the rates that it is measured by. */
interface Taken {
  amountMinor: number;
  usedMinor: number;
  expectedMinor: readonly number[];
}

/** Whether somebody may record a share: it is near the rates, or exactly what somebody else accepted. */
export function isTakenBy(
  personId: string,
  { amountMinor, usedMinor, expectedMinor }: Taken,
  accepted: AcceptedAmount | null,
): boolean {
  if (!expectedMinor.some((expected) => isFar(usedMinor, expected, DIFFERENCE_LIMIT_BP))) return true;
  const isExact = accepted?.amountMinor === amountMinor && accepted.usedMinor === usedMinor;
  return isExact && accepted.by !== personId;
}

type Booked = Pick<PaymentRecord, 'amount' | 'method' | 'clientId' | 'allocations' | 'creditMinor'>;

/** Who owes an invoice. That is another client than paid it where two records were one when it was paid, and are two again. */
export type Debtor = (allocation: Pick<AllocationRecord, 'invoiceId'>) => string;

/**
 * The sides of a payment in its own currency: money came, what was owed went down, the rest is the client's credit. What was used beside the
 * rate of the day is gained or lost; in payments from before that was booked it is not (`withDifference`).
 */
export function receivedLines(
  { amount, method, clientId, allocations, creditMinor }: Booked,
  { debtor = () => clientId, withDifference = true }: { debtor?: Debtor; withDifference?: boolean } = {},
): LedgerLine[] {
  const own = allocations.filter(({ currency }) => currency === amount.currency);
  const other = allocations.filter(({ currency }) => currency !== amount.currency);
  const differenceMinor = withDifference ? sum(other.map((one) => one.differenceMinor)) : 0;
  return [
    ...allocations.map(({ usedMinor, caseId }) => ({ ...money(method, clientId, usedMinor), caseId })),
    money(method, clientId, creditMinor),
    ...own.map((one) => owed(debtor(one), one.caseId, one.amountMinor)),
    { account: 'exchange_bridge', amountMinor: differenceMinor - sum(other.map(({ usedMinor }) => usedMinor)) },
    { account: 'exchange_difference', amountMinor: 0 - differenceMinor },
    { account: 'client_credit', amountMinor: -creditMinor, clientId },
  ];
}

/** The sides in the other currency, where an invoice in it was paid. */
export function exchangedLines(
  { amount, clientId, allocations }: Booked,
  debtor: Debtor = () => clientId,
): LedgerLine[] {
  const other = allocations.filter(({ currency }) => currency !== amount.currency);
  return [
    { account: 'exchange_bridge', amountMinor: sum(other.map(({ amountMinor }) => amountMinor)) },
    ...other.map((one) => owed(debtor(one), one.caseId, one.amountMinor)),
  ];
}

/** What goes off invoices and from the client's credit when a payment is voided. */
export const takenBackOf = ({ clientId, amount, creditMinor, allocations }: Booked): TakenBack => ({
  clientId,
  credit: { amountMinor: creditMinor, currency: amount.currency },
  shares: allocations,
});

/** The one case that all allocations are for. */
export function soleCaseOf(allocations: readonly AllocationRecord[]): string | null {
  const cases = new Set(allocations.map(({ caseId }) => caseId));
  return cases.size === 1 ? ([...cases][0] ?? null) : null;
}

const money = (method: string, clientId: string, amountMinor: number): LedgerLine => ({
  account: 'money',
  amountMinor,
  clientId,
  detail: method,
});

const owed = (clientId: string, caseId: string | null, amountMinor: number): LedgerLine => ({
  account: 'receivable',
  amountMinor: -amountMinor,
  clientId,
  caseId,
});
