import type { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { LiveState } from './message-template.machine.js';
import type { HandedInWords, MessageTemplateRecord, TemplateChange } from './message-template.schema.js';

/** Changes that are kept with a template; all of them are in the audit log. */
const KEPT = 20;

type Key = Pick<MessageTemplateRecord, 'name' | 'language'>;

/** How templates stand with the provider. Every change of state names the state it expects. */
@Injectable()
export class MessageTemplateRepository {
  constructor(
    @InjectModel('MessageTemplate') private readonly templates: Model<MessageTemplateRecord>,
    private readonly clock: Clock,
  ) {}

  /** Writes down templates that are not there yet; another instance may have. */
  async add(keys: readonly Key[]): Promise<void> {
    const drafts = keys.map(({ name, language }) => ({ name, language, state: 'draft' as const }));
    await this.templates.insertMany(drafts, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  async find({ name, language }: Key, session?: ClientSession): Promise<MessageTemplateRecord | null> {
    return this.templates
      .findOne({ name, language })
      .session(session ?? null)
      .lean<MessageTemplateRecord>();
  }

  /** Those of one name, in every language that has one. */
  async named(name: string): Promise<MessageTemplateRecord[]> {
    return this.templates.find({ name }).lean<MessageTemplateRecord[]>();
  }

  /** All of them: as many as the code has templates and languages. */
  async all(): Promise<MessageTemplateRecord[]> {
    return this.templates.find().sort({ name: 1, language: 1 }).lean<MessageTemplateRecord[]>();
  }

  /** Those of some states that were not asked about since `before`, longest ago first. */
  async toAsk(states: readonly TemplateState[], before: Date, limit: number): Promise<MessageTemplateRecord[]> {
    const stale = { $or: [{ checkedAt: null }, { checkedAt: trusted({ $lte: before }) }] };
    return this.templates
      .find({ state: trusted({ $in: [...states] }), ...stale })
      .sort({ checkedAt: 1, _id: 1 })
      .limit(limit)
      .lean<MessageTemplateRecord[]>();
  }

  /** Those with a live version that was not asked about since `before`, longest ago first. */
  async liveToAsk(before: Date, limit: number): Promise<MessageTemplateRecord[]> {
    return this.templates
      .find({ 'live.checkedAt': trusted({ $lte: before }) })
      .sort({ 'live.checkedAt': 1, _id: 1 })
      .limit(limit)
      .lean<MessageTemplateRecord[]>();
  }

  /** Makes a move of `from` as it was read; null when somebody else moved it. What is approved needs no earlier version. */
  async move(
    from: MessageTemplateRecord,
    { from: allowed, to }: Move<TemplateState, TemplateState>,
    {
      reason = null,
      byStaff = false,
      ...set
    }: Partial<
      Pick<MessageTemplateRecord, 'reason' | 'contentSid' | 'digest' | 'words' | 'live' | 'version' | 'submittedAt'>
    > & {
      byStaff?: boolean;
    },
    session: ClientSession,
  ): Promise<MessageTemplateRecord | null> {
    if (!allowed.includes(from.state)) return null;
    const at = this.clock.now();
    const change: TemplateChange = { at, from: from.state, to, reason, byStaff };
    const history = [...from.history, change].slice(-KEPT);
    const moved = { ...set, ...(to === 'approved' && { live: null }), state: to, reason, checkedAt: null, history };
    return this.templates
      .findOneAndUpdate(
        { _id: from._id, state: from.state, version: from.version },
        { $set: moved },
        { returnDocument: 'after', session },
      )
      .lean<MessageTemplateRecord>();
  }

  /** Moves the live version of `from` as it was read; `move` null ends it. Null when somebody else did something to it. */
  async moveLive(
    { _id, live, history }: MessageTemplateRecord,
    move: Move<LiveState, LiveState> | null,
    { to, reason }: Pick<TemplateChange, 'to' | 'reason'>,
    session: ClientSession,
  ): Promise<MessageTemplateRecord | null> {
    if (!live || (move !== null && !move.from.includes(live.state))) return null;
    const as = { _id, 'live.contentSid': live.contentSid, 'live.state': live.state };
    const change: TemplateChange = { at: this.clock.now(), from: live.state, to, reason, byStaff: false };
    const moved = move === null ? { live: null } : { 'live.state': move.to };
    const $set = { ...moved, history: [...history, change].slice(-KEPT) };
    return this.templates
      .findOneAndUpdate(as, { $set }, { returnDocument: 'after', session })
      .lean<MessageTemplateRecord>();
  }

  /** Writes down the words of a version that an earlier build handed in. */
  async keepWords({ _id, digest }: MessageTemplateRecord, words: HandedInWords): Promise<void> {
    await this.templates.updateOne({ _id, digest }, { $set: { words } });
  }

  /** These words are to be approved. */
  async want({ _id }: MessageTemplateRecord, wantedDigest: string): Promise<void> {
    await this.templates.updateOne({ _id }, { $set: { wantedDigest } });
  }

  /** This content SID was seen in the settings. */
  async noteAdopted({ _id }: MessageTemplateRecord, adoptedSid: string): Promise<void> {
    await this.templates.updateOne({ _id }, { $set: { adoptedSid } });
  }

  /** The provider has stored what was submitted; false when it was changed meanwhile. */
  async stored({ _id, version }: MessageTemplateRecord, contentSid: string): Promise<boolean> {
    const { modifiedCount } = await this.templates.updateOne(
      { _id, state: 'submitted', version, contentSid: null },
      { $set: { contentSid } },
    );
    return modifiedCount === 1;
  }

  /** The provider was asked about it. */
  async checked({ _id }: MessageTemplateRecord): Promise<void> {
    await this.templates.updateOne({ _id }, { $set: { checkedAt: this.clock.now() } });
  }

  /** The provider was asked about its live version. */
  async checkedLive({ _id, live }: MessageTemplateRecord): Promise<void> {
    const $set = { 'live.checkedAt': this.clock.now() };
    await this.templates.updateOne({ _id, 'live.contentSid': live?.contentSid }, { $set });
  }

  /** A message went by it. */
  async used({ name, language }: Key): Promise<void> {
    await this.templates.updateOne({ name, language }, { $set: { lastUsedAt: this.clock.now() }, $inc: { uses: 1 } });
  }

  /** A message could not go by it. */
  async fellBack({ name, language }: Key): Promise<void> {
    await this.templates.updateOne({ name, language }, { $inc: { fallbacks: 1 } });
  }

  /** Whether it is to be told again that the language is missing: at most once in `everyMs`. */
  async tellMissing({ name, language }: Key, everyMs: number, session: ClientSession): Promise<boolean> {
    const now = this.clock.now();
    const before = trusted({ $lte: new Date(now.getTime() - everyMs) });
    const { modifiedCount } = await this.templates.updateOne(
      { name, language, $or: [{ missingToldAt: null }, { missingToldAt: before }] },
      { $set: { missingToldAt: now } },
      { session },
    );
    return modifiedCount === 1;
  }
}
