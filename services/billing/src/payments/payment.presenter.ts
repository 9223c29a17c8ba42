import type { Payment } from '@diwan/contracts/money/payments/http';
import type { OwnPayment } from '@diwan/contracts/money/payments/own.http';
import type { PaymentRecord } from './payment.schema.js';

/** A payment as staff see it. */
export function toPayment(record: PaymentRecord, names: ReadonlyMap<string, string>): Payment {
  const { amount, voided } = record;
  return {
    id: String(record._id),
    number: record.number,
    client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
    amount: { amountMinor: amount.amountMinor, currency: amount.currency },
    method: record.method,
    day: record.day,
    reference: record.reference,
    notes: record.notes,
    allocations: record.allocations.map(
      ({ invoiceId, invoiceNumber, amountMinor, currency, usedMinor, differenceMinor }) => ({
        invoiceId,
        invoiceNumber,
        amount: { amountMinor, currency },
        used: { amountMinor: usedMinor, currency: amount.currency },
        differenceMinor,
      }),
    ),
    credit: { amountMinor: record.creditMinor, currency: amount.currency },
    rate: record.rate,
    recordedByName: names.get(record.recordedBy) ?? '',
    recordedAt: record.recordedAt.toISOString(),
    voided: voided && { at: voided.at.toISOString(), reason: voided.reason, byName: names.get(voided.by) ?? '' },
  };
}

/** A payment as its client sees it. */
export const toOwnPayment = (record: PaymentRecord): OwnPayment => ({
  id: String(record._id),
  number: record.number,
  amount: { amountMinor: record.amount.amountMinor, currency: record.amount.currency },
  method: record.method,
  day: record.day,
  recordedAt: record.recordedAt.toISOString(),
  reference: record.reference,
  notes: record.notes,
  invoiceNumbers: record.allocations.map(({ invoiceNumber }) => invoiceNumber),
  credit: { amountMinor: record.creditMinor, currency: record.amount.currency },
  voided: record.isVoid,
});
