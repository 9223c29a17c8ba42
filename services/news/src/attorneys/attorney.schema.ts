import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { AttorneyFields } from '@diwan/contracts/site/attorneys/editing.http';
import type { Attorney, Education } from '@diwan/contracts/site/attorneys/http';
import { Schema, type Types } from 'mongoose';

/** What came after the first profiles were stored. */
export type LaterFields = Pick<AttorneyFields, 'areas' | 'barYear' | 'barNumber' | 'articles'>;

/** A degree as stored: an older one names no university. */
type StoredEducation = Omit<Education, 'school'> & Partial<Pick<Education, 'school'>>;

/** A lawyer's profile; unpublished ones are not shown (D-034). */
export interface AttorneyRecord {
  _id: Types.ObjectId;
  slug: string;
  published: boolean;
  /** Put away by staff: neither on the site nor in the list that is put in order. */
  archived: boolean;
  /** Of the member of the staff who is given the requests for this lawyer. Absent on profiles stored before there was such a thing. */
  accountId?: string | null;
  /** Place in the list. */
  position: number;
  /** Profiles stored by an older version lack what came later. */
  profile: Omit<Attorney, 'image' | 'slug' | 'education' | keyof LaterFields> &
    Partial<LaterFields> & { education: StoredEducation[] };
  imageId: string | null;
  /** What the image shows, in words. */
  imageAlt: LocalizedText | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const AttorneySchema = new Schema<AttorneyRecord>(
  {
    slug: { type: String, required: true },
    published: { type: Boolean, default: false },
    archived: { type: Boolean, default: false },
    accountId: { type: String, default: null },
    position: { type: Number, required: true },
    profile: { type: Schema.Types.Mixed, required: true },
    imageId: { type: String, default: null },
    imageAlt: { type: Schema.Types.Mixed, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'attorneys', timestamps: true, versionKey: false },
);
// AttorneyRepository.published
AttorneySchema.index({ published: 1, position: 1 });
// AttorneyRepository.all
AttorneySchema.index({ position: 1, _id: 1 });
// AttorneyRepository.bySlug, .addIfMissing
AttorneySchema.index({ slug: 1 }, { unique: true });
