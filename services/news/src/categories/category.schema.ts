import type { LocalizedText } from '@diwan/contracts/shared/language';
import { PRACTICE_AREA_IDS, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { Schema } from 'mongoose';

/** A category of news articles (NEWS-06). */
export interface CategoryRecord {
  /** What articles, subscriptions and addresses name it by. */
  _id: string;
  name: LocalizedText;
  area: PracticeAreaId;
  /** Place in the list. */
  position: number;
  /** Put away by staff: offered to nobody, but its articles keep its name. */
  archived: boolean;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
}

export const CategorySchema = new Schema<CategoryRecord>(
  {
    _id: { type: String },
    name: { type: Schema.Types.Mixed, required: true },
    area: { type: String, enum: PRACTICE_AREA_IDS, required: true },
    position: { type: Number, required: true },
    archived: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'categories', versionKey: false },
);
// CategoryRepository.all
CategorySchema.index({ position: 1, _id: 1 });
