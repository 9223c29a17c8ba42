import { archiveCase, listRelatedCases, restoreCase, setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { getCase, getOwnCase, listCases, listOwnCases, updateCase } from '@diwan/contracts/matters/cases/http';
import { setInstances } from '@diwan/contracts/matters/instances/http';
import { setParties } from '@diwan/contracts/matters/parties/http';
import {
  listPastStages,
  listStageTemplates,
  moveToStage,
  setStageTemplates,
  tickItem,
} from '@diwan/contracts/matters/stages/http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

type Status = 'active' | 'pending' | 'closed';
const move = (id: string, status: Status, version: number, reason = 'As agreed') =>
  cases.http(cases.asLawyer).call(setCaseStatus, { params: { id }, body: { status, reason, version } });
const get = async (id: string, by = cases.asLawyer) => (await cases.http(by).call(getCase, { params: { id } })).body;
const listed = async (query: Record<string, unknown>, by = cases.asAdmin): Promise<string[]> =>
  (await cases.http(by).call(listCases, { query: { limit: 100, ...query } })).body.items.map(
    (item: { id: string }) => item.id,
  );
const ownIds = async (by = cases.asClientA): Promise<string[]> =>
  (await cases.http(by).call(listOwnCases, {})).body.map((item: { id: string }) => item.id);

describe('OFF-05: the status of a case', () => {
  it('is closed and reopened with a reason, and rests with a reason too', async () => {
    const id = await cases.aCase();
    expect(await move(id, 'closed', 1, '')).toMatchObject({
      status: 400,
      body: { fieldErrors: { reason: 'required' } },
    });
    expect((await move(id, 'closed', 1, 'Settled out of court')).body).toMatchObject({
      status: 'closed',
      statusReason: 'Settled out of court',
      version: 2,
    });
    expect((await move(id, 'pending', 2, 'x')).status).toBe(409);
    expect((await move(id, 'active', 2, 'New evidence')).body).toMatchObject({ status: 'active', version: 3 });
    expect((await move(id, 'pending', 3, 'Talks until June')).body).toMatchObject({ statusReason: 'Talks until June' });
    expect((await move(id, 'pending', 4)).status).toBe(409);
    const { text } = await cases.http(cases.asClientA).call(listOwnTimeline, { query: { caseId: id } });
    expect(text).toContain('case.reopened');
    expect(text).not.toContain('Settled out of court');
  });

  it('D-129: closes once when two people close it', async () => {
    const id = await cases.aCase();
    const answers = await Promise.all([1, 2, 3].map(() => move(id, 'closed', 1, 'Done')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('D-124, D-125: the archive', () => {
  const archive = (id: string, by = cases.asLawyer) => cases.http(by).call(archiveCase, { params: { id } });
  const restore = (id: string, by = cases.asLawyer) => cases.http(by).call(restoreCase, { params: { id } });

  it('hides a case from lists, the search and its clients, and loses nothing', async () => {
    const id = await cases.aCase({ title: 'Wrongly opened' });
    expect((await archive(id)).status).toBe(200);
    expect((await archive(id)).status).toBe(200);
    expect(await listed({})).not.toContain(id);
    expect(await listed({ search: 'wrongly' })).toEqual([]);
    expect(await listed({ archived: 'yes' })).toContain(id);
    expect(await ownIds()).not.toContain(id);
    expect((await cases.http(cases.asClientA).call(getOwnCase, { params: { id } })).status).toBe(404);
    expect((await restore(id)).body).toMatchObject({ archivedAt: null });
    expect(await ownIds()).toContain(id);
  });

  it('gives a case back for 30 days, and to owners and admins also later', async () => {
    cases.setTime(new Date('2026-03-01T08:00:00.000Z'));
    const id = await cases.aCase();
    await archive(id);
    cases.setTime(new Date('2026-04-05T08:00:00.000Z'));
    expect((await restore(id)).status).toBe(409);
    expect((await restore(id, cases.asAdmin)).body.archivedAt).toBeNull();
  });
});

describe('OFF-05: who belongs to a case', () => {
  it('has several clients, each of whom reads it; one who leaves does not any more', async () => {
    const body = aCaseFor(cases.clientA, [cases.lawyer]);
    const id = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: 'claimant' }] }, cases.asAdmin);
    expect([(await ownIds()).includes(id), (await ownIds(cases.asClientB)).includes(id)]).toEqual([true, true]);
    expect((await get(id)).clients).toEqual([
      { id: cases.clientA.id, name: 'Rana Khoury', role: null, isKeptAway: false },
      { id: cases.clientB.id, name: 'كريم منصور', role: 'claimant', isKeptAway: false },
    ]);
    expect(await listed({ search: 'كريم' })).toContain(id);
    const { caseNumber } = await get(id);
    await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body: asChange({ ...body, caseNumber }, 1) });
    expect(await ownIds(cases.asClientB)).not.toContain(id);
    const own = await cases.http(cases.asClientB).call(getOwnCase, { params: { id } });
    expect(own.status).toBe(404);
  });

  it('has one responsible at most', async () => {
    const team = [cases.lawyer, cases.assistant].map(({ id }) => ({ id, role: 'responsible' as const }));
    const id = await cases.aCase();
    const { caseNumber } = await get(id);
    const body = { ...asChange(aCaseFor(cases.clientA, [], { caseNumber }), 1), team };
    const answer = await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body });
    expect(answer.body).toMatchObject({ fieldErrors: { team: 'one_responsible' } });
  });

  it('is found by who is on the other side, and D-073: clients never read who is', async () => {
    const id = await cases.aCase();
    const parties = [
      {
        role: 'opponent' as const,
        name: { en: 'Walid Zogheib', ar: 'وليد زغيب' },
        fatherName: { en: 'Antoun', ar: 'أنطون' },
        phone: '+96171222333',
        email: null,
        note: 'Do not call',
      },
    ];
    const answer = await cases.http(cases.asLawyer).call(setParties, { params: { id }, body: { parties, version: 1 } });
    expect(answer.body).toEqual({ parties, version: 2 });
    expect(await listed({ search: 'زغيب' })).toEqual([id]);
    const stale = await cases.http(cases.asLawyer).call(setParties, { params: { id }, body: { parties, version: 1 } });
    expect(stale.status).toBe(409);
    const { text } = await cases.http(cases.asClientA).call(getOwnCase, { params: { id } });
    for (const secret of ['Zogheib', 'زغيب', '71222333', 'Do not call']) expect(text).not.toContain(secret);
  });

  it('names somebody in one script at least', async () => {
    const id = await cases.aCase();
    const nobody = { en: '', ar: '' };
    const party = { role: 'witness' as const, name: nobody, fatherName: nobody, phone: null, email: null, note: '' };
    const body = { parties: [party], version: 1 };
    expect((await cases.http(cases.asLawyer).call(setParties, { params: { id }, body })).status).toBe(400);
  });

  it('is where its last instance is', async () => {
    const id = await cases.aCase();
    const [first] = (await get(id)).instances;
    const appeal = {
      ...{ level: 'appeal' as const, court: 'Court of Appeal, Beirut', courtId: null, fileNumber: 'A99001/2027' },
      ...{ from: '2027-01-10', to: null, result: '' },
    };
    const set = (instances: unknown[], version: number) =>
      cases
        .http(cases.asLawyer)
        .call(setInstances, { params: { id }, body: { instances, version } as { instances: []; version: number } });
    await set([{ ...first, to: '2026-12-01', result: 'Claim granted in part' }, appeal], 1);
    expect(await get(id)).toMatchObject({
      court: { en: 'Court of Appeal, Beirut', ar: 'Court of Appeal, Beirut' },
      courtFileNumber: 'A99001/2027',
    });
    const backwards = await set([{ ...appeal, to: '2026-01-01' }], 2);
    expect(backwards.status).toBe(400);
    expect(await listed({ search: 'a99001' })).toEqual([id]);
  });

  it('names a parent and related cases that the person can see, and never in a circle', async () => {
    const parent = await cases.aCase();
    const child = await cases.aCase({ parentId: parent });
    const hidden = await cases.aCase({ team: [] });
    const related = async (id: string) =>
      (await cases.http(cases.asLawyer).call(listRelatedCases, { params: { id } })).body.map(
        (one: { id: string; relation: string }) => [one.id, one.relation],
      );
    expect(await related(parent)).toEqual([[child, 'child']]);
    expect(await related(child)).toEqual([[parent, 'parent']]);
    const { caseNumber } = await get(parent);
    const change = (more: object) =>
      cases.http(cases.asLawyer).call(updateCase, {
        params: { id: parent },
        body: { ...asChange(aCaseFor(cases.clientA, [cases.lawyer], { caseNumber }), 1), ...more },
      });
    expect((await change({ parentId: child })).body).toMatchObject({ fieldErrors: { parentId: 'unknown_case' } });
    expect((await change({ relatedIds: [hidden] })).body).toMatchObject({
      fieldErrors: { relatedIds: 'unknown_case' },
    });
  });
});

