import { Schema } from 'mongoose';

/** Proof that a phone was verified, good for completing one sign-up (D-007). */
export interface TicketRecord {
  /** SHA-256 of the ticket; the ticket itself is with its holder alone. */
  _id: string;
  phone: string;
  usedAt: Date | null;
  expiresAt: Date;
}

export const TicketSchema = new Schema<TicketRecord>(
  {
    _id: { type: String, required: true },
    phone: { type: String, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'tickets', versionKey: false },
);

// Removes tickets a day after their end; TicketRepository.use asks by _id and checks the time itself.
TicketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 86_400 });
