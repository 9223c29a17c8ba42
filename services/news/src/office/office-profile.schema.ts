import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** The office profile: one row. */
export interface OfficeProfileRecord {
  _id: 'office';
  profile: OfficeProfileDraft;
  /** Whether what is not the firm's was taken back, or never stood there. Absent from builds before, and in a demonstration. */
  inventedWithdrawn?: true | null;
}

export const OfficeProfileSchema = new Schema<OfficeProfileRecord>(
  {
    _id: { type: String },
    profile: { type: Schema.Types.Mixed, required: true },
    inventedWithdrawn: { type: Boolean },
  },
  { collection: 'office_profile', versionKey: false },
);
