import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** Copy of the days on which the firm is closed; the profile itself belongs to news. One row. */
export interface ClosedDaysRecord {
  _id: 'office';
  openingHours: OfficeProfile['openingHours'];
  holidays: OfficeProfile['holidays'];
  /** Version of the profile it was copied from. */
  version: number;
}

export const ClosedDaysSchema = new Schema<ClosedDaysRecord>(
  {
    _id: { type: String },
    openingHours: { type: Schema.Types.Mixed, required: true },
    holidays: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'closed_days', versionKey: false },
);
