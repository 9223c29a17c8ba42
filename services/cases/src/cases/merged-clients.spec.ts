import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { getCase, listOwnCases } from '@diwan/contracts/matters/cases/http';
import { listOwnDocuments } from '@diwan/contracts/matters/documents/http';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
let mergeId = 0;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

/** Client B is the one who goes, client A the one who is kept. */
const facts = () => ({
  mergeId: mergeId.toString(16).padStart(24, '0'),
  keptId: cases.clientA.id,
  mergedId: cases.clientB.id,
  by: cases.owner.id,
});
const merge = () => cases.deliver(ClientsMergedV1, facts());
const undo = () => cases.deliver(ClientMergeUndoneV1, facts());
afterEach(undo);
const clientsOf = async (id: string) =>
  (await cases.http(cases.asAdmin).call(getCase, { params: { id } })).body.clients.map(
    (client: { id: string; role: string | null }) => [client.id, client.role],
  );
const ownOf = async (who: 'A' | 'B') => {
  const http = cases.http(who === 'A' ? cases.asClientA : cases.asClientB);
  const answers = [
    await http.call(listOwnCases, {}),
    await http.call(listOwnDocuments, { query: {} }),
    await http.call(listOwnTimeline, { query: {} }),
  ];
  return answers.map(({ text }) => text).join('\n');
};

describe('LEAD-08: when two records of one client are merged', () => {
  it('cases, documents and what the client reads go over, are counted, and all of it goes back', async () => {
    mergeId += 1;
    const caseId = await cases.aCase({ clientId: cases.clientB.id, clientRole: 'claimant' });
    const document = await cases.aDocument({ caseId, shared: true });
    const before = await ownOf('B');
    for (const id of [caseId, document.id]) expect(before).toContain(id);
    await merge();
    const after = await ownOf('A');
    for (const id of [caseId, document.id]) expect(after).toContain(id);
    expect(await ownOf('B')).not.toContain(caseId);
    expect(await clientsOf(caseId)).toEqual([[cases.clientA.id, 'claimant']]);
    const told = (await cases.eventsOf(CaseTeamChangedV1)).map(({ payload }) => payload);
    expect(told.at(-1)).toMatchObject({ caseId, clientId: cases.clientA.id });
    const { moved } = await cases.ask(MOVED_BY_MERGE.cases, { mergeId: facts().mergeId });
    expect(moved).toContainEqual({ kind: 'documents', count: 1 });
    expect(await cases.ask(RECORDS_OF_CLIENT.cases, { clientId: cases.clientB.id })).toContainEqual({
      ...{ kind: 'cases', count: 0 },
    });
    await undo();
    expect(await clientsOf(caseId)).toEqual([[cases.clientB.id, 'claimant']]);
    expect(await ownOf('B')).toBe(before);
    expect(await ownOf('A')).not.toContain(document.id);
  });

  it('a case that had both has one client, and both again afterwards, with their roles', async () => {
    mergeId += 1;
    const otherClients = [{ id: cases.clientB.id, role: 'respondent' as const }];
    const caseId = await cases.aCase({ clientId: cases.clientA.id, clientRole: 'claimant', otherClients });
    await merge();
    expect(await clientsOf(caseId)).toEqual([[cases.clientA.id, 'claimant']]);
    await undo();
    expect(await clientsOf(caseId)).toEqual([
      [cases.clientA.id, 'claimant'],
      [cases.clientB.id, 'respondent'],
    ]);
  });

  it('what the kept client had already does not go back with the other', async () => {
    mergeId += 1;
    const own = await cases.aCase({ clientId: cases.clientA.id });
    const moved = await cases.aCase({ clientId: cases.clientB.id });
    await merge();
    const later = await cases.aCase({ clientId: cases.clientA.id });
    await undo();
    for (const [caseId, client] of [
      [own, cases.clientA],
      [later, cases.clientA],
      [moved, cases.clientB],
    ] as const)
      expect((await clientsOf(caseId))[0][0]).toBe(client.id);
  });

  it('events that come twice, or the undoing before the merge, change nothing', async () => {
    mergeId += 1;
    const caseId = await cases.aCase({ clientId: cases.clientB.id });
    await undo();
    await merge();
    expect((await clientsOf(caseId))[0][0]).toBe(cases.clientB.id);
    expect(await cases.ask(MOVED_BY_MERGE.cases, { mergeId: facts().mergeId })).toEqual({ state: 'undone', moved: [] });
    mergeId += 1;
    await merge();
    await merge();
    await undo();
    await undo();
    expect((await clientsOf(caseId))[0][0]).toBe(cases.clientB.id);
  });
});
