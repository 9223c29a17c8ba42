import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { ConversationState } from '@diwan/contracts/messages/conversations/conversation';
import type { InboxFilter, listConversations } from '@diwan/contracts/messages/conversations/http';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { type ClientScope, inClientScope } from './client-scope.js';
import type { ConversationRecord } from './conversation.schema.js';
import { inScope, readersOf, type StaffScope } from './staff-scope.js';

const LATEST = { lastAt: -1, _id: -1 } as const;
const SORTED_BY = { lastAt: 'lastAt' } as const;

/** With whom a conversation is, about what, and who works on it. */
export type ConversationOf = Pick<ConversationRecord, 'personId' | 'caseId' | 'team'>;

/** Which side is told that something waits. */
export type Tell = 'tellStaff' | 'tellClient';

interface Inbox {
  filter: InboxFilter;
  sort?: InputOf<typeof listConversations>['query']['sort'];
  me: string;
  personId?: string | undefined;
  caseId?: string | undefined;
  /** What a search found: by client, and by words of messages. */
  found: { personIds: string[]; ids: ConversationRecord['_id'][] } | null;
  page: number;
  limit: number;
}

/** Stored conversations. */
@Injectable()
export class ConversationRepository {
  constructor(@InjectModel('Conversation') private readonly conversations: Model<ConversationRecord>) {}

  /** A page of what staff may read, the latest first unless it is to be otherwise. */
  inbox(
    scope: StaffScope,
    { filter, sort, me, personId, caseId, found, page, limit }: Inbox,
  ): Promise<Page<ConversationRecord>> {
    const about = { ...(personId && { personId }), ...(caseId && { caseId }) };
    const which = personId || caseId ? about : FILTERS[filter](me);
    const sought = found && {
      $or: [{ personId: trusted({ $in: found.personIds }) }, { _id: trusted({ $in: found.ids }) }],
    };
    const order = orderBy(sort, SORTED_BY, LATEST);
    return pageOf(this.conversations, { ...inScope(scope), ...which, ...sought }, { sort: order.sort, page, limit });
  }

  /** How many conversations of the caller's scope have something unread. */
  unreadIn(scope: StaffScope): Promise<number> {
    return this.conversations.countDocuments({ ...inScope(scope), ...FILTERS.unread('') });
  }

  inScope(scope: StaffScope, id: string, session?: ClientSession): Promise<ConversationRecord | null> {
    return this.conversations.findOne({ _id: id, ...inScope(scope) }, null, { session }).lean<ConversationRecord>();
  }

  /** A page of a client's, the latest first. */
  ownPage(
    scope: ClientScope,
    { caseId, page, limit }: { caseId?: string | undefined; page: number; limit: number },
  ): Promise<Page<ConversationRecord>> {
    const one = caseId && { $and: [{ caseId }] };
    return pageOf(this.conversations, { ...inClientScope(scope), ...one }, { sort: LATEST, page, limit });
  }

  own(scope: ClientScope, id: string, session?: ClientSession): Promise<ConversationRecord | null> {
    return this.conversations
      .findOne({ _id: id, ...inClientScope(scope) }, null, { session })
      .lean<ConversationRecord>();
  }

  /** How many messages of the firm a client has not read. */
  async unreadOf(scope: ClientScope): Promise<number> {
    const rows = await this.conversations
      .find(inClientScope(scope), { unreadByClient: 1 })
      .lean<Pick<ConversationRecord, 'unreadByClient'>[]>();
    return rows.reduce((sum, { unreadByClient }) => sum + unreadByClient, 0);
  }

  /** The conversation of a person about a case or about none; the latest where two clients became one. */
  with(personId: string, caseId: string | null, session?: ClientSession): Promise<ConversationRecord | null> {
    return this.conversations.findOne({ personId, caseId }, null, { session }).sort(LATEST).lean<ConversationRecord>();
  }

  /** The one that is there, or a new one. Throws IN_PROGRESS when somebody else begins the same. */
  async begin(
    { personId, caseId, team }: ConversationOf,
    at: Date,
    session: ClientSession,
  ): Promise<ConversationRecord> {
    const there = await this.with(personId, caseId, session);
    if (there) return there;
    const none = {
      tellStaff: null,
      tellClient: null,
      assigneeId: null,
      toldUntil: null,
      isClientTold: false,
      lastReceivedId: null,
      teamVersion: 0,
      version: 0,
      unreadByStaff: 0,
      unreadByClient: 0,
    };
    const of = {
      key: `${personId}:${caseId ?? ''}`,
      personId,
      caseId,
      team,
      readers: readersOf({ caseId, team, assigneeId: null }),
    };
    const fresh = { ...none, ...of, state: 'open', lastAt: at, lastText: '', lastBy: 'client' } as const;
    try {
      const [created] = await this.conversations.create([fresh], { session });
      if (!created) throw new Error('the conversation was not created');
      return created.toObject<ConversationRecord>();
    } catch (fault) {
      if (isDuplicateKey(fault)) throw new DomainError('IN_PROGRESS', { retryAfterSeconds: 1 });
      throw fault;
    }
  }

