import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import {
  createCase,
  getCase,
  getOwnCase,
  listCases,
  listOwnCases,
  updateCase,
} from '@diwan/contracts/matters/cases/http';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

/** Fields and words of the firm's own. */
const INTERNAL = [
  ...['opposing', 'Secret', 'parties', 'instances', 'fileNumber', 'courtFile', 'nextAction', 'statusReason', 'whose'],
  ...['version', 'searchWords', 'team', 'members', 'walledOff', 'related', 'archived', 'doneBy'],
];

const open = (body: ReturnType<typeof aCaseFor>, by = cases.asAdmin, key?: string) =>
  cases.http(by).call(createCase, { body }, key ? { 'Idempotency-Key': key } : {});
const list = async (query: Record<string, unknown>, by = cases.asAdmin) =>
  (await cases.http(by).call(listCases, { query })).body;

describe('D-110: opening a case', () => {
  it('stores it with names, audit and events', async () => {
    const body = aCaseFor(cases.clientA, [cases.lawyer]);
    const answer = await open(body);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        title: body.title,
        caseNumber: body.caseNumber,
        court: { en: body.court, ar: body.court },
        courtFileNumber: body.courtFileNumber,
        clientName: 'Rana Khoury',
        clients: [{ id: cases.clientA.id, name: 'Rana Khoury', role: null }],
        team: [{ id: cases.lawyer.id, name: 'Maya Saliba', role: 'responsible' }],
        stage: { id: 'preparation' },
        version: 1,
      },
    });
    const caseId = answer.body.id;
    const payloads = async (event: typeof CaseTeamChangedV1) =>
      (await cases.eventsOf(event)).map(({ payload }) => payload).filter((payload) => payload.caseId === caseId);
    expect(await payloads(CaseTeamChangedV1)).toEqual([
      { caseId, clientId: cases.clientA.id, clientIds: [cases.clientA.id], team: [cases.lawyer.id], version: 1 },
    ]);
    expect(await cases.model('AuditEntry').findOne({ subject: 'case', subjectId: caseId }).lean()).toMatchObject({
      action: 'case.opened',
      personId: cases.admin.id,
    });
  });

  it('gives the first answer to a repeated key', async () => {
    const body = aCaseFor(cases.clientA, []);
    const [first, second] = [await open(body, cases.asAdmin, 'key-1'), await open(body, cases.asAdmin, 'key-1')];
    expect([first.status, second.body]).toEqual([201, first.body]);
  });

  it('gives a number once, however it is written', async () => {
    const body = aCaseFor(cases.clientA, []);
    await open(body);
    const taken = await open({ ...body, caseNumber: `  ${body.caseNumber.toLowerCase()} ` });
    expect(taken).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fieldErrors: { caseNumber: 'case_number_taken' } },
    });
    const parallel = aCaseFor(cases.clientA, []);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(parallel)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('names the field when the client is no client or a colleague is no staff', async () => {
    const unknown = { id: 'ffffffffffffffffffffffff', name: '', phone: '' };
    const refused = async (body: ReturnType<typeof aCaseFor>) => (await open(body)).body;
    expect(await refused(aCaseFor(unknown, []))).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { clientId: 'unknown_client' },
    });
    expect(await refused(aCaseFor(cases.lawyer, []))).toMatchObject({ fieldErrors: { clientId: 'unknown_client' } });
    expect(await refused(aCaseFor(cases.clientA, [cases.clientB]))).toMatchObject({
      fieldErrors: { team: 'unknown_staff' },
    });
  });

  it('waits for identity rather than storing an unchecked client', async () => {
    cases.identityIsAway(true);
    const answer = await open(aCaseFor(cases.clientA, []));
    cases.identityIsAway(false);
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });

  it('D-025: is for clients the lawyer works for already; others answer like an unknown one', async () => {
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    const unknown = { id: 'ffffffffffffffffffffffff', name: '', phone: '' };
    const answers = [];
    for (const client of [cases.clientA, unknown]) {
      const answer = await open(aCaseFor(client, []), stranger);
      answers.push([answer.status, { ...answer.body, reference: '' }]);
    }
    expect(answers[0]).toEqual([400, expect.objectContaining({ fieldErrors: { clientId: 'unknown_client' } })]);
    expect(answers[1]).toEqual(answers[0]);
    const own = await cases.aCase();
    const change = await cases.http(cases.asLawyer).call(updateCase, {
      params: { id: own },
      body: asChange(aCaseFor(cases.clientB, [cases.lawyer]), 1),
    });
    expect(change.body).toMatchObject({ fieldErrors: { clientId: 'unknown_client' } });
    expect((await open(aCaseFor(cases.clientB, []), cases.asAdmin)).status).toBe(201);
  });

  it('puts a lawyer into the team of the case they open, and is not for assistants', async () => {
    await cases.aCase();
    const answer = await open(aCaseFor(cases.clientA, []), cases.asLawyer);
    expect(answer.body.team).toEqual([{ id: cases.lawyer.id, name: 'Maya Saliba', role: 'responsible' }]);
    expect((await open(aCaseFor(cases.clientA, []), cases.asAssistant)).status).toBe(403);
  });

  it('refuses fields that are not the caller’s to set', async () => {
    const body = { ...aCaseFor(cases.clientA, []), version: 9, searchWords: ['x'] };
    expect((await cases.http(cases.asAdmin).post('/api/cases/cases', body, { 'Idempotency-Key': 'k' })).status).toBe(
      400,
    );
  });
});