describe('stages', () => {
  const to = (id: string, stage: { id: string } | { name: { en: string; ar: string } }, version: number) =>
    cases.http(cases.asLawyer).call(moveToStage, { params: { id }, body: { stage, version } });

  it('D-077: begin with the first of the area, are moved with a history, and speak plainly to the client', async () => {
    const id = await cases.aCase();
    expect((await to(id, { id: 'submissions' }, 1)).body).toMatchObject({ stage: { id: 'submissions' }, version: 2 });
    expect((await to(id, { id: 'evidence' }, 1)).status).toBe(409);
    expect((await to(id, { id: 'notary-contract' }, 2)).body).toMatchObject({
      fieldErrors: { stage: 'unknown_stage' },
    });
    const past = (await cases.http(cases.asLawyer).call(listPastStages, { params: { id } })).body;
    expect(past.map(({ name, byName }: { name: { en: string }; byName: string }) => [name.en, byName])).toEqual([
      ['Exchange of submissions', 'Maya Saliba'],
      ['Preparing the file', 'Nadim Haddad'],
    ]);
    expect(past[1].leftAt).not.toBeNull();
    const own = (await cases.http(cases.asClientA).call(getOwnCase, { params: { id } })).body;
    expect(own.stage).toMatchObject({
      name: { ar: 'تبادل اللوائح' },
      weeks: { from: 12, to: 40 },
      checklist: [{ id: 'facts', done: false }],
    });
    expect(await listed({ stage: 'submissions' })).toContain(id);
  });

  it('take words of their own', async () => {
    const id = await cases.aCase();
    const name = { en: 'Mediation', ar: 'وساطة' };
    expect((await to(id, { name }, 1)).body.stage).toMatchObject({ id: '', name });
  });

  it('have a checklist that is ticked, twice without harm', async () => {
    const id = await cases.aCase();
    const tick = (itemId: string, done: boolean) =>
      cases.http(cases.asLawyer).call(tickItem, { params: { id }, body: { itemId, done } });
    await tick('papers', true);
    const { body } = await tick('papers', true);
    const item = body.checklist.find((one: { id: string }) => one.id === 'papers');
    expect(item).toMatchObject({ doneByName: 'Maya Saliba' });
    expect((await get(id)).version).toBe(2);
    const own = (await cases.http(cases.asClientA).call(getOwnCase, { params: { id } })).body.stage;
    expect(own.checklist.map((one: { id: string; done: boolean }) => [one.id, one.done])).toEqual([
      ['power-of-attorney', false],
      ['papers', true],
    ]);
    expect((await tick('papers', false)).body.checklist[1].doneAt).toBeNull();
    expect((await tick('nothing', true)).status).toBe(404);
  });

  it('are the firm’s to write; D-129: two people do not overwrite each other, and cases keep their words', async () => {
    const id = await cases.aCase({ area: 'ip' });
    const areas = (await cases.http(cases.asLawyer).call(listStageTemplates, {})).body;
    const { stages, version } = areas.find(({ area }: { area: string }) => area === 'ip');
    expect(version).toBe(0);
    const renamed = [{ ...stages[0], name: { en: 'Prior search', ar: 'بحث أوّلي' } }, ...stages.slice(1)];
    const set = (body: { stages: typeof stages; version: number }, by = cases.asAdmin) =>
      cases.http(by).call(setStageTemplates, { params: { area: 'ip' }, body });
    expect((await set({ stages: renamed, version: 0 }, cases.asLawyer)).status).toBe(403);
    expect((await set({ stages: renamed, version: 0 })).body.version).toBe(1);
    expect((await set({ stages, version: 0 })).status).toBe(409);
    expect((await set({ stages: [stages[0], stages[0]], version: 1 })).status).toBe(400);
    expect((await get(id)).stage.name.en).toBe('Search');
    const newer = await cases.aCase({ area: 'ip' });
    expect((await get(newer)).stage.name.en).toBe('Prior search');
  });
});

