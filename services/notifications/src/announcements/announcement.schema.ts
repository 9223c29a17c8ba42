import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema } from 'mongoose';
import { ANNOUNCEMENT_STAGES, type AnnouncementStage } from './announcement.machine.js';

/** How far an article has been announced; one row per article, for good: it is announced once (D-070). */
export interface AnnouncementRecord {
  /** Id of the article. */
  _id: string;
  language: Language;
  category: string;
  stage: AnnouncementStage;
  /** Whom of the stage it came to last; null: to nobody yet. */
  after: string | null;
  /** When the next part is owed. */
  nextAt: Date;
}

export const AnnouncementSchema = new Schema<AnnouncementRecord>(
  {
    _id: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    category: { type: String, required: true },
    stage: { type: String, enum: ANNOUNCEMENT_STAGES, required: true },
    after: { type: String, default: null },
    nextAt: { type: Date, required: true },
  },
  { collection: 'announcements', versionKey: false },
);

// AnnouncementRepository.due
AnnouncementSchema.index({ stage: 1, nextAt: 1 });
