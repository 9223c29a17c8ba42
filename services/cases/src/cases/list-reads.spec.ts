import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, type Model } from 'mongoose';
import { DocumentRepository } from '../documents/document.repository.js';
import { type DocumentRecord, DocumentSchema } from '../documents/document.schema.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import { type HearingRecord, HearingSchema } from '../hearings/hearing.schema.js';
import { RequestRepository } from '../requests/request.repository.js';
import { type RequestRecord, RequestSchema } from '../requests/request.schema.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import { type ShareRequestRecord, ShareRequestSchema } from '../share-requests/share-request.schema.js';
import { TaskRepository } from '../tasks/task.repository.js';
import { type TaskRecord, TaskSchema } from '../tasks/task.schema.js';
import { CaseRepository } from './case.repository.js';
import { type CaseRecord, CaseSchema } from './case.schema.js';
import type { TeamCopies } from './team-copies.js';

const ROWS = 600;
const PAGE = { page: 1, limit: 10 } as const;
const NOW = new Date('2026-11-23T09:00:00Z');
const at = (n: number) => new Date(NOW.getTime() + (n - ROWS / 2) * 3_600_000);
const LAWYER = { personId: 'lawyer 1', allCases: false, highDocuments: true };
const OWNER = { personId: 'owner', allCases: true, highDocuments: true };
const EVERY_CASE = { except: [] };
const OWN_CASES = { ofTeamWith: 'lawyer 1' };
/** Only writing asks for teams. */
const NO_COPIES = {} as TeamCopies;

