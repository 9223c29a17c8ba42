import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A proof of payment as it is stored; its bytes are an object of the store. */
export interface PaymentProofRecord {
  _id: Types.ObjectId;
  state: ProofState;
  clientId: string;
  /** What it is sent for: an invoice, or a deposit that was asked for. */
  invoiceId: string | null;
  invoiceNumber: string;
  /** Absent where it is from before deposits could be proven. */
  requestId?: string | null;
  fileName: string;
  mime: string;
  fileSize: number;
  objectKey: string;
  /** What it is for and the hash of what was sent, while it was not refused: the same file sent twice is one proof. */
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
  /** The payment, or the deposit, that it proves. */
  payment: { id: string; number: string } | null;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const paymentProofSchema = new Schema<PaymentProofRecord>(
  {
    state: text,
    clientId: text,
    invoiceId: { type: String, default: null },
    invoiceNumber: { type: String, default: '' },
    requestId: { type: String, default: null },
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
// PaymentProofRepository.sent: the same file for the same thing is the same proof.
paymentProofSchema.index({ sameFile: 1 }, { unique: true, partialFilterExpression: { sameFile: { $type: 'string' } } });
// PaymentProofRepository.of and waitingOn
paymentProofSchema.index({ invoiceId: 1, state: 1, sentAt: 1 });
paymentProofSchema.index({ requestId: 1, state: 1, sentAt: 1 });
// PaymentProofRepository.page
paymentProofSchema.index({ state: 1, sentAt: 1, _id: 1 });
// What hangs on a client, see client-records/.
paymentProofSchema.index({ clientId: 1 });
