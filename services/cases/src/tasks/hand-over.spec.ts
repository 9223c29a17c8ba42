import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { updateCase } from '@diwan/contracts/matters/cases/http';
import { createHearing, getHearing } from '@diwan/contracts/matters/hearings/http';
import { createTask, listTasks, type Task } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  await cases.holdEvents();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id, cases.assistant.id, cases.owner.id]);
});
afterAll(() => cases.stop());

const own = { note: '', priority: 'normal', due: null, repeat: null } as const;

async function aTask(caseId: string, ownerId: string): Promise<Task> {
  const body = { ...own, caseId, ownerId, text: 'Call the expert' };
  return (await cases.http(cases.asAdmin).call(createTask, { body })).body;
}

async function aHearing(caseId: string, lawyerId: string, more: object = {}): Promise<string> {
  const body = { ...HEARING, caseId, lawyerId, ...more };
  return (await cases.http(cases.asAdmin).call(createHearing, { body })).body.id;
}

async function setTeam(id: string, team: readonly string[]): Promise<void> {
  const { caseNumber, version } = await cases.model('LegalCase').findById(id).lean();
  const body = asChange(aCaseFor(cases.clientA, [], { team, caseNumber }), version);
  const answer = await cases.http(cases.asAdmin).call(updateCase, { params: { id }, body });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Delivers what was told last, twice, as after a fault: the second time nothing changes any more. */
async function deliverLast(): Promise<void> {
  const [told] = (await cases.eventsOf(CaseTeamChangedV1)).slice(-1);
  if (!told) throw new Error('Nobody was told that the team changed');
  await cases.deliver(CaseTeamChangedV1, told.payload);
  await cases.deliver(CaseTeamChangedV1, told.payload);
}

const attends = async (id: string) => (await cases.http(cases.asAdmin).call(getHearing, { params: { id } })).body;
const taskOf = async ({ id }: Task) =>
  (await cases.http(cases.asAdmin).call(listTasks, { query: { whose: 'team' } })).body.items.find(
    (task: Task) => task.id === id,
  );

it('SEC-04: hearings to come and open tasks of who is walled off go to the first of the team; what is over stays theirs', async () => {
  const caseId = await cases.aCase({ team: [cases.lawyer.id, cases.assistant.id] });
  const task = await aTask(caseId, cases.lawyer.id);
  const toCome = await aHearing(caseId, cases.lawyer.id);
  const over = await aHearing(caseId, cases.lawyer.id, { wallTime: '2026-01-13T09:30', confirmPast: true });

  await cases.wall(caseId, [cases.lawyer]);
  await deliverLast();

  expect(await attends(toCome)).toMatchObject({ lawyer: { id: cases.assistant.id }, version: 2 });
  expect(await attends(over)).toMatchObject({ lawyer: { id: cases.lawyer.id }, version: 1 });
  expect(await taskOf(task)).toMatchObject({ owner: { id: cases.assistant.id }, version: 2 });
});

it('SEC-04: who is walled off without having been of the team keeps neither a hearing nor a task of the case', async () => {
  const caseId = await cases.aCase({ team: [cases.assistant.id] });
  const task = await aTask(caseId, cases.owner.id);

  await cases.wall(caseId, [cases.owner]);
  await deliverLast();

  expect(await taskOf(task)).toMatchObject({ owner: { id: cases.assistant.id }, version: 2 });
});

it('SEC-04: open tasks of who leaves the team go to its first; those of somebody outside it, and of who came back, stay', async () => {
  const caseId = await cases.aCase({ team: [cases.lawyer.id, cases.assistant.id] });
  const [left, outside] = [await aTask(caseId, cases.lawyer.id), await aTask(caseId, cases.owner.id)];
  const toCome = await aHearing(caseId, cases.lawyer.id);

  await setTeam(caseId, [cases.assistant.id]);
  const [first] = (await cases.eventsOf(CaseTeamChangedV1)).slice(-1);
  await deliverLast();

  expect(await taskOf(left)).toMatchObject({ owner: { id: cases.assistant.id }, version: 2 });
  expect(await taskOf(outside)).toMatchObject({ owner: { id: cases.owner.id }, version: 1 });
  expect(await attends(toCome)).toMatchObject({ lawyer: { id: cases.assistant.id } });

  await setTeam(caseId, [cases.assistant.id, cases.lawyer.id]);
  const back = await aTask(caseId, cases.lawyer.id);
  // Told once more, late.
  await cases.deliver(CaseTeamChangedV1, { ...first?.payload, version: 1 } as never);
  expect(await taskOf(back)).toMatchObject({ owner: { id: cases.lawyer.id }, version: 1 });
});
