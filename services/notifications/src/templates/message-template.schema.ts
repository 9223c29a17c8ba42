import { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import type { Words } from '../messages/templates.js';
import { LIVE_STATES, type LiveState } from './message-template.machine.js';

/** A change of state; its person stands in the audit log. */
export interface TemplateChange {
  at: Date;
  from: TemplateState;
  to: TemplateState;
  reason: string | null;
  byStaff: boolean;
}

/** Words as the provider got them, kept because those of the code change. Of another digest they are not those that stand beside them. */
export interface HandedInWords extends Words {
  digest: string;
  /** What the quick replies below them say. */
  buttons: string[];
  /** The text with its samples filled in, as a phone shows it. */
  preview: string;
}

/** A version that was approved with earlier words: messages go by it until the words of the code are approved. */
export interface LiveVersion {
  state: LiveState;
  contentSid: string;
  version: number;
  words: HandedInWords;
  /** When the provider was last asked about it. */
  checkedAt: Date;
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
  /** Those words; null also where an earlier build handed them in and they have changed since. */
  words: HandedInWords | null;
  /** The digest of the words that the build has which started last: an older one that runs beside it submits nothing. */
  wantedDigest: string | null;
  /** Null: messages go by `contentSid`, or by nothing. */
  live: LiveVersion | null;
  /** The last content SID that was seen in the settings: the same one is not taken twice. */
  adoptedSid: string | null;
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

const words = new Schema<HandedInWords>(
  { digest: String, body: String, variables: [String], buttons: [String], preview: String },
  { _id: false },
);
const live = new Schema<LiveVersion>(
  {
    state: { type: String, enum: LIVE_STATES, required: true },
    contentSid: { type: String, required: true },
    version: { type: Number, required: true },
    words: { type: words, required: true },
    checkedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const MessageTemplateSchema = new Schema<MessageTemplateRecord>(
  {
    name: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, required: true },
    state: { type: String, enum: TemplateState.options, required: true },
    reason: { type: String, default: null },
    contentSid: { type: String, default: null },
    digest: { type: String, default: null },
    words: { type: words, default: null },
    wantedDigest: { type: String, default: null },
    live: { type: live, default: null },
    adoptedSid: { type: String, default: null },
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
// MessageTemplateRepository.liveToAsk: the same of those with earlier words.
MessageTemplateSchema.index({ 'live.checkedAt': 1, _id: 1 });
