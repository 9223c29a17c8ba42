import type { RequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { Schema } from 'mongoose';

/** The firm's lists of what is asked of clients, in one row; absent until it writes its own. */
export interface RequestTemplatesRecord extends RequestTemplates {
  _id: 'firm';
}

const both = new Schema({ en: { type: String, default: '' }, ar: { type: String, default: '' } }, { _id: false });
const item = new Schema(
  {
    title: { type: both, required: true },
    explanation: { type: both, required: true },
    kind: { type: String, required: true },
    documentType: { type: String, required: true },
    days: { type: Number, default: null },
  },
  { _id: false },
);
const template = new Schema(
  {
    id: { type: String, required: true },
    title: { type: both, required: true },
    items: { type: [item], required: true },
  },
  { _id: false, id: false },
);

export const RequestTemplatesSchema = new Schema<RequestTemplatesRecord>(
  {
    _id: { type: String, required: true },
    templates: { type: [template], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'request_templates', versionKey: false },
);
