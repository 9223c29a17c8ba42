import type { CaseStatus } from '@diwan/contracts/matters/cases/http';
import { wordBeginnings } from '@diwan/contracts/shared/search-text';
import { type KeyPattern, type Page, pageOf } from '@diwan/service-kit/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import type { CaseRecord } from './case.schema.js';
import type { StaffScope } from './staff-scope.js';

/** What can be written of a case. */
export type CaseFields = Omit<CaseRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

export interface CaseFilter {
  search?: string | undefined;
  status?: CaseStatus | undefined;
  clientId?: string | undefined;
  page: number;
  limit: number;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Stored cases. Every read names whose view it is: a staff scope, or the client. */
@Injectable()
export class CaseRepository {
  constructor(@InjectModel('LegalCase') private readonly cases: Model<CaseRecord>) {}

  /** A page of the cases in scope, newest first, and the number of all that match. */
  page(scope: StaffScope, filter: CaseFilter): Promise<Page<CaseRecord>> {
    const patterns = wordBeginnings(filter.search ?? '');
    const query: QueryFilter<CaseRecord> = {
      ...inScope(scope),
      ...(filter.status && { status: filter.status }),
      ...(filter.clientId && { clientId: filter.clientId }),
    };
    const { page, limit } = filter;
    const search = { field: 'searchWords', patterns, order: orderOf(query) };
    return pageOf(this.cases, query, { sort: NEWEST_FIRST, page, limit, ...(patterns.length > 0 && { search }) });
  }

  one(scope: StaffScope, id: string, session?: ClientSession): Promise<CaseRecord | null> {
    return this.cases.findOne({ _id: id, ...inScope(scope) }, null, { session }).lean<CaseRecord>();
  }

  ownCases(clientId: string): Promise<CaseRecord[]> {
    return this.cases.find({ clientId }).sort(NEWEST_FIRST).lean<CaseRecord[]>();
  }

  ownCase(clientId: string, id: string): Promise<CaseRecord | null> {
    return this.cases.findOne({ _id: id, clientId }).lean<CaseRecord>();
  }

  /** The case a document belongs to, for decisions already taken about the document. */
  ofDocument(caseId: string): Promise<CaseRecord | null> {
    return this.cases.findById(caseId).lean<CaseRecord>();
  }

  /** Whether somebody of staff works on a case of the client. */
  async worksFor(personId: string, clientId: string): Promise<boolean> {
    return (await this.cases.exists({ team: personId, clientId })) !== null;
  }

  async insert(fields: CaseFields, session: ClientSession): Promise<CaseRecord> {
    const [created] = await this.cases.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('The case was not created');
    return created.toObject();
  }

  /** Writes the fields if the stored version is still `version`; null when it is not, or the case is out of scope. */
  change(
    scope: StaffScope,
    id: string,
    version: number,
    fields: CaseFields,
    session: ClientSession,
  ): Promise<CaseRecord | null> {
    return this.cases
      .findOneAndUpdate(
        { _id: id, version, ...inScope(scope) },
        { $set: fields, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<CaseRecord>();
  }

  ofClient(clientId: string, session: ClientSession | null = null): Promise<CaseRecord[]> {
    return this.cases.find({ clientId }, null, { session }).lean<CaseRecord[]>();
  }

  async setSearchWords(id: CaseRecord['_id'], words: string[], session: ClientSession): Promise<void> {
    await this.cases.updateOne({ _id: id }, { $set: { searchWords: words } }, { session, timestamps: false });
  }

  /** Ids of the cases in scope; null for all of them. */
  async idsInScope(scope: StaffScope): Promise<string[] | null> {
    if (scope.allCases) return null;
    const rows = await this.cases.find(inScope(scope), { _id: 1 }).lean<Pick<CaseRecord, '_id'>[]>();
    return rows.map(({ _id }) => String(_id));
  }

  /** Case numbers by id. */
  async numbers(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.cases
      .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { caseNumber: 1 })
      .lean<Pick<CaseRecord, '_id' | 'caseNumber'>[]>();
    return new Map(rows.map((row) => [String(row._id), row.caseNumber]));
  }

  /** Titles by id, for lists of documents. */
  async titles(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.cases
      .find({ _id: trusted({ $in: [...new Set(ids)] }) }, { title: 1 })
      .lean<Pick<CaseRecord, '_id' | 'title'>[]>();
    return new Map(rows.map((row) => [String(row._id), row.title]));
  }
}

/** The index that holds a filter's cases in their order. */
function orderOf({ team, clientId, status }: QueryFilter<CaseRecord>): KeyPattern {
  if (clientId) return { clientId: 1, ...NEWEST_FIRST };
  if (team) return { team: 1, ...(status && { status: 1 }), ...NEWEST_FIRST };
  return { ...(status && { status: 1 }), ...NEWEST_FIRST };
}

const inScope = (scope: StaffScope): QueryFilter<CaseRecord> => (scope.allCases ? {} : { team: scope.personId });
