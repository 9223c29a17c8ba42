import { Schema } from 'mongoose';

/** A mailbox that its server says does not exist: a keyed hash of the address, never the address. */
export interface DeadMailboxRecord {
  _id: string;
  at: Date;
}

export const DeadMailboxSchema = new Schema<DeadMailboxRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'dead_mailboxes', versionKey: false },
);
// Forgets after half a year: somebody may have opened the mailbox since.
DeadMailboxSchema.index({ at: 1 }, { expireAfterSeconds: 180 * 24 * 3600 });
