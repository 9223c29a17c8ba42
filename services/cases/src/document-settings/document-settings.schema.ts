import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { Restriction } from '@diwan/contracts/matters/documents/policy';
import { Schema } from 'mongoose';

/** The one row of the firm's document settings, there since its first change. */
export interface DocumentSettingsRecord extends DocumentSettings {
  _id: 'firm';
}

const restriction = { type: String, enum: Restriction.options, required: true } as const;
const level = new Schema(
  {
    downloadRestriction: restriction,
    printRestriction: restriction,
    shareRestriction: restriction,
    watermarkEnabled: { type: Boolean, required: true },
  },
  { _id: false },
);
const levels = new Schema(
  {
    normal: { type: level, required: true },
    medium: { type: level, required: true },
    high: { type: level, required: true },
  },
  { _id: false },
);
const words = new Schema(
  { en: { type: String, required: true }, ar: { type: String, required: true } },
  { _id: false },
);
const documentType = new Schema(
  {
    id: { type: String, required: true },
    name: { type: words, required: true },
    archived: { type: Boolean, required: true },
  },
  { _id: false, id: false },
);

export const DocumentSettingsSchema = new Schema<DocumentSettingsRecord>(
  {
    _id: { type: String, required: true },
    types: { type: [documentType], required: true },
    levels: { type: levels, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'document_settings', versionKey: false },
);
