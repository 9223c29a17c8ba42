import { CITY_IDS, type CityId, type MapPlace } from '@diwan/contracts/matters/courts/cities';
import { Community, CourtKind } from '@diwan/contracts/matters/courts/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** A court of the firm's directory. Never deleted: hearings name it. */
export interface CourtRecord {
  _id: Types.ObjectId;
  kind: CourtKind;
  community: Community | null;
  city: CityId;
  name: LocalizedText;
  hint: LocalizedText;
  place: MapPlace | null;
  archived: boolean;
  version: number;
}

const text = { en: { type: String, default: '' }, ar: { type: String, default: '' } };

export const CourtSchema = new Schema<CourtRecord>(
  {
    kind: { type: String, enum: CourtKind.options, required: true },
    community: { type: String, enum: [...Community.options, null], default: null },
    city: { type: String, enum: CITY_IDS, required: true },
    name: { type: new Schema(text, { _id: false }), required: true },
    hint: { type: new Schema(text, { _id: false }), required: true },
    place: { type: new Schema({ lat: Number, lon: Number }, { _id: false }), default: null },
    archived: { type: Boolean, default: false },
    version: { type: Number, required: true },
  },
  { collection: 'courts', versionKey: false },
);
// CourtRepository.all
CourtSchema.index({ city: 1, kind: 1, _id: 1 });