describe('changing a case', () => {
  it('D-129: refuses a change made on an older version', async () => {
    const id = await cases.aCase();
    const body = aCaseFor(cases.clientA, [cases.lawyer]);
    const change = (version: number, title: string) =>
      cases.http(cases.asLawyer).call(updateCase, { params: { id }, body: { ...asChange(body, version), title } });
    expect((await change(1, 'First')).body).toMatchObject({ title: 'First', version: 2 });
    expect(await change(1, 'Second')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const parallel = await Promise.all([1, 2, 3, 4].map((number) => change(2, `Parallel ${number}`)));
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await cases.http(cases.asLawyer).call(getCase, { params: { id } })).body.version).toBe(3);
  });

  it('tells identity about a new team, once', async () => {
    const id = await cases.aCase();
    const body = aCaseFor(cases.clientA, [cases.lawyer]);
    const change = (version: number) =>
      cases.http(cases.asAdmin).call(updateCase, { params: { id }, body: asChange(body, version) });
    await change(1);
    await change(2);
    const told = (await cases.eventsOf(CaseTeamChangedV1))
      .map(({ payload }) => payload)
      .filter(({ caseId }) => caseId === id);
    expect(told.map(({ version, team }) => [version, team.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('keeps the client of a case that has documents', async () => {
    const id = await cases.aCase();
    const body = asChange(aCaseFor(cases.clientB, [cases.lawyer]), 1);
    await cases.aDocument({ caseId: id });
    expect((await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body })).body).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { clientId: 'case_has_documents' },
    });
    const empty = await cases.aCase();
    expect((await cases.http(cases.asAdmin).call(updateCase, { params: { id: empty }, body })).body).toMatchObject({
      clientId: cases.clientB.id,
    });
  });
});

