import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A proof of payment as it is stored; its bytes are an object of the store. */
export interface PaymentProofRecord {
  _id: Types.ObjectId;
  state: ProofState;
  clientId: string;
  invoiceId: string;
  invoiceNumber: string;
  fileName: string;
  mime: string;
  fileSize: number;
  objectKey: string;
  /** Invoice and hash of what was sent, while it was not refused: the same file sent twice is one proof. */
  sameFile?: string;
  amount: Money;
  method: PaymentMethod;
  /** `YYYY-MM-DD`, as the client says. */
  paidOn: string;
  /** Of the transfer or the cheque, as the client says. */
  reference: string;
  note: string;
  sentAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string;
  payment: { id: string; number: string } | null;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const paymentProofSchema = new Schema<PaymentProofRecord>(
  {
    state: text,
    clientId: text,
    invoiceId: text,
    invoiceNumber: text,
    fileName: text,
    mime: text,
    fileSize: number,
    objectKey: text,
    sameFile: String,
    amount: { type: { amountMinor: number, currency: text }, _id: false, required: true },
    method: text,
    paidOn: text,
    reference: { type: String, default: '' },
    note: { type: String, default: '' },
    sentAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedBy: { type: String, default: null },
    reason: { type: String, default: '' },
    payment: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'payment_proofs', versionKey: false },
);
// PaymentProofRepository.sent: the same file for the same invoice is the same proof.
paymentProofSchema.index({ sameFile: 1 }, { unique: true, partialFilterExpression: { sameFile: { $type: 'string' } } });
// PaymentProofRepository.ofInvoice and waitingOn
paymentProofSchema.index({ invoiceId: 1, state: 1, sentAt: 1 });
// PaymentProofRepository.page
paymentProofSchema.index({ state: 1, sentAt: 1, _id: 1 });
// What hangs on a client, see client-records/.
paymentProofSchema.index({ clientId: 1 });
