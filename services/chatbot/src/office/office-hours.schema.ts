import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** Copy of the office profile's hours; the profile itself belongs to news. One row. */
export interface OfficeHoursRecord {
  _id: 'office';
  openingHours: OfficeProfile['openingHours'];
  /** Missing in a copy made before there were any. */
  holidays?: OfficeProfile['holidays'];
  /** Version of the profile it was copied from. */
  version: number;
}

export const OfficeHoursSchema = new Schema<OfficeHoursRecord>(
  {
    _id: { type: String },
    openingHours: { type: Schema.Types.Mixed, required: true },
    holidays: { type: Schema.Types.Mixed },
    version: { type: Number, required: true },
  },
  { collection: 'office_hours', versionKey: false },
);
