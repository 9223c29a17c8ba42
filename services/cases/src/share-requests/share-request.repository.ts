import type { ShareRequestState } from '@diwan/contracts/matters/share-requests/http';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { inTeams, leavesOut, type TeamsInReach } from '../cases/cases-in-reach.js';
import { TeamCopies } from '../cases/team-copies.js';
import { type Decision, MOVE_INTO } from './share-request.machine.js';
import type { ShareRequestRecord } from './share-request.schema.js';

export interface ShareRequestFilter {
  state?: ShareRequestState | undefined;
  caseId?: string | undefined;
  page: number;
  limit: number;
}

/** The order of the list. */
const NEWEST = { createdAt: -1, _id: -1 } as const;
/** What waits for a decision is not overtaken by what comes later. */
const OLDEST = { createdAt: 1, _id: 1 } as const;

/** Wishes of clients to pass documents on. */
@Injectable()
export class ShareRequestRepository {
  constructor(
    @InjectModel('ShareRequest') private readonly requests: Model<ShareRequestRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  async insert(fields: Omit<ShareRequestRecord, '_id' | 'team'>, session: ClientSession): Promise<ShareRequestRecord> {
    const team = await this.teamCopies.forNew(fields.caseId, session);
    const [created] = await this.requests.create([{ ...fields, team }], { session });
    if (!created) throw new Error('The request was not created');
    return created.toObject();
  }

  one(id: string, session?: ClientSession): Promise<ShareRequestRecord | null> {
    return this.requests.findById(id, null, { session }).lean<ShareRequestRecord>();
  }

  /** The wish of a person for a document that nobody has decided. */
  openOne(documentId: string, personId: string): Promise<ShareRequestRecord | null> {
    return this.requests.findOne({ documentId, personId, state: 'open' }).lean<ShareRequestRecord>();
  }

  /** A person's latest wish for each of these documents. */
  async latestOf(personId: string, documentIds: readonly string[]): Promise<Map<string, ShareRequestRecord>> {
    const rows = await this.requests
      .find({ personId, documentId: trusted({ $in: [...documentIds] }) })
      .sort({ createdAt: 1 })
      .lean<ShareRequestRecord[]>();
    return new Map(rows.map((row) => [row.documentId, row]));
  }

  /** Wishes within reach (`CaseRepository.teamsInReach`), newest first; those that nobody has decided: the oldest first. */
  page(reach: TeamsInReach, { state, caseId, page, limit }: ShareRequestFilter): Promise<Page<ShareRequestRecord>> {
    const query: QueryFilter<ShareRequestRecord> = {
      ...(state && { state }),
      ...inTeams(reach),
      ...(caseId && { $and: [{ caseId }] }),
    };
    const through = !state && !caseId && leavesOut(reach) ? NEWEST : undefined;
    return pageOf(this.requests, query, { sort: state === 'open' ? OLDEST : NEWEST, page, limit, through });
  }

  /** Brings a wish into its next state; null when it is not in one before it. */
  move(
    id: string,
    state: Decision,
    fields: Partial<ShareRequestRecord>,
    session: ClientSession,
  ): Promise<ShareRequestRecord | null> {
    return this.requests
      .findOneAndUpdate(
        { _id: id, state: trusted({ $in: [...MOVE_INTO[state].from] }) },
        { $set: { ...fields, state } },
        { session, returnDocument: 'after' },
      )
      .lean<ShareRequestRecord>();
  }

  byToken(token: string): Promise<ShareRequestRecord | null> {
    return this.requests.findOne({ 'link.token': token }).lean<ShareRequestRecord>();
  }

  /** Takes one opening off an approved link; null when none is left or it has ended (D-095). */
  consumeOpening(id: string, now: Date, session: ClientSession): Promise<ShareRequestRecord | null> {
    return this.requests
      .findOneAndUpdate(
        {
          _id: id,
          state: 'approved',
          'link.remaining': trusted({ $gt: 0 }),
          'link.endsAt': trusted({ $gt: now }),
        },
        { $inc: { 'link.remaining': -1 } },
        { session, returnDocument: 'after' },
      )
      .lean<ShareRequestRecord>();
  }

  /** Names of recipients by the id of their wish: they have no other id. */
  async recipientNames(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.requests
      .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { recipientName: 1 })
      .lean<Pick<ShareRequestRecord, '_id' | 'recipientName'>[]>();
    return new Map(rows.map((row) => [String(row._id), row.recipientName]));
  }
}
