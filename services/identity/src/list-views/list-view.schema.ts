import { Schema, type Types } from 'mongoose';

/** A list of the back office as somebody wants to find it again (OFF-07). */
export interface ListViewRecord {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** Path of the list. */
  list: string;
  name: string;
  /** Search, filters and order, as the list's address says them. */
  query: string;
}

const text = { type: String, required: true };

export const ListViewSchema = new Schema<ListViewRecord>(
  {
    personId: { type: Schema.Types.ObjectId, required: true },
    list: text,
    name: text,
    query: { type: String, default: '' },
  },
  { collection: 'list_views', versionKey: false },
);

// ListViewRepository.listOf, .save: one view of a name in each list; .forget asks by _id
ListViewSchema.index({ personId: 1, list: 1, name: 1 }, { unique: true });
