import type { RequestState } from '@diwan/contracts/matters/requests/request';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { inTeams, leavesOut, type TeamsInReach } from '../cases/cases-in-reach.js';
import type { PortalView } from '../cases/portal-views.js';
import { TeamCopies } from '../cases/team-copies.js';
import { OBJECTS_OF_FILE, objectsOf } from '../documents/file-objects.js';
import type { RequestRecord } from './request.schema.js';

export interface RequestFilter {
  state?: RequestState | undefined;
  caseId?: string | undefined;
  page: number;
  limit: number;
}

const NEWEST = { createdAt: -1, _id: -1 } as const;
/** What waits for the firm is not overtaken by what comes later. */
const LONGEST_WAITING = { waitsSince: 1, _id: 1 } as const;

/** What the firm asked of clients. */
@Injectable()
export class RequestRepository {
  constructor(
    @InjectModel('ClientRequest') private readonly requests: Model<RequestRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  async insert(
    fields: Omit<RequestRecord, '_id' | 'team' | 'version'>,
    session: ClientSession,
  ): Promise<RequestRecord> {
    const team = await this.teamCopies.forNew(fields.caseId, session);
    const [created] = await this.requests.create([{ ...fields, team, version: 1 }], { session });
    if (!created) throw new Error('The request was not created');
    return created.toObject();
  }

  one(id: string, session?: ClientSession): Promise<RequestRecord | null> {
    return this.requests.findById(id, null, { session }).lean<RequestRecord>();
  }

  /** One that a client is asked. */
  ownOne(clientId: string, id: string, session?: ClientSession): Promise<RequestRecord | null> {
    return this.requests.findOne({ _id: id, askedOf: clientId }, null, { session }).lean<RequestRecord>();
  }

  ofClient({ clientId, keptFrom }: Pick<PortalView, 'clientId' | 'keptFrom'>): Promise<RequestRecord[]> {
    const away = keptFrom.length > 0 && { $nor: [{ caseId: trusted({ $in: [...keptFrom] }) }] };
    return this.requests
      .find({ askedOf: clientId, ...away })
      .sort({ createdAt: -1 })
      .lean<RequestRecord[]>();
  }

  /** What is not settled yet in some cases. */
  unsettledIn(caseIds: readonly string[]): Promise<RequestRecord[]> {
    const query = { caseId: trusted({ $in: [...caseIds] }), state: trusted({ $ne: 'closed' }) };
    return this.requests.find(query as QueryFilter<RequestRecord>).lean<RequestRecord[]>();
  }

  /** What a client is asked in some cases. */
  ofClientInCases(clientId: string, caseIds: readonly string[]): Promise<RequestRecord[]> {
    return this.requests.find({ askedOf: clientId, caseId: trusted({ $in: [...caseIds] }) }).lean<RequestRecord[]>();
  }

  /** These are no clients of a case any more: nothing is asked of them. */
  async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void> {
    const left = trusted({ $in: [...clientIds] });
    await this.requests.updateMany(
      { caseId, askedOf: left },
      { $pull: { askedOf: left }, $inc: { version: 1 } },
      { session },
    );
  }

  /** Those within reach (`CaseRepository.teamsInReach`), newest first; those that wait for the firm: the longest waiting first. */
  page(reach: TeamsInReach, { state, caseId, page, limit }: RequestFilter): Promise<Page<RequestRecord>> {
    const query: QueryFilter<RequestRecord> = {
      ...(state && { state }),
      ...inTeams(reach),
      ...(caseId && { $and: [{ caseId }] }),
    };
    const through = !state && !caseId && leavesOut(reach) ? NEWEST : undefined;
    return pageOf(this.requests, query, {
      sort: state === 'answered' ? LONGEST_WAITING : NEWEST,
      page,
      limit,
      through,
    });
  }

  /** Writes the fields if the stored version is still the one that was read; null when it is not. */
  write(
    { _id, version }: Pick<RequestRecord, '_id' | 'version'>,
    fields: Partial<RequestRecord>,
    session: ClientSession,
  ): Promise<RequestRecord | null> {
    return this.requests
      .findOneAndUpdate({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<RequestRecord>();
  }

  /** Those whose client is to be reminded. */
  toRemind(now: Date, limit: number): Promise<RequestRecord[]> {
    return this.requests
      .find({ remindAt: trusted({ $lte: now, $ne: null }) })
      .sort({ remindAt: 1 })
      .limit(limit)
      .lean<RequestRecord[]>();
  }

  /** Those whose answers the firm is to be told of. */
  toTell(now: Date, limit: number): Promise<RequestRecord[]> {
    return this.requests
      .find({ tellAt: trusted({ $lte: now, $ne: null }) })
      .sort({ tellAt: 1 })
      .limit(limit)
      .lean<RequestRecord[]>();
  }

  /** Which of these objects are files that a client sent and nobody has refused. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const among = trusted({ $in: [...keys] });
    const places = OBJECTS_OF_FILE.map((place) => `items.files.${place}`);
    const rows = await this.requests
      .find({ $or: places.map((place) => ({ [place]: among })) }, { items: 1 })
      .lean<Pick<RequestRecord, 'items'>[]>();
    const files = rows.flatMap(({ items }) => items.flatMap((item) => item.files));
    return new Set(files.flatMap(objectsOf));
  }
}
