import type { ReminderStep } from '@diwan/contracts/money/payment-reminders/steps';
import { Schema } from 'mongoose';

/** What became of asking for an invoice to be paid. */
export interface FollowUpRecord {
  /** Of the invoice. */
  _id: string;
  /** `YYYY-MM-DD`: the day by which the client promised to pay. */
  promisedFor: string | null;
  promisedAt: Date | null;
  /** Nobody is to be reminded of this invoice. */
  isSilent?: boolean;
  /** Reminders that went; `key`: the step and the day that it was counted from, once. */
  told: { step: ReminderStep; key: string; at: Date }[];
}

export const followUpSchema = new Schema<FollowUpRecord>(
  {
    _id: { type: String, required: true },
    promisedFor: { type: String, default: null },
    promisedAt: { type: Date, default: null },
    isSilent: { type: Boolean, default: false },
    told: {
      type: [
        {
          step: { type: String, required: true },
          key: { type: String, required: true },
          at: { type: Date, required: true },
          _id: false,
        },
      ],
      default: [],
    },
  },
  { collection: 'invoice_follow_ups', versionKey: false },
);

/** Whether a client is reminded; by the client's id. */
export interface ReminderWishRecord {
  _id: string;
  isReminded: boolean;
  version: number;
}

export const reminderWishSchema = new Schema<ReminderWishRecord>(
  {
    _id: { type: String, required: true },
    isReminded: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'reminder_wishes', versionKey: false },
);