describe('F-8: a page of a list reads about as many rows as it shows, however many there are', () => {
  let connection: Connection;
  const commands: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const options = { dbName: `list_reads_${process.pid}`, monitorCommands: true };
    connection = await mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '', options).asPromise();
    connection.getClient().on('commandStarted', ({ command }) => commands.push(command));
    const rows = (row: (n: number) => object) => Array.from({ length: ROWS }, (_, n) => row(n) as never);
    await fill(
      modelOf<CaseRecord>('LegalCase', CaseSchema),
      rows((n) => aCase(n)),
    );
    await fill(
      modelOf<HearingRecord>('Hearing', HearingSchema),
      rows((n) => ({ caseId: `case ${n % 30}`, team: [`lawyer ${n % 5}`, 'lawyer 6'], deletedAt: null, at: at(n) })),
    );
    await fill(
      modelOf<RequestRecord>('ClientRequest', RequestSchema),
      rows((n) => aRequest(n)),
    );
    await fill(
      modelOf<ShareRequestRecord>('ShareRequest', ShareRequestSchema),
      rows((n) => ({ ...aRequest(n), documentId: `${n}`, personId: `${n}`, link: { token: `${n}` } })),
    );
    await fill(
      modelOf<DocumentRecord>('Document', DocumentSchema),
      rows((n) => aDocument(n)),
    );
    await fill(
      modelOf<TaskRecord>('Task', TaskSchema),
      rows((n) => aTask(n)),
    );
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  function modelOf<Row>(name: string, schema: mongoose.Schema<Row>): Model<Row> {
    return connection.model<Row>(name, schema);
  }

  async function fill<Row>(model: Model<Row>, rows: never[]): Promise<void> {
    await model.createIndexes();
    await model.collection.insertMany(rows);
  }

  /** Documents that the queries of a page read: to find its rows, and to count. */
  async function reads(ask: () => Promise<unknown>): Promise<{ find: number; count: number }> {
    commands.length = 0;
    await ask();
    const asked = commands.filter(({ find, aggregate }) => find ?? aggregate);
    const of = async (kind: 'find' | 'aggregate') => {
      let examined = 0;
      for (const { lsid, $clusterTime, $db, ...command } of asked.filter((one) => kind in one)) {
        const { executionStats } =
          (await connection.db?.command({ explain: command, verbosity: 'executionStats' })) ?? {};
        examined += executionStats.totalDocsExamined;
      }
      return examined;
    };
    return { find: await of('find'), count: await of('aggregate') };
  }

  it.each([
    ['of all, newest first', OWNER, {}],
    ['of all, by title', OWNER, { sort: 'title' }],
    ['of all, by area and status', OWNER, { area: 'tax', status: 'active' }],
    ['of a lawyer', LAWYER, {}],
    ['of a lawyer, archived', LAWYER, { archived: 'yes' }],
  ] as const)('cases %s', async (_, scope, filter) => {
    const repository = new CaseRepository(connection.model<CaseRecord>('LegalCase'), NO_COPIES);
    expect(await reads(() => repository.page(scope, { ...filter, ...PAGE }))).toEqual({ find: 10, count: 0 });
  });

  it('cases far down: those before them are passed over by the index, unless some are hidden from who asks', async () => {
    const repository = new CaseRepository(connection.model<CaseRecord>('LegalCase'), NO_COPIES);
    const far = (scope: typeof OWNER) => () => repository.page(scope, { page: 40, limit: 10 });
    // Each that is shown twice: for its id, and then for all of it.
    expect(await reads(far(OWNER))).toEqual({ find: 20, count: 0 });
    expect((await reads(far({ ...OWNER, personId: 'walled off' }))).find).toBeGreaterThan(20);
    const titles = async (scope: typeof OWNER, page: number) =>
      (await repository.page(scope, { page, limit: 1 })).items.map(({ title }) => title);
    expect(await titles({ ...OWNER, personId: 'walled off' }, 200)).toEqual(await titles(OWNER, 201));
  });

  it('cases and documents found by words that most of them have', async () => {
    const cases = new CaseRepository(connection.model<CaseRecord>('LegalCase'), NO_COPIES);
    // Two more than the page shows, which tell that there are more.
    expect(await reads(() => cases.page(OWNER, { ...PAGE, search: 'haddad landlord' }))).toEqual({
      find: 12,
      count: 0,
    });
    const documents = new DocumentRepository(connection.model<DocumentRecord>('Document'));
    const search = () => documents.ofCase(OWNER, 'case 0', { ...PAGE, search: 'statement' });
    expect(await reads(search)).toEqual({ find: 12, count: 0 });
  });

  it('hearings to come, and past ones of some cases', async () => {
    const repository = new HearingRepository(connection.model<HearingRecord>('Hearing'), NO_COPIES);
    const toCome = () => repository.page({ cases: EVERY_CASE, from: NOW }, { ...PAGE, latestFirst: false });
    expect(await reads(toCome)).toEqual({ find: 10, count: 0 });
    const cases = ['case 3', 'case 4', 'case 17'];
    const past = () => repository.page({ cases, before: NOW }, { ...PAGE, latestFirst: true });
    expect(await reads(past)).toEqual({ find: 10, count: 0 });
  });

  it('hearings to come and of some days, of a lawyer', async () => {
    const repository = new HearingRepository(connection.model<HearingRecord>('Hearing'), NO_COPIES);
    const toCome = () => repository.page({ cases: OWN_CASES, from: NOW }, { ...PAGE, latestFirst: false });
    expect(await reads(toCome)).toEqual({ find: 10, count: 0 });
    const days = () => repository.between({ cases: OWN_CASES, from: NOW, before: at(ROWS / 2 + 50) });
    expect((await reads(days)).find).toBe(10);
  });

  it.each([{}, { state: 'open' as const }])('requests and wishes of a lawyer, %j', async (filter) => {
    const requests = new RequestRepository(connection.model<RequestRecord>('ClientRequest'), NO_COPIES);
    expect(await reads(() => requests.page(OWN_CASES, { ...filter, ...PAGE }))).toEqual({ find: 10, count: 0 });
    const wishes = new ShareRequestRepository(connection.model<ShareRequestRecord>('ShareRequest'), NO_COPIES);
    expect(await reads(() => wishes.page(OWN_CASES, { ...filter, ...PAGE }))).toEqual({ find: 10, count: 0 });
  });

  it('documents of a case', async () => {
    const repository = new DocumentRepository(connection.model<DocumentRecord>('Document'));
    expect(await reads(() => repository.ofCase(OWNER, 'case 0', PAGE))).toEqual({ find: 10, count: 0 });
  });

  it('counts no more than fifty of the tasks that a person has done', async () => {
    const repository = new TaskRepository(connection.model<TaskRecord>('Task'), NO_COPIES);
    const reach = { mine: ['lawyer 1'], ofTeam: true, except: [] };
    const { count } = await reads(() => repository.page(reach, { whose: 'mine', state: 'done', ...PAGE }, NOW));
    expect(count).toBe(51);
  });

  it.each(['open', 'done'] as const)('tasks of a person that are %s', async (state) => {
    const repository = new TaskRepository(connection.model<TaskRecord>('Task'), NO_COPIES);
    const reach = { mine: ['lawyer 1', 'may:task:write', 'may:lead:write'], ofTeam: true, except: [] };
    const ask = (whose: 'mine' | 'team') => () => repository.page(reach, { whose, state, ...PAGE }, NOW);
    expect((await reads(ask('mine'))).find).toBe(10);
    expect((await reads(ask('team'))).find).toBe(10);
  });
});

const aCase = (n: number) => ({
  numberKey: `${n}`,
  caseNumber: `${n}`,
  title: `Case ${n}`,
  createdAt: at(n),
  archivedAt: n % 4 === 3 ? at(n) : null,
  status: ['active', 'pending', 'closed'][n % 3],
  area: ['tax', 'criminal'][n % 2],
  team: [`lawyer ${n % 5}`],
  walledOff: n === ROWS - 2 ? ['walled off'] : [],
  searchWords: ['haddad', 'landlord', `${n}`],
});
const aRequest = (n: number) => ({
  caseId: `case ${n % 30}`,
  team: [`lawyer ${n % 5}`, 'lawyer 6'],
  state: ['open', 'refused'][n % 2],
  createdAt: at(n),
});
const aDocument = (n: number) => ({
  caseId: `case ${n % 3}`,
  deletedAt: null,
  createdAt: at(n),
  objectKey: `${n}`,
  confidentialityLevel: 'normal',
  searchWords: ['statement', `${n}`],
});
const aTask = (n: number) => ({
  forWhom: `lawyer ${n % 5}`,
  caseId: 'case 0',
  state: ['open', 'done'][n % 2],
  reach: ['case:0'],
  team: [`lawyer ${n % 5}`, 'lawyer 6'],
  sortAt: at(n),
  movedAt: at(n),
  wakesAt: new Date(0),
  source: `${n}`,
});
