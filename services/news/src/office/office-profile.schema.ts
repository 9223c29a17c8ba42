import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** The office profile: one row. */
export interface OfficeProfileRecord {
  _id: 'office';
  profile: OfficeProfileDraft;
}

export const OfficeProfileSchema = new Schema<OfficeProfileRecord>(
  { _id: { type: String }, profile: { type: Schema.Types.Mixed, required: true } },
  { collection: 'office_profile', versionKey: false },
);
