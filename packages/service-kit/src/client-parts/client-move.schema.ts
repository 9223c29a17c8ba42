import { Schema } from 'mongoose';

/** What a merge of two clients moved here, so that exactly that goes back. Found by its id, which is the merge's. */
export interface ClientMoveRecord {
  _id: string;
  state: 'moved' | 'undone';
  /** Per part of a noun, as it answered. */
  parts: { name: string; items: unknown[] }[];
}

export const clientMoveSchema = new Schema<ClientMoveRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['moved', 'undone'], required: true },
    parts: [{ _id: false, name: { type: String, required: true }, items: { type: [Schema.Types.Mixed], default: [] } }],
  },
  { collection: 'client_moves', versionKey: false },
) as Schema<ClientMoveRecord>;
