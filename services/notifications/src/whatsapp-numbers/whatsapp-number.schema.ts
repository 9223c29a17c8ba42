import { Schema, type Types } from 'mongoose';

/** What is known of a number that wrote to us, or that was written to, by WhatsApp or SMS. */
export interface WhatsappNumberRecord {
  /** In E.164. */
  _id: string;
  /** When its holder last wrote: free text may go there for 24 hours (NOT-03). */
  lastInboundAt: Date | null;
  /** When its holder asked us to stop, and the received message that says so: the proof (NOT-04). Null: they did not, or took it back. */
  optedOutAt: Date | null;
  optOutProof: Types.ObjectId | null;
  /** When they last took it back, and the message. */
  optedInAt: Date | null;
  optInProof: Types.ObjectId | null;
  /** The provider said that nobody is on WhatsApp there; believed until then. */
  unreachableUntil: Date | null;
  /** When the provider said that its holder wants no text messages; absent and null: it did not. */
  smsStoppedAt?: Date | null;
  /** The provider said that no text message gets there; believed until then. */
  smsUnreachableUntil?: Date | null;
}

const proof = { type: Schema.Types.ObjectId, default: null };
const moment = { type: Date, default: null };

export const WhatsappNumberSchema = new Schema<WhatsappNumberRecord>(
  {
    _id: { type: String, required: true },
    lastInboundAt: moment,
    optedOutAt: moment,
    optOutProof: proof,
    optedInAt: moment,
    optInProof: proof,
    unreachableUntil: moment,
    smsStoppedAt: moment,
    smsUnreachableUntil: moment,
  },
  { collection: 'whatsapp_numbers', versionKey: false },
);