  /** Writes what follows from a message or from reading. */
  async note(
    id: ConversationRecord['_id'],
    update: UpdateQuery<ConversationRecord>,
    session: ClientSession,
  ): Promise<ConversationRecord> {
    const written = await this.conversations
      .findOneAndUpdate({ _id: id }, update, { session, returnDocument: 'after' })
      .lean<ConversationRecord>();
    if (!written) throw new DomainError('NOT_FOUND');
    return written;
  }

  /** Another state; null when it is not in the one that the move begins with, or was changed since it was read. */
  move(
    { _id, version }: Pick<ConversationRecord, '_id' | 'version'>,
    { from, to }: Move<ConversationState, ConversationState>,
    session: ClientSession,
  ): Promise<ConversationRecord | null> {
    const as = { _id, version, state: trusted({ $in: [...from] }) };
    return this.write(as, { $set: { state: to }, $inc: { version: 1 } }, session);
  }

  /** Another assignee; null when it was changed since it was read. */
  assign(
    read: ConversationRecord,
    assigneeId: string | null,
    session: ClientSession,
  ): Promise<ConversationRecord | null> {
    const fields = { assigneeId, readers: readersOf({ ...read, assigneeId }) };
    return this.write({ _id: read._id, version: read.version }, { $set: fields, $inc: { version: 1 } }, session);
  }

  /** Those of a case that know an older team. */
  withOlderTeam(caseId: string, version: number, session: ClientSession): Promise<ConversationRecord[]> {
    return this.conversations
      .find({ caseId, teamVersion: trusted({ $lt: version }) }, null, { session })
      .lean<ConversationRecord[]>();
  }

  /** Those whose side is to be told that something waits. */
  toTell(side: Tell, now: Date, limit: number): Promise<ConversationRecord[]> {
    return this.conversations
      .find({ [`${side}.at`]: trusted({ $lte: now }) })
      .sort({ [`${side}.at`]: 1 })
      .limit(limit)
      .lean<ConversationRecord[]>();
  }

  /** Notes that they were told; false when they have read it, or were told, meanwhile. */
  async told({ _id, ...read }: ConversationRecord, side: Tell, session: ClientSession): Promise<boolean> {
    const as = { _id, [`${side}.messageId`]: read[side]?.messageId };
    return (await this.conversations.updateOne(as, { $set: { [side]: null } }, { session })).modifiedCount === 1;
  }

  one(id: string): Promise<ConversationRecord | null> {
    return this.conversations.findById(id).lean<ConversationRecord>();
  }

  async idsOfCases(caseIds: readonly string[]): Promise<string[]> {
    if (caseIds.length === 0) return [];
    const rows = await this.conversations
      .find({ caseId: trusted({ $in: [...caseIds] }) }, { _id: 1 })
      .lean<Pick<ConversationRecord, '_id'>[]>();
    return rows.map(({ _id }) => String(_id));
  }

  /** All of a person's. */
  ofPerson(personId: string, session?: ClientSession): Promise<ConversationRecord[]> {
    return this.conversations.find({ personId }, null, { session }).lean<ConversationRecord[]>();
  }

  async erase(id: ConversationRecord['_id'], session: ClientSession): Promise<void> {
    await this.conversations.deleteOne({ _id: id }, { session });
  }

  private write(as: QueryFilter<ConversationRecord>, update: UpdateQuery<ConversationRecord>, session: ClientSession) {
    return this.conversations
      .findOneAndUpdate(as, update, { session, returnDocument: 'after' })
      .lean<ConversationRecord>();
  }
}

const FILTERS: Record<InboxFilter, (me: string) => QueryFilter<ConversationRecord>> = {
  open: () => ({ state: 'open' }),
  mine: (me) => ({ assigneeId: me, state: 'open' }),
  unassigned: () => ({ assigneeId: null, state: 'open' }),
  unread: () => ({ state: 'open', unreadByStaff: trusted({ $gt: 0 }) }),
  closed: () => ({ state: 'closed' }),
};
