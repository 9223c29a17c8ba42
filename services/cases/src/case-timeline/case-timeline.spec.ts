import { hideDocument } from '@diwan/contracts/matters/documents/http';
import { changeDocument, deleteDocument, restoreDocument } from '@diwan/contracts/matters/documents/keeping.http';
import { listCaseTimeline, listClientTimeline, listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { InTransaction } from '@diwan/service-kit/store/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { Timeline } from '../timeline/timeline.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const staff = async (id: string, query = {}, by = cases.asLawyer) =>
  (await cases.http(by).call(listCaseTimeline, { params: { id }, query })).body;
const own = async (query = {}, by = cases.asClientA) => (await cases.http(by).call(listOwnTimeline, { query })).body;
const happenings = ({ items }: { items: { happening: string }[] }) => items.map(({ happening }) => happening);

describe('PORT-03: the timeline of a case', () => {
  it('shows staff everything, and clients what is meant for them', async () => {
    const caseId = await cases.aCase();
    const { id } = await cases.aDocument({ caseId });
    expect(happenings(await staff(caseId))).toEqual(['document.shared', 'document.uploaded', 'case.opened']);
    expect(happenings(await own({ caseId }))).toEqual(['document.shared', 'case.opened']);
    expect((await staff(caseId)).items[0]).toMatchObject({ byName: 'Maya Saliba', seenByClient: true });
    await cases.http(cases.asLawyer).call(hideDocument, { params: { id }, body: { notify: false } });
    expect(happenings(await own({ caseId }))).toEqual(['case.opened']);
    expect(happenings(await staff(caseId))).toContain('document.shared');
  });

  it('D-073: tells clients neither who did it nor why', async () => {
    const caseId = await cases.aCase();
    const line = { caseId, happening: 'case.closed', subjectId: caseId, title: 'Closed', by: cases.lawyer.id } as const;
    await cases.app
      .get(InTransaction)
      .run((session) =>
        cases.app
          .get(Timeline)
          .put(session, { ...line, seenBy: [cases.clientA.id], note: 'SECRET', clientNote: 'Done' }),
      );
    const answer = await cases.http(cases.asClientA).call(listOwnTimeline, { query: { caseId } });
    expect(answer.body.items[0]).toMatchObject({ note: 'Done', title: { en: 'Closed', ar: 'Closed' } });
    for (const secret of ['SECRET', cases.lawyer.id, 'seenBy', 'byName']) expect(answer.text).not.toContain(secret);
  });

  it('takes away what is put aside, and gives it back when it is restored', async () => {
    const caseId = await cases.aCase();
    const { id } = await cases.aDocument({ caseId });
    await cases.http(cases.asLawyer).call(deleteDocument, { params: { id } });
    expect(happenings(await own({ caseId }))).toEqual(['case.opened']);
    await cases.http(cases.asLawyer).call(restoreDocument, { params: { id } });
    expect(happenings(await own({ caseId }))).toEqual(['document.shared', 'case.opened']);
  });

  it('SEC-04: hides what is highly confidential from assistants, also what became so', async () => {
    const caseId = await cases.aCase();
    const { id, title, description, documentType, tags, version } = await cases.aDocument({ caseId });
    expect(happenings(await staff(caseId, {}, cases.asAssistant))).toHaveLength(3);
    const body = { title, description, documentType, tags, version, confidentialityLevel: 'high' as const };
    await cases.http(cases.asLawyer).call(changeDocument, { params: { id }, body });
    expect(happenings(await staff(caseId, {}, cases.asAssistant))).toEqual(['case.opened']);
    expect(happenings(await staff(caseId))).toHaveLength(3);
  });

  it('is read by key and by kind, each line once', async () => {
    const caseId = await cases.aCase();
    const { app } = cases;
    const at = new Date('2026-05-01T08:00:00.000Z');
    await app.get(InTransaction).run(async (session) => {
      for (const number of [1, 2, 3, 4, 5])
        await app.get(Timeline).put(session, {
          ...{ caseId, happening: 'hearing.scheduled', subjectId: caseId, title: `${number}`, by: null, at },
          seenBy: [cases.clientA.id],
        });
    });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await own({ caseId, kind: 'hearing', limit: 2, ...(after && { after }) });
      seen.push(...page.items.map(({ title }: { title: { en: string } }) => title.en));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    expect(happenings(await staff(caseId, { kind: 'case' }))).toEqual(['case.opened']);
  });

  it('OFF-03: of a client, staff read what happened in the cases that they reach, and of which it is', async () => {
    const other = await cases.aCase({
      ...{ clientId: cases.clientB.id, title: 'First of Karim', team: [cases.lawyer.id, cases.assistant.id] },
    });
    const hidden = await cases.aCase({ clientId: cases.clientB.id, title: 'Second of Karim', team: [] });
    await cases.aDocument({ caseId: other, level: 'high', shared: false });
    const of = async (by: typeof cases.asLawyer, query = {}) =>
      (await cases.http(by).call(listClientTimeline, { params: { id: cases.clientB.id }, query })).body;
    expect(happenings(await of(cases.asLawyer))).toEqual(['document.uploaded', 'case.opened']);
    expect((await of(cases.asLawyer)).items[0]).toMatchObject({ caseId: other, caseTitle: 'First of Karim' });
    expect(happenings(await of(cases.asAssistant))).toEqual(['case.opened']);
    expect((await of(cases.asAdmin, { kind: 'case' })).items.map(({ caseId }: { caseId: string }) => caseId)).toEqual([
      hidden,
      other,
    ]);
    await cases.wall(other, [cases.owner]);
    expect((await of(cases.asOwner)).items.map(({ caseId }: { caseId: string }) => caseId)).toEqual([hidden]);
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    expect(await of(stranger)).toEqual({ items: [], next: null });
    const first = await of(cases.asLawyer, { limit: 1 });
    expect(happenings(await of(cases.asLawyer, { limit: 1, after: first.next }))).toEqual(['case.opened']);
  });

  it("D-074: another client's case is answered like an unknown one", async () => {
    const caseId = await cases.aCase();
    const ask = (id: string) => cases.http(cases.asClientB).call(listOwnTimeline, { query: { caseId: id } });
    const [theirs, unknown] = [await ask(caseId), await ask('ffffffffffffffffffffffff')];
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
  });
});
