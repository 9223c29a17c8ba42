import type { HearingState, HearingType } from '@diwan/contracts/matters/hearings/hearing';
import { MOST_OF_DAYS } from '@diwan/contracts/matters/hearings/http';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { type CasesInReach, inCases, inTeams, type TeamsInReach } from '../cases/cases-in-reach.js';
import { TeamCopies } from '../cases/team-copies.js';
import type { HearingRecord } from './hearing.schema.js';

/** What is written of a hearing: its team, its version and the times of the row follow by themselves. */
export type HearingChange = Partial<Omit<HearingRecord, '_id' | 'team' | 'version' | 'createdAt' | 'updatedAt'>>;
export type NewHearing = HearingChange &
  Pick<HearingRecord, 'caseId' | 'title' | 'wallTime' | 'at' | 'location' | 'type'>;

/** Which hearings are looked for. */
export interface HearingFilter {
  lawyerId?: string | undefined;
  courtId?: string | undefined;
  type?: HearingType | undefined;
  state?: HearingState | undefined;
  /** Those of these cases. */
  cases: TeamsInReach;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Most hearings that a feed names: years of one person's. */
const MOST_OF_FEED = 2000;

/** Stored hearings. Which cases somebody reaches is asked of the cases before; every list here is bound to some. */
@Injectable()
export class HearingRepository {
  constructor(
    @InjectModel('Hearing') private readonly hearings: Model<HearingRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  /** A page in the order of days: from the earliest, or from the latest. */
  page(
    filter: HearingFilter,
    { page, limit, latestFirst }: { page: number; limit: number; latestFirst: boolean },
  ): Promise<Page<HearingRecord>> {
    const sort = latestFirst ? ({ at: -1, _id: -1 } as const) : ({ at: 1, _id: 1 } as const);
    return pageOf(this.hearings, matching(filter), { sort, page, limit });
  }

  /** All of some days, at most `MOST_OF_DAYS`. */
  between(filter: HearingFilter): Promise<HearingRecord[]> {
    return this.hearings.find(matching(filter)).sort({ at: 1, _id: 1 }).limit(MOST_OF_DAYS).lean<HearingRecord[]>();
  }

  /** Those of some cases that are to take place from a moment on, from the earliest. */
  toComeIn(caseIds: readonly string[], from: Date): Promise<HearingRecord[]> {
    const query = matching({ cases: caseIds, state: 'scheduled', from });
    return this.hearings.find(query).sort({ at: 1, _id: 1 }).lean<HearingRecord[]>();
  }

  /** What can be restored: deleted since a moment. */
  deletedSince(since: Date, cases: TeamsInReach): Promise<HearingRecord[]> {
    const query = { deletedAt: trusted({ $gt: since }), ...inTeams(cases) };
    return this.hearings.find(query).sort({ deletedAt: 1, at: 1, _id: 1 }).limit(100).lean<HearingRecord[]>();
  }

  /** For calendars of other programs: also what was cancelled or deleted, from a moment on; of a lawyer those in reach. */
  forFeed({ lawyerId, caseIds }: { lawyerId?: string; caseIds: CasesInReach }, from: Date): Promise<HearingRecord[]> {
    return this.hearings
      .find({ ...inCases(caseIds), ...(lawyerId && { lawyerId }), at: trusted({ $gte: from }) })
      .sort({ at: 1, _id: 1 })
      .limit(MOST_OF_FEED)
      .lean<HearingRecord[]>();
  }

  /** Hearings of a lawyer that are to take place between two moments. */
  nearOf(lawyerId: string, from: Date, before: Date): Promise<HearingRecord[]> {
    return this.hearings
      .find({ lawyerId, deletedAt: null, state: 'scheduled', at: trusted({ $gt: from, $lt: before }) })
      .sort({ at: 1 })
      .lean<HearingRecord[]>();
  }

  /** Those of a case that are to take place after a moment. */
  toComeOf(caseId: string, after: Date, session: ClientSession): Promise<HearingRecord[]> {
    const query = { caseId, deletedAt: null, state: 'scheduled' as const, at: trusted({ $gt: after }) };
    return this.hearings.find(query, null, { session }).lean<HearingRecord[]>();
  }

  one(id: string, session?: ClientSession): Promise<HearingRecord | null> {
    return this.hearings.findOne({ _id: id, deletedAt: null }, null, { session }).lean<HearingRecord>();
  }

  /** Titles by id, deleted ones too. */
  async titles(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.hearings
      .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { title: 1 })
      .lean<Pick<HearingRecord, '_id' | 'title'>[]>();
    return new Map(rows.map(({ _id, title }) => [String(_id), title]));
  }

  oneEvenDeleted(id: string, session?: ClientSession): Promise<HearingRecord | null> {
    return this.hearings.findById(id, null, { session }).lean<HearingRecord>();
  }

