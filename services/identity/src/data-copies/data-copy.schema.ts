import type { DataCopyState } from '@diwan/contracts/people/data-copies/http';
import type { DataPartName, DataRow } from '@diwan/contracts/people/data-copies/part';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import type * as z from 'zod/mini';

/** How far a part is: the page that is asked for next, and how many rows there are so far. */
interface PartProgress {
  part: DataPartName;
  done: boolean;
  rows: number;
  pages: number;
  after: string | null;
}

/** A copy of somebody's data that they asked for. */
export interface DataCopyRecord {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** Of the readable pages. */
  language: Language;
  state: z.infer<typeof DataCopyState>;
  parts: PartProgress[];
  askedAt: Date;
  /** From when somebody may work on it (again): in the future while somebody does, or while a service was away. */
  nextAt: Date;
  /** Until when it can be downloaded; null before it is ready. */
  until: Date | null;
}

/** One page of a part, as the service that holds it answered. Gone when the copy expires. */
export interface DataCopyPageRecord {
  copyId: Types.ObjectId;
  part: DataPartName;
  page: number;
  rows: DataRow[];
}

const progress = new Schema<PartProgress>(
  {
    part: { type: String, required: true },
    done: { type: Boolean, required: true },
    rows: { type: Number, required: true },
    pages: { type: Number, required: true },
    after: { type: String, default: null },
  },
  { _id: false },
);

export const DataCopySchema = new Schema<DataCopyRecord>(
  {
    personId: { type: Schema.Types.ObjectId, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    state: { type: String, required: true },
    parts: { type: [progress], required: true },
    askedAt: { type: Date, required: true },
    nextAt: { type: Date, required: true },
    until: { type: Date, default: null },
  },
  { collection: 'data_copies', versionKey: false },
);
// DataCopyRepository.ofPerson, one.
DataCopySchema.index({ personId: 1, askedAt: -1 });
// DataCopyRepository.insert: one at a time.
DataCopySchema.index({ personId: 1 }, { unique: true, partialFilterExpression: { state: 'gathering' } });
// DataCopyRepository.claim.
DataCopySchema.index({ state: 1, nextAt: 1 });
// DataCopyRepository.over.
DataCopySchema.index({ state: 1, until: 1 });

export const DataCopyPageSchema = new Schema<DataCopyPageRecord>(
  {
    copyId: { type: Schema.Types.ObjectId, required: true },
    part: { type: String, required: true },
    page: { type: Number, required: true },
    rows: { type: [Schema.Types.Mixed] as never, required: true },
  },
  { collection: 'data_copy_pages', versionKey: false },
);
// DataCopyRepository.keep, rowsOf, expire.
DataCopyPageSchema.index({ copyId: 1, part: 1, page: 1 }, { unique: true });
