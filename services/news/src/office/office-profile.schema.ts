import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { Schema } from 'mongoose';

/** Who sees the site: everybody, or only those who work for the firm. */
export type SitePublication = 'published' | 'off';

/** The office profile: one row. */
export interface OfficeProfileRecord {
  _id: 'office';
  profile: OfficeProfileDraft;
  /** Whether what is not the firm's was taken back, or never stood there. Absent from builds before, and in a demonstration. */
  inventedWithdrawn?: true | null;
  /** Absent from builds before, until the next start. */
  publication?: SitePublication | null;
}

export const OfficeProfileSchema = new Schema<OfficeProfileRecord>(
  {
    _id: { type: String },
    profile: { type: Schema.Types.Mixed, required: true },
    inventedWithdrawn: { type: Boolean },
    publication: { type: String, enum: ['published', 'off'] },
  },
  { collection: 'office_profile', versionKey: false },
);