  async insert(fields: NewHearing, session: ClientSession): Promise<HearingRecord> {
    const team = await this.teamCopies.forNew(fields.caseId, session);
    const [created] = await this.hearings.create([{ ...fields, team, version: 1 }], { session });
    if (!created) throw new Error('The hearing was not created');
    return created.toObject();
  }

  /** Writes the change if the stored version is still `version`; null when it is not. */
  change(id: string, version: number, change: HearingChange, session: ClientSession): Promise<HearingRecord | null> {
    return this.hearings
      .findOneAndUpdate(
        { _id: id, version },
        { $set: change, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<HearingRecord>();
  }

  /** What its people are to be told now. */
  toTell(now: Date, limit: number): Promise<HearingRecord[]> {
    return this.hearings
      .find({ tellAt: trusted({ $lte: now }) })
      .sort({ tellAt: 1 })
      .limit(limit)
      .lean<HearingRecord[]>();
  }

  /** What its people are to be reminded of now. */
  toRemind(now: Date, limit: number): Promise<HearingRecord[]> {
    return this.hearings
      .find({ remindAt: trusted({ $lte: now }) })
      .sort({ remindAt: 1 })
      .limit(limit)
      .lean<HearingRecord[]>();
  }

  /** Notes that people were told of it; false when somebody changed it or told meanwhile. Not a change of the hearing itself. */
  toldOf(
    { _id, version, tellAt }: HearingRecord,
    told: HearingRecord['told'],
    session: ClientSession,
  ): Promise<boolean> {
    return this.note({ _id, version, tellAt }, { told, tellAt: null }, session);
  }

  /** Sets the next reminder; false when somebody changed the hearing or reminded meanwhile. */
  remindedOf(
    { _id, version, remindAt }: HearingRecord,
    next: HearingRecord['remindAt'],
    session: ClientSession,
  ): Promise<boolean> {
    return this.note({ _id, version, remindAt }, { remindAt: next }, session);
  }

  /** Sets the moment that its hour means, and the next reminder; false when somebody changed it meanwhile. */
  reckoned({ _id, version }: HearingRecord, times: Pick<HearingRecord, 'at' | 'remindAt'>): Promise<boolean> {
    return this.note({ _id, version }, times);
  }

  /** Hearings to come, in portions: those after the last one of the portion before. */
  toReckon(from: Date, after: HearingRecord | undefined, limit: number): Promise<HearingRecord[]> {
    const since = after ? { $gte: after.at } : { $gte: from };
    return this.hearings
      .find({
        deletedAt: null,
        at: trusted(since),
        ...(after && { _id: trusted({ $ne: new Types.ObjectId(after._id) }) }),
      })
      .sort({ at: 1, _id: 1 })
      .limit(limit)
      .lean<HearingRecord[]>();
  }

  /** These are no clients of a case any more: what came of its hearings is published for them no longer. Those that were. */
  async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<HearingRecord[]> {
    const left = trusted({ $in: [...clientIds] });
    const published = await this.hearings.find({ caseId, outcomeFor: left }, null, { session }).lean<HearingRecord[]>();
    const update = { $pull: { outcomeFor: left }, $inc: { version: 1 } };
    await this.hearings.updateMany({ caseId, outcomeFor: left }, update, { session, timestamps: false });
    return published;
  }

  private async note(
    expected: QueryFilter<HearingRecord>,
    change: HearingChange,
    session?: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.hearings.updateOne(
      expected,
      { $set: change },
      { ...(session && { session }), timestamps: false },
    );
    return modifiedCount > 0;
  }

  /** Writes a client's answer over the one before; null when the hearing is at another time than the answer means, or does not take place. */
  async answer(
    id: string,
    answer: HearingRecord['answers'][number] & { wallTime: string },
    session: ClientSession,
  ): Promise<HearingRecord | null> {
    const open = { _id: id, deletedAt: null, state: 'scheduled', wallTime: answer.wallTime } as const;
    await this.hearings.updateOne(open, { $pull: { answers: { clientId: answer.clientId } } }, { session });
    return this.hearings
      .findOneAndUpdate(open, { $push: { answers: answer } }, { session, returnDocument: 'after', timestamps: false })
      .lean<HearingRecord>();
  }
}

function matching({ lawyerId, courtId, type, state, cases, from, before }: HearingFilter): QueryFilter<HearingRecord> {
  const at = { ...(from && { $gte: from }), ...(before && { $lt: before }) };
  return {
    deletedAt: null,
    ...inTeams(cases),
    ...(lawyerId && { lawyerId }),
    ...(courtId && { courtId }),
    ...(type && { type }),
    ...(state && { state }),
    ...((from || before) && { at: trusted(at) }),
  };
}
