import { Schema, type Types } from 'mongoose';

/** A passkey of a member of staff (AUTH-13). */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** What its authenticator calls it, base64url; nobody else's is called so. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Of the last use; 0 for ever with authenticators that do not count. */
  counter: number;
  /** How browsers reach it. */
  transports: string[];
  /** What its owner calls it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const text = { type: String, required: true };

export const PasskeySchema = new Schema<PasskeyRecord>(
  {
    personId: { type: Schema.Types.ObjectId, required: true },
    credentialId: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    name: text,
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false },
);

// PasskeyRepository.find: one owner for each credential.
PasskeySchema.index({ credentialId: 1 }, { unique: true });
// PasskeyRepository.listOf, removeAll.
PasskeySchema.index({ personId: 1, _id: 1 });
