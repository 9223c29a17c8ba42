import type { OwnPaymentWay } from '@diwan/contracts/money/payment-ways/http';
import type { ClientOnDocuments } from '@diwan/contracts/people/clients/questions';
import { Schema } from 'mongoose';
import type { FirmParticulars } from '../firm/firm.schema.js';

/** Documents that go out. */
export type Imprinted = 'invoice' | 'payment' | 'credit_note';

/** What a document says that stands elsewhere, as it was when the document went out. */
export interface Imprint {
  firm: FirmParticulars;
  /** Absent from documents that went out before it was kept, which say nothing of it. */
  client?: ClientOnDocuments | null;
  /** How the firm could be paid in the document's currency; none on receipts and credit notes. */
  ways: Pick<OwnPaymentWay, 'kind' | 'account' | 'payee' | 'instructions'>[];
  legalCase: { id: string; title: string; caseNumber: string } | null;
}

export interface ImprintRecord extends Imprint {
  /** The kind of the document and its id. */
  _id: string;
}

const mixed = { type: Schema.Types.Mixed, default: null } as const;

export const imprintSchema = new Schema<ImprintRecord>(
  {
    _id: { type: String, required: true },
    firm: { ...mixed, required: true },
    client: { type: Schema.Types.Mixed },
    ways: { type: [Schema.Types.Mixed], default: [] } as never,
    legalCase: mixed,
  },
  { collection: 'imprints', versionKey: false, minimize: false },
);
