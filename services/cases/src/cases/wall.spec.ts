import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { getCase, listCases, updateCase } from '@diwan/contracts/matters/cases/http';
import { listCaseDocuments } from '@diwan/contracts/matters/documents/http';
import { searchDocuments } from '@diwan/contracts/matters/documents/keeping.http';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
} from '@diwan/contracts/matters/share-requests/http';
import { listCaseTimeline } from '@diwan/contracts/matters/timeline/http';
import { countRestricted, setWall } from '@diwan/contracts/matters/walls/http';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

describe('the wall around a case', () => {
  it('keeps an owner away from everything of it, who learns a number and no more', async () => {
    const caseId = await cases.aCase({ title: 'Unspeakable matter' });
    const document = await cases.aDocument({ caseId });
    const body = {
      ...{ recipientName: 'Rami Aoun', recipientPhone: '+96171123456', recipientEmail: null, reason: '' },
      recipientLanguage: 'en' as const,
    };
    await cases.http(cases.asClientA).call(requestShare, { params: { id: document.id }, body });
    const http = cases.http(cases.asOwner);
    const params = { id: caseId };
    const asked = async () => [
      (await http.call(listCases, { query: { search: 'unspeakable' } })).text,
      (await http.call(searchDocuments, { query: {} })).text,
      (await http.call(listShareRequests, { query: {} })).text,
    ];
    for (const text of await asked()) expect(text).toContain(caseId);
    await cases.wall(caseId, [cases.owner]);
    for (const text of await asked()) expect(text).not.toContain(caseId);
    const alone = [
      await http.call(getCase, { params }),
      await http.call(listCaseDocuments, { params, query: {} }),
      await http.call(listCaseTimeline, { params, query: {} }),
      await cases.grant(cases.asOwner, document.id),
    ];
    expect(alone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await http.call(countRestricted, {})).body).toEqual({ count: 1 });
    expect((await cases.http(cases.asAdmin).call(countRestricted, {})).body).toEqual({ count: 0 });
    expect((await cases.http(cases.asAdmin).call(getCase, { params })).status).toBe(200);
    await cases.wall(caseId, []);
    expect((await http.call(getCase, { params })).status).toBe(200);
  });

  it('SEC-04: other services learn what is not for somebody, wishes to pass documents on among it; those cannot be decided', async () => {
    const caseId = await cases.aCase();
    const document = await cases.aDocument({ caseId });
    const body = {
      ...{ recipientName: 'Rami Aoun', recipientPhone: '+96171123457', recipientEmail: null, reason: '' },
      recipientLanguage: 'en' as const,
    };
    const wish = (await cases.http(cases.asClientA).call(requestShare, { params: { id: document.id }, body })).body;
    const ask = (personId: string) => cases.ask(walledSubjects, { personId });
    expect(await ask(cases.owner.id)).toEqual([]);
    await cases.wall(caseId, [cases.owner]);
    expect(await ask(cases.owner.id)).toEqual(expect.arrayContaining([caseId, document.id, wish.id]));
    expect(await ask(cases.admin.id)).toEqual([]);
    const params = { id: wish.id };
    const owner = cases.http(cases.asOwner);
    const decided = [
      await owner.call(approveShareRequest, { params, body: { days: 7, maxOpens: 3 } }),
      await owner.call(refuseShareRequest, { params, body: { reason: 'No' } }),
      await owner.call(listShareRequests, { query: { caseId } }),
    ];
    expect(decided.map(({ status }) => status)).toEqual([404, 404, 200]);
    expect(decided.map(({ text }) => text).join()).not.toMatch(/Rami Aoun|Rana Khoury/);
    await cases.wall(caseId, []);
  });

  it('SEC-04: a case behind a wall is in no list of who is kept away, nor in its total', async () => {
    const caseId = await cases.aCase();
    const of = async (person = cases.asOwner) =>
      (await cases.http(person).call(listCases, { query: { limit: 100 } })).body;
    const ids = (items: { id: string }[]) => items.map(({ id }) => id);
    const [before, others] = [await of(), await of(cases.asAdmin)];
    expect(ids(before.items)).toContain(caseId);
    await cases.wall(caseId, [cases.owner]);
    const after = await of();
    expect(ids(after.items)).not.toContain(caseId);
    expect([after.total, (await of(cases.asAdmin)).total]).toEqual([before.total - 1, others.total]);
    await cases.wall(caseId, []);
  });

  it('SEC-04: the audit log does not tell an owner who is kept away that there is such a case, nor why', async () => {
    const caseId = await cases.aCase();
    const document = await cases.aDocument({ caseId });
    const listAudit = LIST_AUDIT.cases;
    const logged = async (by: typeof cases.asOwner) => {
      const ask = (query: object) => cases.http(by).call(listAudit, { query });
      return [await ask({ limit: 100 }), await ask({ subjectId: caseId }), await ask({ subjectId: document.id })];
    };
    await cases.wall(caseId, [cases.owner]);
    const told = (answers: Awaited<ReturnType<typeof logged>>) => answers.map(({ text }) => text).join();
    expect(told(await logged(cases.asOwner))).not.toMatch(new RegExp(`${caseId}|${document.id}`));
    expect(told(await logged(cases.asAdmin))).toMatch(/case\.wall-changed/);
    await cases.wall(caseId, []);
    expect(told(await logged(cases.asOwner))).toContain(caseId);
  });

  it('takes who is named from the team, tells identity, and keeps them from coming back', async () => {
    const id = await cases.aCase();
    await cases.wall(id, [cases.lawyer]);
    expect((await cases.http(cases.asLawyer).call(getCase, { params: { id } })).status).toBe(404);
    const told = (await cases.eventsOf(CaseTeamChangedV1)).map(({ payload }) => payload);
    expect(told.filter(({ caseId }) => caseId === id).at(-1)?.team).toEqual([cases.assistant.id]);
    const { caseNumber } = (await cases.http(cases.asAdmin).call(getCase, { params: { id } })).body;
    const body = asChange(aCaseFor(cases.clientA, [cases.lawyer], { caseNumber }), 2);
    const answer = await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body });
    expect(answer.body).toMatchObject({ fieldErrors: { team: 'walled_off' } });
  });

  it('is not for lawyers to set, names staff and clients of the case only, and nobody shuts themselves out', async () => {
    const id = await cases.aCase();
    const set = (people: string[], by = cases.asAdmin) =>
      cases.http(by).call(setWall, { params: { id }, body: { people, reason: 'Conflict', version: 1 } });
    expect((await set([cases.owner.id], cases.asLawyer)).status).toBe(403);
    for (const personId of [cases.admin.id, cases.clientB.id])
      expect((await set([personId])).body).toMatchObject({ fieldErrors: { people: 'unknown_person' } });
  });
});
