import type { ErasureState } from '@diwan/contracts/people/erasures/http';
import type { KeepingGround } from '@diwan/contracts/people/erasures/plan';
import { Schema, type Types } from 'mongoose';

/** A person's wish to be forgotten. It stays as proof of the decision; once it is done it names nobody, and their words are gone. */
export interface ErasureRecord {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  state: ErasureState;
  reason: string;
  askedAt: Date;
  decidedAt: Date | null;
  decidedBy: Types.ObjectId | null;
  ground: KeepingGround | null;
  answer: string;
  eraseAt: Date | null;
  /** Counts moves (D-129). */
  version: number;
}

const optionalDate = { type: Date, default: null };

export const ErasureSchema = new Schema<ErasureRecord>(
  {
    personId: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, required: true },
    reason: { type: String, default: '' },
    askedAt: { type: Date, required: true },
    decidedAt: optionalDate,
    decidedBy: { type: Schema.Types.ObjectId, default: null },
    ground: { type: String, default: null },
    answer: { type: String, default: '' },
    eraseAt: optionalDate,
    version: { type: Number, default: 1 },
  },
  { collection: 'erasures', versionKey: false },
);
// ErasureRepository.latestOf.
ErasureSchema.index({ personId: 1, askedAt: -1 });
// ErasureRepository.insert: one waits at a time, and one is on its way at a time.
ErasureSchema.index({ personId: 1, state: 1 }, { unique: true, partialFilterExpression: { state: 'asked' } });
// ErasureRepository.page.
ErasureSchema.index({ askedAt: -1, _id: -1 });
// ErasureRepository.page of a state.
ErasureSchema.index({ state: 1, askedAt: -1, _id: -1 });
// ErasureRepository.due.
ErasureSchema.index({ state: 1, eraseAt: 1 });
