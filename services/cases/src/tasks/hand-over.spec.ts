import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { createHearing, getHearing } from '@diwan/contracts/matters/hearings/http';
import { createTask, listTasks, type Task } from '@diwan/contracts/matters/tasks/http';
import { setWall } from '@diwan/contracts/matters/walls/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  await cases.holdEvents();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id, cases.assistant.id]);
});
afterAll(() => cases.stop());

it('SEC-04: hearings to come and open tasks of who is walled off go to the first of the team; what is over stays theirs', async () => {
  const caseId = await cases.aCase({ team: [cases.lawyer.id, cases.assistant.id] });
  const as = cases.http(cases.asAssistant);
  const own = { caseId, ownerId: cases.lawyer.id, note: '', priority: 'normal', due: null, repeat: null } as const;
  const task: Task = (await as.call(createTask, { body: { ...own, text: 'Call the expert' } })).body;
  const hearing = async (more: object) =>
    (await as.call(createHearing, { body: { ...HEARING, caseId, lawyerId: cases.lawyer.id, ...more } })).body.id;
  const [toCome, over] = [await hearing({}), await hearing({ wallTime: '2026-01-13T09:30', confirmPast: true })];

  const walled = await cases
    .http(cases.asOwner)
    .call(setWall, { params: { id: caseId }, body: { people: [cases.lawyer.id], reason: 'A relative', version: 1 } });
  expect(walled.status).toBe(200);
  const [told] = (await cases.eventsOf(CaseTeamChangedV1)).slice(-1);
  const payload = told?.payload;
  if (!payload) throw new Error('Nobody was told that the team changed');
  await cases.deliver(CaseTeamChangedV1, payload);
  // Again, as after a fault: nothing changes any more.
  await cases.deliver(CaseTeamChangedV1, payload);

  const attends = async (id: string) => (await as.call(getHearing, { params: { id } })).body;
  expect(await attends(toCome)).toMatchObject({ lawyer: { id: cases.assistant.id }, version: 2 });
  expect(await attends(over)).toMatchObject({ lawyer: { id: cases.lawyer.id }, version: 1 });
  const mine = (await as.call(listTasks, { query: {} })).body.items.filter(({ id }: Task) => id === task.id);
  expect(mine).toMatchObject([{ owner: { id: cases.assistant.id }, version: 2 }]);
});
