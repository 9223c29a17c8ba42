import { Schema, type Types } from 'mongoose';

/** A client's question about a bill, as it is stored. */
export interface BillQuestionRecord {
  _id: Types.ObjectId;
  invoiceId: string;
  invoiceNumber: string;
  clientId: string;
  caseId: string | null;
  /** Which line, from nothing; null: all of it. */
  line: number | null;
  /** What the line says; invoices are never changed once issued. */
  lineText: string;
  text: string;
  state: 'open' | 'answered';
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
}

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;

export const billQuestionSchema = new Schema<BillQuestionRecord>(
  {
    invoiceId: text,
    invoiceNumber: text,
    clientId: text,
    caseId: textOrNull,
    line: { type: Number, default: null },
    lineText: { type: String, default: '' },
    text,
    state: text,
    askedAt: { type: Date, required: true },
    answer: textOrNull,
    answeredAt: { type: Date, default: null },
    answeredBy: textOrNull,
  },
  { collection: 'bill_questions', versionKey: false },
);
// BillQuestionRepository.ofInvoice and waitingOn
billQuestionSchema.index({ invoiceId: 1, state: 1, askedAt: 1 });
// BillQuestionRepository.page
billQuestionSchema.index({ state: 1, askedAt: 1, _id: 1 });
// BillQuestionRepository.ofClient; what hangs on a client, see client-records/.
billQuestionSchema.index({ clientId: 1, askedAt: 1, _id: 1 });
// WalledRecords.of
billQuestionSchema.index({ caseId: 1 });
