import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import type { OwnProof } from '@diwan/contracts/money/payment-proofs/own.http';
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

/** A proof as staff see it, with what it is for as that is now. */
export function toPaymentProof(
  record: PaymentProofRecord,
  names: ReadonlyMap<string, string>,
  sentFor: Pick<PaymentProof, 'invoice' | 'fundRequest'>,
): PaymentProof {
  const { receiptNumber: _, ...own } = toOwnProof(record);
  const { clientId, mime, fileSize, decidedAt, decidedBy, payment } = record;
  return {
    ...own,
    ...sentFor,
    ...{ mime, fileSize, receipt: payment, reference: record.reference ?? '' },
    client: { id: clientId, name: names.get(clientId) ?? '' },
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName: (decidedBy && names.get(decidedBy)) ?? '',
  };
}
