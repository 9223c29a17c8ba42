import { Schema } from 'mongoose';

/**
 * One row that every change of ownership writes to, so that two of them at once collide: otherwise two people could become the first
 * owner together, or two owners remove each other.
 */
export interface OwnershipRecord {
  _id: 'ownership';
  changes: number;
}

export const OwnershipSchema = new Schema<OwnershipRecord>(
  { _id: { type: String, required: true }, changes: { type: Number, required: true } },
  { collection: 'ownership', versionKey: false },
);
