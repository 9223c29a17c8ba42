import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import type { OwnProof } from '@diwan/contracts/money/payment-proofs/own.http';
import type { Money } from '@diwan/contracts/shared/money';
import type { PaymentProofRecord } from './payment-proof.schema.js';

/** A proof as its client sees it. */
export function toOwnProof(record: PaymentProofRecord): OwnProof {
  const { _id, state, fileName, amount, method, paidOn, note, sentAt, reason, payment } = record;
  return {
    ...{ id: String(_id), state, fileName, amount, method, paidOn, note, reason },
    sentAt: sentAt.toISOString(),
    receiptNumber: payment?.number ?? null,
  };
}

/** A proof as staff see it; `balance` is what is left of its invoice now. */
export function toPaymentProof(
  record: PaymentProofRecord,
  names: ReadonlyMap<string, string>,
  balance: Money,
): PaymentProof {
  const { receiptNumber: _, ...own } = toOwnProof(record);
  const { clientId, invoiceId, mime, fileSize, decidedAt, decidedBy, payment } = record;
  return {
    ...own,
    ...{ mime, fileSize, payment, reference: record.reference ?? '' },
    client: { id: clientId, name: names.get(clientId) ?? '' },
    invoice: { id: invoiceId, number: record.invoiceNumber, balance },
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName: (decidedBy && names.get(decidedBy)) ?? '',
  };
}