describe('lists', () => {
  it('filter by area, stage, member, who is waited for, and sort by the next date', async () => {
    const nextDate = '2026-12-05T08:00:00.000Z';
    const later = await cases.aCase({ area: 'tax', waitingFor: 'us', nextDate: '2027-01-05T08:00:00.000Z' });
    const sooner = await cases.aCase({ area: 'tax', waitingFor: 'client', nextDate, team: [cases.assistant.id] });
    expect(await listed({ area: 'tax' })).toEqual([sooner, later]);
    expect(await listed({ area: 'tax', waitingFor: 'us' })).toEqual([later]);
    expect(await listed({ area: 'tax', memberId: cases.assistant.id })).toEqual([sooner, later]);
    expect(await listed({ area: 'tax', memberId: cases.lawyer.id })).toEqual([later]);
    expect(await listed({ area: 'tax', sort: 'next' })).toEqual([sooner, later]);
    // Somebody else's name widens nothing.
    expect(await listed({ area: 'tax', memberId: cases.assistant.id }, cases.asLawyer)).toEqual([later]);
  });
});

it('tells identity about all clients of a case', async () => {
  const id = await cases.aCase({ otherClients: [{ id: cases.clientB.id, role: null }] });
  const told = (await cases.eventsOf(CaseTeamChangedV1)).map(({ payload }) => payload);
  expect(told.find(({ caseId }) => caseId === id)?.clientIds).toEqual([cases.clientA.id, cases.clientB.id]);
});
