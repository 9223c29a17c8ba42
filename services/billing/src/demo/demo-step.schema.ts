import { Schema } from 'mongoose';

/** How far a part of the demo is loaded. */
export interface DemoStepRecord {
  /** Which part. */
  _id: string;
  /** The day on which its loading began, `YYYY-MM-DD`: all days of it are counted back from there. */
  today: string;
  /** How much of it is written. */
  done: number;
}

export const demoStepSchema = new Schema<DemoStepRecord>(
  {
    _id: { type: String, required: true },
    today: { type: String, required: true },
    done: { type: Number, required: true },
  },
  { collection: 'demo_steps', versionKey: false },
);