describe('reading cases', () => {
  it('shows lawyers and assistants the cases of their teams only', async () => {
    const mine = await cases.aCase({ team: [cases.lawyer.id] });
    const other = await cases.aCase({ team: [] });
    const get = async (by: typeof cases.asLawyer, id: string) =>
      (await cases.http(by).call(getCase, { params: { id } })).status;
    expect([await get(cases.asLawyer, mine), await get(cases.asLawyer, other)]).toEqual([200, 404]);
    expect([await get(cases.asAdmin, mine), await get(cases.asAdmin, other)]).toEqual([200, 200]);
    const listed = (await list({ limit: 100 }, cases.asLawyer)).items.map(({ id }: { id: string }) => id);
    expect(listed).toContain(mine);
    expect(listed).not.toContain(other);
    const body = asChange(aCaseFor(cases.clientA, []), 1);
    expect((await cases.http(cases.asLawyer).call(updateCase, { params: { id: other }, body })).status).toBe(404);
  });

  it('D-127: pages, filters and searches', async () => {
    const id = await cases.aCase({ title: 'نزاعُ الإيجار في الحمرا', clientId: cases.clientB.id, status: 'pending' });
    const found = async (query: Record<string, unknown>) =>
      (await list({ limit: 100, ...query })).items.map((item: { id: string }) => item.id);
    expect(await found({ search: 'نزاع الايج' })).toEqual([id]);
    expect(await found({ search: 'كريم' })).toContain(id);
    expect(await found({ search: 'كريم nothing' })).toEqual([]);
    expect(await found({ status: 'pending' })).toEqual([id]);
    expect(await found({ clientId: cases.clientB.id })).toContain(id);
    expect(await list({ page: 2, limit: 1 })).toMatchObject({ page: 2, limit: 1, items: [{}] });
    const http = cases.http(cases.asAdmin);
    for (const query of ['limit=101', 'page=0', 'sort=team', 'search[$ne]=x', `search=${'a'.repeat(65)}`])
      expect((await http.get(`/api/cases/cases?${query}`)).status).toBe(400);
  });

  it('OFF-07: is sorted by the keys of its endpoint, up and down, also where it is searched and scoped', async () => {
    const team = [cases.lawyer.id];
    const zoning = await cases.aCase({ title: 'Zoning of sortable land', team, nextDate: null });
    const appeal = await cases.aCase({ title: 'Appeal of sortable land', team, nextDate: '2026-12-01T08:00:00.000Z' });
    const sorted = async (sort: string) =>
      (await list({ search: 'sortable', sort, limit: 100 })).items.map((item: { id: string }) => item.id);
    expect(await sorted('title')).toEqual([appeal, zoning]);
    expect(await sorted('-title')).toEqual([zoning, appeal]);
    expect(await sorted('next')).toEqual([zoning, appeal]);
    const all = (await list({ sort: '-title', limit: 100 })).items.map((item: { title: string }) => item.title);
    expect(all).toEqual([...all].sort().reverse());
    const own = await cases.http(cases.asLawyer).call(listCases, { query: { sort: 'title' } });
    const titles = own.body.items.map((item: { title: string }) => item.title);
    expect(titles).toEqual([...titles].sort());
  });

  it('still shows names while identity is away', async () => {
    const id = await cases.aCase({ team: [cases.lawyer.id] });
    await list({ limit: 100 });
    cases.identityIsAway(true);
    const answer = await cases.http(cases.asAdmin).call(getCase, { params: { id } });
    cases.identityIsAway(false);
    expect(answer.body).toMatchObject({ clientName: 'Rana Khoury', team: [{ name: 'Maya Saliba' }] });
  });

  it('follows a client’s new name', async () => {
    const id = await cases.aCase();
    const { name } = cases.clientA;
    cases.clientA.name = 'Rana Sfeir';
    await cases.deliver(ClientChangedV1, { clientId: cases.clientA.id });
    const searched = (await list({ search: 'sfeir', limit: 100 })).items;
    expect(searched.map((item: { id: string }) => item.id)).toContain(id);
    expect(searched[0].clientName).toBe('Rana Sfeir');
    cases.clientA.name = name;
    await cases.deliver(ClientChangedV1, { clientId: cases.clientA.id });
  });
});

describe("a client's own cases", () => {
  it('D-074: are those of the session, whatever the request says', async () => {
    const id = await cases.aCase();
    const foreign = await cases.aCase({ clientId: cases.clientB.id });
    const own = await cases.http(cases.asClientA).call(listOwnCases, {});
    const ids = own.body.map((item: { id: string }) => item.id);
    expect([ids.includes(id), ids.includes(foreign)]).toEqual([true, false]);
    const claimed = await cases.http(cases.asClientA).get(`/api/cases/my/cases?clientId=${cases.clientB.id}`);
    expect(claimed.text).not.toContain(foreign);
    const [theirs, unknown] = await Promise.all(
      [foreign, 'ffffffffffffffffffffffff'].map((wanted) =>
        cases.http(cases.asClientA).call(getOwnCase, { params: { id: wanted } }),
      ),
    );
    expect([theirs?.status, unknown?.status]).toEqual([404, 404]);
    expect({ ...theirs?.body, reference: '' }).toEqual({ ...unknown?.body, reference: '' });
    expect((await cases.http(cases.asClientA).call(getCase, { params: { id } })).status).toBe(403);
  });

  it('D-073: hold none of the firm’s own fields', async () => {
    const id = await cases.aCase();
    const answer = await cases.http(cases.asClientA).call(getOwnCase, { params: { id } });
    expect(answer.body).toMatchObject({ responsible: ['Maya Saliba'], stage: { name: { en: 'Preparing the file' } } });
    for (const secret of INTERNAL) expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain(cases.lawyer.id);
  });
});
