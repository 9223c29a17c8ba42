import { NoticeFamily, NoticeState as NoticeStates } from '@diwan/contracts/messages/notices/http';
import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { Schema, type Types } from 'mongoose';
import type { Channel, Family } from '../kinds/notice-kind.js';
import type { NoticeState } from './notice.machine.js';

/** What its person was told, for their own history: when first, by which template, and where it led. */
interface Told {
  at: Date;
  template: string;
  path: string | null;
  /** The version of the template, by WhatsApp alone. */
  contentSid?: string;
  /** It said only that there is something new, because its number was never proven to be its person's. */
  unproven?: true;
  /** The template that would have said it then. */
  said?: string;
}

/** A message owed to somebody: ids and facts only. Who it goes to and what it says is asked when it is sent. */
export interface NoticeRecord {
  _id: Types.ObjectId;
  family: Family;
  channel: Channel;
  /** Where it goes if its last attempt does not arrive; null: nowhere. */
  otherwise: Channel | null;
  /** Ways that did not lead to its person. Absent on notices of earlier builds. */
  tried?: Channel[];
  /** How often WhatsApp held it back as marketing. Absent on notices of earlier builds. */
  heldBack?: number;
  /** The person; null for people without an account. */
  personId: string | null;
  /** Ids and facts of the event; its kind says which, and reads them by its own schema. */
  facts: unknown;
  /** Reason, person, family and channel: the same event never owes the same thing twice. */
  dedupeKey: string;
  language: Language;
  state: NoticeState;
  /** Why it is in its state: a code, no prose. */
  reason: string | null;
  attempts: number;
  /** How often it could not be put together since it began. Absent on notices of earlier builds. */
  composeFailures?: number;
  /** Since when the services that know what it says have not answered; null: they do. Absent on notices of earlier builds. */
  unansweredSince?: Date | null;
  /** When it is looked at next: sent while `pending`, asked about while `unknown`. */
  nextAttemptAt: Date;
  /** Of what waits the lowest goes first; see its kind. */
  urgency: number;
  /** Its provider was away at the last attempt: it goes as soon as the provider is back. */
  heldUp: boolean;
  /** Quiet hours of its person when it was owed, as `quiet-hours.ts` reads them; null on notices of earlier builds. */
  quiet: string | null;
  /** Names the batch it still takes documents into; null once it takes none. */
  batch: string | null;
  /** How often it was sent again, by a person or by itself after it had failed; part of the reference by which the provider knows it. */
  round: number;
  /** Which attempt holds it while `sending`; a late writer with an older claim changes nothing. */
  claim: string | null;
  claimedAt: Date | null;
  /** When its last attempt began; null before the first. */
  attemptedAt: Date | null;
  providerId: string | null;
  /** Last status the provider told and its rank; statuses only rise. */
  deliveryStatus: string | null;
  deliveryRank: number;
  /** When the provider told that it arrived, and that it was read. */
  deliveredAt: Date | null;
  readAt: Date | null;
  /** What people were told of it: that it failed, that nobody looked at it, that nobody knows what became of it; null: nothing, or that it is over. */
  missed: 'failed' | 'unseen' | 'doubt' | null;
  /** Null until its first attempt, and on notices of earlier builds. */
  told: Told | null;
  /** When its person looked at it in their history. */
  seenAt: Date | null;
  correlationId: string;
  createdAt: Date;
  updatedAt: Date;
}

