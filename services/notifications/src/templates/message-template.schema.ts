import { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';

/** A change of state; its person stands in the audit log. */
export interface TemplateChange {
  at: Date;
  from: TemplateState;
  to: TemplateState;
  reason: string | null;
  byStaff: boolean;
}

/** A template in one language, as it stands with the provider. Its words are in the code. */
export interface MessageTemplateRecord {
  _id: Types.ObjectId;
  name: string;
  language: Language;
  state: TemplateState;
  /** A code, or what Meta wrote. */
  reason: string | null;
  contentSid: string | null;
  /** Which words were submitted or adopted; null: none. */
  digest: string | null;
  /** How often it was submitted; part of the name that WhatsApp knows it by. */
  version: number;
  submittedAt: Date | null;
  checkedAt: Date | null;
  lastUsedAt: Date | null;
  uses: number;
  fallbacks: number;
  /** When it was last told that people are written to in English instead (D-144). */
  missingToldAt: Date | null;
  /** The last changes, oldest first. */
  history: TemplateChange[];
}

const change = {
  at: { type: Date, required: true },
  from: { type: String, enum: TemplateState.options, required: true },
  to: { type: String, enum: TemplateState.options, required: true },
  reason: { type: String, default: null },
  byStaff: { type: Boolean, required: true },
};

export const MessageTemplateSchema = new Schema<MessageTemplateRecord>(
  {
    name: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    state: { type: String, enum: TemplateState.options, required: true },
    reason: { type: String, default: null },
    contentSid: { type: String, default: null },
    digest: { type: String, default: null },
    version: { type: Number, default: 0 },
    submittedAt: { type: Date, default: null },
    checkedAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
    uses: { type: Number, default: 0 },
    fallbacks: { type: Number, default: 0 },
    missingToldAt: { type: Date, default: null },
    history: { type: [new Schema<TemplateChange>(change, { _id: false })], default: [] },
  },
  { collection: 'message_templates', versionKey: false },
);
// MessageTemplateRepository.find, all: one row a template and language.
MessageTemplateSchema.index({ name: 1, language: 1 }, { unique: true });
// MessageTemplateRepository.toAsk: those of some states, the one that was asked about longest ago first.
MessageTemplateSchema.index({ state: 1, checkedAt: 1, _id: 1 });
