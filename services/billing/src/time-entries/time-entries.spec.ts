import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import {
  approveTimeEntries,
  changeTimeEntry,
  createTimeEntry,
  deleteTimeEntry,
  listMyTimeEntries,
  listTimeEntries,
  returnTimeEntry,
  submitTimeEntries,
  withdrawTimeEntry,
} from '@diwan/contracts/money/time-entries/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TimeRig, USD, WORK } from '../../test/time-rig.js';

let rig: TimeRig;
let caseA: string;
let caseB: string;
let walled: string;
beforeAll(async () => {
  rig = await TimeRig.start();
  const { other, clientB, owner, lawyer } = rig.people;
  caseA = rig.aCase(1);
  caseB = rig.aCase(2, { clientIds: [clientB.id], team: [other.id] });
  walled = rig.aCase(3, { team: [lawyer.id], walledOff: [owner.id] });
});
afterAll(() => rig.stop());

const as = (name: keyof TimeRig['people']) => rig.service.http(rig.people[name].in);
const seen = ({ id, version }: { id: string; version: number }, later = 0) => ({ id, version: version + later });

describe('D-111: time', () => {
  it('is recorded for a case that one works on, with the rate of that moment and nothing rounded', async () => {
    const entry = await rig.entry(caseA, { minutes: 7 });
    expect(entry).toMatchObject({
      person: { id: rig.people.lawyer.id, name: 'lawyer' },
      client: { id: rig.people.clientA.id, name: 'clientA' },
      legalCase: { id: caseA, title: 'Case 1' },
      serviceType: null,
      minutes: 7,
      rate: USD(20_000),
      rateFrom: 'firm',
      amountMinor: 2333,
      state: 'draft',
      version: 1,
    });
    const audit = await rig.service.model('AuditEntry').findOne({ subject: 'time-entry', subjectId: entry.id });
    expect(audit).toMatchObject({ action: 'time-entry.added', after: { minutes: 7 } });
    expect(JSON.stringify(audit)).not.toContain('INTERNAL');
  });

  it('is refused for a foreign case, a stranger among its clients, a day to come and a kind of work nobody knows', async () => {
    const refused = async (body: object, by: keyof TimeRig['people'] = 'lawyer') =>
      (await as(by).call(createTimeEntry, { body: { ...WORK, caseId: caseA, ...body } })).body;
    expect(await refused({ caseId: caseB })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ caseId: walled }, 'owner')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ clientId: rig.people.clientB.id })).toMatchObject({
      fieldErrors: { clientId: 'invalid_choice' },
    });
    expect(await refused({ dateWorked: '2999-01-01' })).toMatchObject({ fieldErrors: { dateWorked: 'too_large' } });
    expect(await refused({ serviceTypeId: 'a'.repeat(24) })).toMatchObject({
      fieldErrors: { serviceTypeId: 'invalid_choice' },
    });
    for (const minutes of [0, -5, 1.5, 1441]) expect(await refused({ minutes })).toMatchObject({ code: 'VALIDATION' });
  });

  it('is recorded once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-press' };
    const request = { body: { ...WORK, caseId: caseA } };
    const [first, second] = [
      await as('lawyer').call(createTimeEntry, request, headers),
      await as('lawyer').call(createTimeEntry, request, headers),
    ];
    expect(second.body.id).toBe(first.body.id);
  });

  it('is changed while it is a draft by whoever worked, and by nobody who saw an older version (D-129)', async () => {
    const entry = await rig.entry(caseA);
    const { suggestionId: _, ...work } = { ...WORK, caseId: caseA };
    const change = (by: keyof TimeRig['people'], version: number) =>
      as(by).call(changeTimeEntry, { params: { id: entry.id }, body: { ...work, minutes: 30, version } });
    expect((await change('other', 1)).body.code).toBe('NOT_FOUND');
    expect((await change('lawyer', 1)).body).toMatchObject({ minutes: 30, amountMinor: 10_000, version: 2 });
    expect((await change('lawyer', 1)).body.code).toBe('CONFLICT');
    await as('lawyer').call(submitTimeEntries, { body: { entries: [seen(entry, 1)] } });
    expect((await change('lawyer', 3)).body.code).toBe('CONFLICT');
    const gone = await as('lawyer').call(deleteTimeEntry, { params: { id: entry.id } });
    expect(gone.body.code).toBe('CONFLICT');
  });

  it('is thrown away while it is a draft', async () => {
    const entry = await rig.entry(caseA);
    expect((await as('other').call(deleteTimeEntry, { params: { id: entry.id } })).body.code).toBe('NOT_FOUND');
    expect((await as('lawyer').call(deleteTimeEntry, { params: { id: entry.id } })).status).toBe(204);
    expect((await as('lawyer').call(deleteTimeEntry, { params: { id: entry.id } })).body.code).toBe('NOT_FOUND');
  });
});

