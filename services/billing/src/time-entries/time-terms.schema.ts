import { SHOWN_TIME, type ShownTime } from '@diwan/contracts/money/time-entries/clients.http';
import { TIME_ROUNDINGS, type TimeRounding } from '@diwan/contracts/money/time-entries/hours';
import { Schema } from 'mongoose';

/** How a client's time is shown to them and billed, where the firm said something else than usual. Found by the client's id. */
export interface TimeTermsRecord {
  _id: string;
  shown: ShownTime;
  rounding: TimeRounding;
  version: number;
}

export const TimeTermsSchema = new Schema<TimeTermsRecord>(
  {
    _id: { type: String, required: true },
    shown: { type: String, enum: SHOWN_TIME, required: true },
    rounding: { type: String, enum: TIME_ROUNDINGS, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'time_terms', versionKey: false },
);
