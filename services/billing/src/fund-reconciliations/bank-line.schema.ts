import type { BankLineState } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** A file of the bank that was taken in. */
export interface BankImportRecord {
  _id: Types.ObjectId;
  fileName: string;
  currency: Currency;
  /** Of its text, lower-case hex. */
  sha256: string;
  lines: number;
  by: string;
  at: Date;
}

/** A line of the bank's statement of the account for client money. */
export interface BankLineRecord {
  _id: Types.ObjectId;
  importId: string;
  /** What the line says, and which of those that say the same it is. */
  key: string;
  currency: Currency;
  day: string;
  amountMinor: number;
  reference: string;
  description: string;
  /** What somebody said of it by hand. Absent: nobody did. */
  state?: BankLineState;
  /** What it is tied to; no movement belongs to two lines. Absent where it is tied to none. */
  movementIds?: string[];
  /** Why it stands in no book; empty otherwise. */
  reason?: string;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export const bankImportSchema = new Schema<BankImportRecord>(
  { fileName: text, currency: text, sha256: text, lines: number, by: text, at: { type: Date, required: true } },
  { collection: 'bank_imports', versionKey: false },
);
// BankLineRepository: the same file is not taken in twice.
bankImportSchema.index({ currency: 1, sha256: 1 }, { unique: true });
// BankLineRepository.imports: the latest first.
bankImportSchema.index({ currency: 1, at: 1 });

export const bankLineSchema = new Schema<BankLineRecord>(
  {
    ...{ importId: text, key: text, currency: text, day: text, amountMinor: number },
    reference: { type: String, default: '' },
    description: { type: String, default: '' },
    ...{ state: { type: String, default: 'open' }, reason: { type: String, default: '' } },
    movementIds: { type: [String], default: undefined },
  },
  { collection: 'bank_lines', versionKey: false },
);
// BankLineRepository.known: a line of two files stands once.
bankLineSchema.index({ key: 1 }, { unique: true });
// BankLineRepository.until, by day.
bankLineSchema.index({ currency: 1, day: 1, _id: 1 });
// BankLineRepository.decide: a movement belongs to one line.
bankLineSchema.index({ movementIds: 1 }, { unique: true, partialFilterExpression: { movementIds: { $exists: true } } });
// BankLineRepository.drop.
bankLineSchema.index({ importId: 1 });