export const NoticeSchema = new Schema<NoticeRecord>(
  {
    family: { type: String, enum: NoticeFamily.options, required: true },
    channel: { type: String, enum: MessageChannel.options, required: true },
    otherwise: { type: String, enum: [...MessageChannel.options, null], default: null },
    tried: { type: [{ type: String, enum: MessageChannel.options }], default: [] },
    heldBack: { type: Number, default: 0 },
    personId: { type: String, default: null },
    facts: { type: Schema.Types.Mixed, required: true },
    dedupeKey: { type: String, required: true },
    language: { type: String, enum: LANGUAGES, default: 'en' },
    state: { type: String, enum: NoticeStates.options, required: true },
    reason: { type: String, default: null },
    attempts: { type: Number, default: 0 },
    composeFailures: { type: Number, default: 0 },
    unansweredSince: { type: Date, default: null },
    nextAttemptAt: { type: Date, required: true },
    urgency: { type: Number, default: 0 },
    heldUp: { type: Boolean, default: false },
    quiet: { type: String, default: null },
    batch: { type: String, default: null },
    round: { type: Number, default: 0 },
    claim: { type: String, default: null },
    claimedAt: { type: Date, default: null },
    attemptedAt: { type: Date, default: null },
    providerId: { type: String, default: null },
    deliveryStatus: { type: String, default: null },
    deliveryRank: { type: Number, default: -1 },
    deliveredAt: { type: Date, default: null },
    readAt: { type: Date, default: null },
    missed: { type: String, enum: ['failed', 'unseen', 'doubt', null], default: null },
    told: {
      type: {
        at: Date,
        template: String,
        path: { type: String, default: null },
        contentSid: String,
        unproven: Boolean,
        said: String,
      },
      _id: false,
      default: null,
    },
    seenAt: { type: Date, default: null },
    correlationId: { type: String, required: true },
  },
  { collection: 'notices', timestamps: true, versionKey: false, minimize: false },
);
// NoticeLedger.owe: one notice per event, person, family and channel.
NoticeSchema.index({ dedupeKey: 1 }, { unique: true });
// NoticeLedger.due, probe, wake: what is to be sent on a channel, the most urgent first.
NoticeSchema.index({ state: 1, channel: 1, urgency: 1, nextAttemptAt: 1, _id: 1 });
// UnknownNotices.settle: which notice has a message of the provider's.
NoticeSchema.index({ providerId: 1 }, { partialFilterExpression: { providerId: { $gt: '' } } });
// UnknownNotices.toAsk: what nobody knows of and is to be asked about now.
NoticeSchema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
// DocumentBatches.add: one open batch for a client and case.
NoticeSchema.index({ batch: 1 }, { unique: true, partialFilterExpression: { batch: { $gt: '' } } });
// UnknownNotices.abandonStale: claims of workers that died.
NoticeSchema.index({ state: 1, claimedAt: 1 });
// MissedNotices.failed, .unseen, .mended: what its person has to be told another way, and what is over.
NoticeSchema.index({ state: 1, missed: 1, updatedAt: 1 });
NoticeSchema.index({ state: 1, missed: 1, attemptedAt: 1 });
NoticeSchema.index({ missed: 1, _id: 1 }, { partialFilterExpression: { missed: { $gt: '' } } });
// NoticeLog.page: the delivery log, newest first, of all states.
NoticeSchema.index({ createdAt: -1, _id: -1 });
// NoticeLog.page: the delivery log of one state.
NoticeSchema.index({ state: 1, createdAt: -1, _id: -1 });
// NoticeLog.page: the delivery log of what was sent and arrived.
NoticeSchema.index({ state: 1, deliveryStatus: 1, createdAt: -1, _id: -1 });
// NoticeLog.page: the delivery log of a family, and of people.
NoticeSchema.index({ family: 1, createdAt: -1, _id: -1 });
NoticeSchema.index({ personId: 1, createdAt: -1, _id: -1 });
// OwnNoticesRepository.page, .countUnread, .readUntil: what a person was told, newest first.
NoticeSchema.index({ personId: 1, 'told.at': -1, _id: -1 });
// DocumentBatches.remove: notices about a document that are not sent yet.
NoticeSchema.index({ state: 1, 'facts.documents.documentId': 1 });
// HearingNoticesAnswer: what became of the messages about a hearing.
NoticeSchema.index(
  { 'facts.hearingId': 1, createdAt: -1 },
  { partialFilterExpression: { 'facts.hearingId': { $gt: '' } } },
);
// DocumentBatches.standing: the latest notice about a document.
NoticeSchema.index({ 'facts.documents.documentId': 1, _id: -1 });
