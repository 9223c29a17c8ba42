import type { StageTemplate } from '@diwan/contracts/matters/stages/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { Schema } from 'mongoose';

/** The stages that the firm wrote for an area, in the place of those shipped. Found by its id only. */
export interface StageTemplateRecord {
  _id: PracticeAreaId;
  stages: StageTemplate[];
  version: number;
}

export const StageTemplateSchema = new Schema<StageTemplateRecord>(
  {
    _id: { type: String, required: true },
    // Whole and checked by the contract; nothing in it is searched for.
    stages: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'stage_templates', versionKey: false },
) as Schema<StageTemplateRecord>;
