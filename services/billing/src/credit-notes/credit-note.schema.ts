import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** What is taken back of an issued invoice, in minor units of its currency. Never changed. */
export interface CreditNoteRecord {
  _id: Types.ObjectId;
  number: string;
  invoiceId: string;
  invoiceNumber: string;
  clientId: string;
  /** The client's name on its day. Absent where it is from before names were kept. */
  clientName?: string;
  caseId: string | null;
  /** `YYYY-MM-DD` in Beirut. */
  day: string;
  reason: string;
  currency: Currency;
  /** `place`: the line of the invoice, from 0. */
  lines: { place: number; description: string; netMinor: number; vatMinor: number }[];
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  creditMinor: number;
  issuedBy: string;
  issuedAt: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const creditNoteSchema = new Schema<CreditNoteRecord>(
  {
    number: text,
    invoiceId: text,
    invoiceNumber: text,
    clientId: text,
    clientName: String,
    caseId: { type: String, default: null },
    day: text,
    reason: text,
    currency: text,
    lines: [{ _id: false, place: number, description: text, netMinor: number, vatMinor: number }],
    netMinor: number,
    vatMinor: number,
    totalMinor: number,
    creditMinor: { type: Number, default: 0 },
    issuedBy: text,
    issuedAt: { type: Date, required: true },
  },
  { collection: 'credit_notes', versionKey: false },
);
// No two credit notes have one number.
creditNoteSchema.index({ number: 1 }, { unique: true });
// CreditNoteRepository.list, newest first: all, of an invoice, of a client.
creditNoteSchema.index({ day: 1, _id: 1 });
creditNoteSchema.index({ invoiceId: 1, day: 1, _id: 1 });
creditNoteSchema.index({ clientId: 1, day: 1, _id: 1 });
// WalledRecords.of
creditNoteSchema.index({ caseId: 1 });
