import type { MergeField, MergeSignIn } from '@diwan/contracts/people/client-merges/http';
import { Schema, type Types } from 'mongoose';
import type { Given } from '../delegations/delegation.repository.js';
import type { ClientRecord } from '../persons/person.schema.js';

/** A field of the client who was kept, before and after the merge. */
export interface Taken {
  field: MergeField | 'names' | 'provenWhatsapp';
  before: unknown;
  after: unknown;
}

/** That two records of one client became one, with all that taking it back needs. */
export interface ClientMergeRecord {
  _id: Types.ObjectId;
  keptId: Types.ObjectId;
  mergedId: Types.ObjectId;
  /** What the firm kept of the one who went. */
  client: ClientRecord;
  taken: Taken[];
  signIn: MergeSignIn;
  /** Where the two exchanged phones: which each had before. */
  phones: { kept: string; merged: string } | null;
  delegations: Given[];
  by: Types.ObjectId;
  at: Date;
  undoneAt: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true };
const anything = { type: Schema.Types.Mixed, default: null };

export const ClientMergeSchema = new Schema<ClientMergeRecord>(
  {
    keptId: id,
    mergedId: id,
    client: { type: Schema.Types.Mixed, required: true },
    taken: [{ _id: false, field: { type: String, required: true }, before: anything, after: anything }],
    signIn: { type: String, required: true },
    phones: anything,
    delegations: [{ _id: false, id, sawAll: { type: Boolean, required: true } }],
    by: id,
    at: { type: Date, required: true },
    undoneAt: { type: Date, default: null },
  },
  { collection: 'client_merges', versionKey: false, minimize: false },
) as Schema<ClientMergeRecord>;

// ClientMergeRepository.forget
ClientMergeSchema.index({ keptId: 1 });
ClientMergeSchema.index({ mergedId: 1 });
// ClientMergeRepository.since
ClientMergeSchema.index({ at: -1, _id: -1 });