describe('BILL-15: approval', () => {
  it('takes what was handed in as it was seen, and locks it', async () => {
    const [said, silent] = [await rig.entry(caseA), await rig.entry(caseA, { description: '' })];
    const submitted = await as('lawyer').call(submitTimeEntries, { body: { entries: [seen(said), seen(silent)] } });
    expect(submitted.body).toEqual({ moved: [said.id], left: [silent.id] });
    const stale = await as('admin').call(approveTimeEntries, { body: { entries: [seen(said)] } });
    expect(stale.body).toEqual({ moved: [], left: [said.id] });
    const approved = await as('admin').call(approveTimeEntries, { body: { entries: [seen(said, 1), seen(silent)] } });
    expect(approved.body).toEqual({ moved: [said.id], left: [silent.id] });
    const withdrawn = await as('lawyer').call(withdrawTimeEntry, { params: { id: said.id }, body: { version: 3 } });
    expect(withdrawn.body.code).toBe('CONFLICT');
    const { items } = (await as('accountant').call(listTimeEntries, { query: { state: 'approved' } })).body;
    expect(items).toContainEqual(expect.objectContaining({ id: said.id, approvedByName: 'admin' }));
  });

  it('OFF-01: shows the earliest work first where all of it waits, to the person themselves the latest', async () => {
    const days = ['2026-11-20', '2026-11-18', '2026-11-19'];
    const entries = await Promise.all(days.map((dateWorked) => rig.entry(caseA, { dateWorked })));
    await as('lawyer').call(submitTimeEntries, { body: { entries: entries.map((entry) => seen(entry)) } });
    const shown = ({ items }: { items: { id: string; dateWorked: string }[] }) =>
      items.filter(({ id }) => entries.some((entry) => entry.id === id)).map(({ dateWorked }) => dateWorked);
    const query = { state: 'submitted', limit: 100 } as const;
    const firm = await as('admin').call(listTimeEntries, { query });
    expect(shown(firm.body)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    const own = await as('lawyer').call(listMyTimeEntries, { query });
    expect(shown(own.body)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  });

  it('is given back with a reason, which whoever worked reads', async () => {
    const entry = await rig.approved(caseA);
    const back = await as('admin').call(returnTimeEntry, {
      params: { id: entry.id },
      body: { version: entry.version, reason: 'Please say which letter' },
    });
    expect(back.body).toMatchObject({ state: 'draft', returnReason: 'Please say which letter', approvedAt: null });
    const again = await as('lawyer').call(submitTimeEntries, { body: { entries: [seen(back.body)] } });
    expect(again.body.moved).toEqual([entry.id]);
  });

  it('leaves out what lies behind a wall, in lists, totals and the audit log (SEC-04)', async () => {
    const hidden = await rig.entry(walled, { description: 'Behind the wall' });
    await as('lawyer').call(submitTimeEntries, { body: { entries: [seen(hidden)] } });
    const ofCase = (by: keyof TimeRig['people']) => as(by).call(listTimeEntries, { query: { caseId: walled } });
    expect((await ofCase('owner')).body).toMatchObject({ total: 0, totals: { minutes: 0, amounts: [] } });
    expect((await ofCase('admin')).body).toMatchObject({ total: 1, totals: { minutes: 75 } });
    const approved = await as('owner').call(approveTimeEntries, { body: { entries: [seen(hidden, 1)] } });
    expect(approved.body.moved).toEqual([]);
    const returned = await as('owner').call(returnTimeEntry, {
      params: { id: hidden.id },
      body: { version: 2, reason: 'x' },
    });
    expect(returned.body.code).toBe('NOT_FOUND');
    const log = await as('owner').call(LIST_AUDIT.billing, { query: {} });
    expect(log.text).not.toContain(hidden.id);
  });
});

describe('lists', () => {
  it('add up per currency and never across (BILL-06), by day, state and person', async () => {
    const caseL = rig.aCase(9, { clientIds: [rig.people.clientB.id] });
    rig.clientRates.set(rig.people.clientB.id, { amountMinor: 9_000_000, currency: 'LBP' });
    await rig.entry(caseL, { dateWorked: '2024-02-01', minutes: 60 });
    await rig.entry(caseL, { dateWorked: '2024-02-29', minutes: 60, billable: false });
    await rig.entry(caseA, { dateWorked: '2024-02-02', minutes: 30 });
    const query = { from: '2024-02-01', until: '2024-02-29' };
    const mine = (await as('lawyer').call(listMyTimeEntries, { query })).body;
    expect(mine.totals).toEqual({
      minutes: 150,
      billableMinutes: 90,
      amounts: [USD(10_000), { amountMinor: 9_000_000, currency: 'LBP' }],
    });
    expect(mine.items.map(({ dateWorked }: { dateWorked: string }) => dateWorked)).toEqual([
      '2024-02-29',
      '2024-02-02',
      '2024-02-01',
    ]);
    expect((await as('other').call(listMyTimeEntries, { query })).body.total).toBe(0);
    const firm = (await as('accountant').call(listTimeEntries, { query: { ...query, personId: rig.people.lawyer.id } }))
      .body;
    expect(firm.total).toBe(3);
  });

  it('P14: come to hours times rate: three times twenty minutes are an hour', async () => {
    for (const dateWorked of ['2024-03-01', '2024-03-02', '2024-03-03'])
      expect((await rig.entry(caseA, { dateWorked, minutes: 20 })).amountMinor).toBe(6_667);
    const query = { from: '2024-03-01', until: '2024-03-31' };
    const { body } = await as('lawyer').call(listMyTimeEntries, { query });
    expect(body.totals).toMatchObject({ minutes: 60, amounts: [USD(20_000)] });
  });
});
