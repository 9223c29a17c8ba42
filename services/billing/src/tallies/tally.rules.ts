import type { StoredInvoiceState } from '@diwan/contracts/money/invoices/state';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import type { TallyRecord } from './tally.schema.js';

/** What an invoice is tallied by. */
export interface TalliedInvoice {
  state: StoredInvoiceState;
  isOpen: boolean;
  clientId: string;
  currency: Currency;
  issueDate: string;
  dueDate: string;
  paidMinor: number;
  balanceMinor: number;
}

/** What a payment is tallied by. */
export interface TalliedPayment {
  clientId: string;
  amount: Money;
  isVoid: boolean;
}

type Part = Omit<TallyRecord, '_id'>;

/** What one invoice adds to the tallies: nothing while it is a draft, and once it is void. */
export function tallyOfInvoice(invoice: TalliedInvoice): TallyRecord[] {
  const { state, isOpen, clientId, currency, issueDate, dueDate, paidMinor, balanceMinor } = invoice;
  if (state !== 'issued') return [];
  const one = { currency, count: 1 } as const;
  // One that was taken back, or comes to nothing, was paid by nobody.
  if (!isOpen && paidMinor <= 0) return [];
  if (!isOpen)
    return [keyed({ ...one, of: 'paid_month', clientId: '', at: issueDate.slice(0, 7), amountMinor: paidMinor })];
  const open = { ...one, amountMinor: balanceMinor };
  const parts: Part[] = [
    { ...open, of: 'open', clientId: '', at: '' },
    { ...open, of: 'open_day', clientId: '', at: dueDate },
    { ...open, of: 'client_open', clientId, at: '' },
    { ...open, of: 'client_open_day', clientId, at: dueDate },
  ];
  return parts.map(keyed);
}

/** What one payment adds: nothing once it is void. */
export function tallyOfPayment({ clientId, amount, isVoid }: TalliedPayment): TallyRecord[] {
  if (isVoid) return [];
  const { amountMinor, currency } = amount;
  return [keyed({ of: 'client_payments', clientId, at: '', currency, amountMinor, count: 1 })];
}

/** Tallies added up by their keys; those that come to nothing are left out. */
export function addedUp(tallies: Iterable<TallyRecord>): TallyRecord[] {
  const sums = new Map<string, TallyRecord>();
  for (const tally of tallies) {
    const { amountMinor, count } = sums.get(tally._id) ?? { amountMinor: 0, count: 0 };
    sums.set(tally._id, {
      ...tally,
      amountMinor: amountMinor + tally.amountMinor,
      count: count + tally.count,
    });
  }
  return [...sums.values()].filter(({ amountMinor, count }) => amountMinor !== 0 || count !== 0);
}

/** The same, taken away. */
export const negated = (tallies: readonly TallyRecord[]): TallyRecord[] =>
  tallies.map((tally) => ({ ...tally, amountMinor: -tally.amountMinor, count: -tally.count }));

function keyed(part: Part): TallyRecord {
  return { _id: [part.of, part.currency, part.clientId, part.at].join('|'), ...part };
}
