import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** What documents say of the firm. What was kept before the firm could enter its number for tax has none. */
export type FirmParticulars = Pick<OfficeProfile, 'name' | 'phone' | 'email' | 'address' | 'barRegistration'> &
  Partial<Pick<OfficeProfile, 'vatNumber'>>;

/** Copy of the firm's particulars; the office profile itself belongs to news. One row. */
export interface FirmRecord {
  _id: 'firm';
  /** Null until the firm has entered them. */
  particulars: FirmParticulars | null;
  /** Version of the profile it was copied from. */
  version: number;
}

export const firmSchema = new Schema<FirmRecord>(
  {
    _id: { type: String },
    particulars: { type: Schema.Types.Mixed, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'firm', versionKey: false, minimize: false },
);
