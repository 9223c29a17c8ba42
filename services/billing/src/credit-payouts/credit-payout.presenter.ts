import type { CreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import type { OwnCreditPayout } from '@diwan/contracts/money/credit-payouts/own.http';
import type { CreditPayoutRecord } from './credit-payout.schema.js';

/** Whose names a payout is shown with. */
export const namedIn = ({ clientId, recordedBy, reversed }: NamedIn): string[] =>
  [clientId, recordedBy, reversed?.by].filter((id) => id !== undefined);

type NamedIn = Pick<CreditPayoutRecord, 'clientId' | 'recordedBy'> & { reversed: { by: string } | null };

/** A payout as staff see it. */
export function toCreditPayout(record: CreditPayoutRecord, names: ReadonlyMap<string, string>): CreditPayout {
  const { amount, reversed } = record;
  return {
    id: String(record._id),
    number: record.number,
    client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
    amount: { amountMinor: amount.amountMinor, currency: amount.currency },
    method: record.method,
    day: record.day,
    reference: record.reference,
    notes: record.notes,
    recordedByName: names.get(record.recordedBy) ?? '',
    recordedAt: record.recordedAt.toISOString(),
    reversed: reversed && {
      ...{ day: reversed.day, at: reversed.at.toISOString(), reason: reversed.reason },
      byName: names.get(reversed.by) ?? '',
    },
  };
}

/** A payout as its client sees it: why it was reversed is written for the firm. */
export const toOwnCreditPayout = ({ number, amount, method, day, reversed }: CreditPayoutRecord): OwnCreditPayout => ({
  ...{ number, method, day, isReversed: reversed !== null },
  amount: { amountMinor: amount.amountMinor, currency: amount.currency },
});
