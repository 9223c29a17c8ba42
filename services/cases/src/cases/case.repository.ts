import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { CaseRecord } from './case.schema.js';
import { type CaseFilter, matching, NEWEST_FIRST, orderOf } from './case-list.js';
import { type CasesInReach, inCases, type TeamsInReach } from './cases-in-reach.js';
import { readersOf } from './readers-of.js';
import { casesInScope, type StaffScope } from './staff-scope.js';
import { TeamCopies } from './team-copies.js';

/** What can be written of a case. */
export type CaseFields = Omit<CaseRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** By the next date, cases without one come first: nothing is planned for them. */
const SORTED_BY = { title: 'title', number: 'caseNumber', next: 'nextDate', opened: 'createdAt' } as const;
/** What a case is found by. */
type Words = Pick<CaseRecord, 'searchWords' | 'wordsMade'>;

/** So many are read at once where all are. */
const BATCH = 200;
/** Stored cases. Every read names whose view it is: a staff scope, or the client. */
@Injectable()
export class CaseRepository {
  constructor(
    @InjectModel('LegalCase') private readonly cases: Model<CaseRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  /** A page of the cases in scope and the number of all that match. */
  page(scope: StaffScope, filter: CaseFilter): Promise<Page<CaseRecord>> {
    const { page, limit, archived } = filter;
    const patterns = wordBeginnings(filter.search ?? '');
    const query = matching(scope, filter);
    const { sort, index } = orderBy(filter.sort, SORTED_BY, NEWEST_FIRST);
    const search = { field: 'searchWords', patterns, order: orderOf(query, index) };
    const order = archived ? ({ archivedAt: -1, _id: -1 } as const) : sort;
    const hidden = { field: 'walledOff', value: scope.personId };
    return pageOf(this.cases, query, { sort: order, page, limit, hidden, ...(patterns.length > 0 && { search }) });
  }

  /** One in scope, also from the archive. */
  one(scope: StaffScope, id: string, session?: ClientSession): Promise<CaseRecord | null> {
    return this.cases.findOne({ _id: id, ...casesInScope(scope) }, null, { session }).lean<CaseRecord>();
  }

  /** The cases that a client, or who looks for them, may see. */
  ownCases(view: ClientView): Promise<CaseRecord[]> {
    return this.cases.find(inView(view)).sort(NEWEST_FIRST).lean<CaseRecord[]>();
  }

  ownCase(view: ClientView, id: string): Promise<CaseRecord | null> {
    return this.cases.findOne({ $and: [{ _id: id }, inView(view)] }).lean<CaseRecord>();
  }

  /** The case a document belongs to, for decisions already taken about the document. */
  ofDocument(caseId: string): Promise<CaseRecord | null> {
    return this.cases.findById(caseId).lean<CaseRecord>();
  }

  /** The clients who read a case, the main one first; none of an unknown one. */
  async readersOf(caseId: string, session: ClientSession): Promise<string[]> {
    const record = await this.cases.findById(caseId, { clientIds: 1, walledOff: 1 }, { session }).lean<CaseRecord>();
    return record ? readersOf(record) : [];
  }

  /** Whether any of some people is kept away from a case. */
  async keepsAway(caseId: string, people: readonly string[], session: ClientSession | null = null): Promise<boolean> {
    const walledOff = trusted({ $in: [...people] });
    return (await this.cases.exists({ _id: caseId, walledOff }).session(session)) !== null;
  }

  /** Whether somebody of staff works on a case of the client. */
  async worksFor(personId: string, clientId: string): Promise<boolean> {
    return (await this.cases.exists({ team: personId, clientIds: clientId })) !== null;
  }

  async insert(fields: CaseFields, session: ClientSession): Promise<CaseRecord> {
    const [created] = await this.cases.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('The case was not created');
    return created.toObject();
  }

  /** Writes the fields, and the team to its copies, if the stored version is still `version`; null when it is not, or the case is out of scope. */
  async change(
    scope: StaffScope,
    id: string,
    version: number,
    fields: Partial<CaseFields>,
    session: ClientSession,
  ): Promise<CaseRecord | null> {
    const written = await this.cases
      .findOneAndUpdate(
        { _id: id, version, ...casesInScope(scope) },
        { $set: fields, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<CaseRecord>();
    if (written && fields.team) await this.teamCopies.follow(id, fields.team, session);
    return written;
  }

  /** Cases that are not closed, of some clients together, newest first. */
  openOfClients(clientIds: readonly string[]): Promise<CaseRecord[]> {
    const open = { clientIds: trusted({ $in: [...clientIds] }), archivedAt: null, status: trusted({ $ne: 'closed' }) };
    return this.cases
      .find(open as QueryFilter<CaseRecord>)
      .sort(NEWEST_FIRST)
      .lean<CaseRecord[]>();
  }

  ofClient(clientId: string, session: ClientSession | null = null): Promise<CaseRecord[]> {
    return this.cases.find({ clientIds: clientId }, null, { session }).lean<CaseRecord[]>();
  }

  /** What the cases of a client are called, by id: those in scope, of the archive too. */
  async titlesOfClient(scope: StaffScope, clientId: string): Promise<Map<string, string>> {
    const query = { clientIds: clientId, ...casesInScope(scope) };
    const rows = await this.cases.find(query, { title: 1 }).lean<Pick<CaseRecord, '_id' | 'title'>[]>();
    return new Map(rows.map(({ _id, title }) => [String(_id), title]));
  }

  /** Puts other clients in the place of a case's, where nobody changed it since it was read in this transaction. */
  async moveClients(
    { _id, version }: CaseRecord,
    fields: Pick<CaseFields, 'clientId' | 'clientIds' | 'clients' | 'walledOff' | keyof Words>,
    session: ClientSession,
  ): Promise<CaseRecord> {
    const written = await this.cases
      .findOneAndUpdate(
        { _id, version },
        { $set: fields, $inc: { version: 1 } },
        { session, returnDocument: 'after', timestamps: false },
      )
      .lean<CaseRecord>();
    if (!written) throw new Error('a case changed while its clients moved');
    return written;
  }

  async setWords(id: CaseRecord['_id'], words: Words, session: ClientSession): Promise<void> {
    await this.cases.updateOne({ _id: id }, { $set: words }, { session, timestamps: false });
  }

  /** Puts new words into the place of those that were read; false where somebody put others there meanwhile. */
  async giveWords({ _id, searchWords }: CaseRecord, words: Words): Promise<boolean> {
    const written = await this.cases.updateOne({ _id, searchWords }, { $set: words }, { timestamps: false });
    return written.modifiedCount > 0;
  }

  /** All cases, in the order of their ids. */
  async *inBatches(): AsyncGenerator<CaseRecord[]> {
    let after = new Types.ObjectId('0'.repeat(24));
    for (;;) {
      const rows = await this.cases
        .find({ _id: trusted({ $gt: after }) })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<CaseRecord[]>();
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last._id;
    }
  }

  /** The cases in scope, for what belongs to cases: its query takes `inCases` of them. */
  async reachOf(scope: StaffScope): Promise<CasesInReach> {
    if (!scope.allCases) return this.idsOf(casesInScope(scope));
    return { except: await this.idsOf({ walledOff: scope.personId }) };
  }

  /** The same for what keeps a copy of the team: its query takes `inTeams` of them, and what it finds `stillInScope`. */
  async teamsInReach(scope: StaffScope): Promise<TeamsInReach> {
    return scope.allCases ? this.reachOf(scope) : { ofTeamWith: scope.personId };
  }

  /** Those of some records whose case is in scope. */
  async stillInScope<Row extends { caseId: string }>(scope: StaffScope, rows: readonly Row[]): Promise<Row[]> {
    const ids = [...new Set(rows.map(({ caseId }) => caseId))];
    const known = new Set(await this.idsOf({ _id: trusted({ $in: ids }), ...casesInScope(scope) }));
    return rows.filter(({ caseId }) => known.has(caseId));
  }

  /** The same as `reachOf`, as a filter on `caseId`. */
  async withinReach(scope: StaffScope): Promise<QueryFilter<{ caseId: string }>> {
    return inCases(await this.reachOf(scope));
  }

  /** Ids of the cases that any of some people is kept away from. */
  walledOffFrom(...people: readonly string[]): Promise<string[]> {
    return this.idsOf({ walledOff: trusted({ $in: [...people] }) });
  }

  /** Ids of a client's cases in scope. */
  idsOfClient(scope: StaffScope, clientId: string): Promise<string[]> {
    return this.idsOf({ clientIds: clientId, ...casesInScope(scope) });
  }

  /** How many cases somebody is kept away from. */
  countWalledOff(personId: string): Promise<number> {
    return this.cases.countDocuments({ walledOff: personId });
  }

  /** Cases in scope that name this one, or that it names. */
  relatedTo(scope: StaffScope, { _id, parentId, relatedIds }: CaseRecord): Promise<CaseRecord[]> {
    const id = String(_id);
    const named = [...relatedIds, ...(parentId ? [parentId] : [])];
    const related = [{ parentId: id }, { relatedIds: id }, { _id: trusted({ $in: named }) }];
    return this.cases
      .find({ $or: related, ...casesInScope(scope) })
      .sort(NEWEST_FIRST)
      .limit(100)
      .lean<CaseRecord[]>();
  }

  /** Cases by id, for what belongs to them and was already found in scope. */
  async byId(ids: readonly string[]): Promise<Map<string, CaseRecord>> {
    const rows = await this.cases.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<CaseRecord[]>();
    return new Map(rows.map((row) => [String(row._id), row]));
  }

  /** Those of some cases that somebody is the responsible one of. */
  async ledBy(personId: string, ids: readonly string[], session: ClientSession | null = null): Promise<Set<string>> {
    const members = trusted({ $elemMatch: { id: personId, role: 'responsible' } });
    const query = { _id: trusted({ $in: [...new Set(ids)] }), members };
    const rows = await this.cases.find(query, { _id: 1 }).session(session).lean<Pick<CaseRecord, '_id'>[]>();
    return new Set(rows.map(({ _id }) => String(_id)));
  }

  /** Case numbers by id. */
  async numbers(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.some(ids, 'caseNumber');
    return new Map(rows.map((row) => [String(row._id), row.caseNumber]));
  }

  /** Who is kept away from some cases, by id. */
  async walls(ids: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await this.some(ids, 'walledOff');
    return new Map(rows.map((row) => [String(row._id), row.walledOff]));
  }

  /** Titles by id, for lists of documents. */
  async titles(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.some(ids, 'title');
    return new Map(rows.map((row) => [String(row._id), row.title]));
  }

  /** Clients with an open case, or with one that was changed since a moment; of the newest 20,000 cases that are not in the archive. */
  async activeClients(since: Date): Promise<string[]> {
    const lively = {
      archivedAt: null,
      $or: [{ status: trusted({ $ne: 'closed' }) }, { updatedAt: trusted({ $gte: since }) }],
    };
    const rows = await this.cases
      .find(lively as QueryFilter<CaseRecord>, { clientIds: 1 })
      .sort(NEWEST_FIRST)
      .limit(20_000)
      .lean<Pick<CaseRecord, 'clientIds'>[]>();
    return [...new Set(rows.flatMap(({ clientIds }) => clientIds))];
  }

  private async idsOf(query: QueryFilter<CaseRecord>): Promise<string[]> {
    const rows = await this.cases.find(query, { _id: 1 }).lean<Pick<CaseRecord, '_id'>[]>();
    return rows.map(({ _id }) => String(_id));
  }

  private some<Field extends keyof CaseRecord>(ids: readonly string[], field: Field) {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    return this.cases.find(query, { [field]: 1 }).lean<Pick<CaseRecord, '_id' | Field>[]>();
  }
}

/** A delegate's cases may be fewer than the client's. */
const inView = ({ clientId, caseIds, people }: ClientView): QueryFilter<CaseRecord> => ({
  clientIds: clientId,
  archivedAt: null,
  walledOff: trusted({ $nin: [...people] }),
  ...(caseIds && { _id: trusted({ $in: [...caseIds] }) }),
});
