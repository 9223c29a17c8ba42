import { LeadAnsweredV1, LeadGivenV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { listTasks, type Task } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  for (const { id } of [cases.lawyer, cases.assistant, cases.admin]) able.add(id);
  cases.rpcAnswers(staffWithPermission, () => [...able]);
});
afterAll(() => cases.stop());

const able = new Set<string>();
/** Somebody who may be given no leads any more. */
const loseRole = async (id: string) => {
  able.delete(id);
  return id;
};
const someId = () => new Types.ObjectId().toHexString();
const ofSubject = async (subjectId: string): Promise<Task[]> => {
  const { body } = await cases.http(cases.asAdmin).call(listTasks, { query: { limit: 100, whose: 'team' } });
  return body.items.filter((task: Task) => task.subjectId === subjectId);
};

describe('D-031, LEAD-09: tasks of requests that wait', () => {
  it('a request for a consultation that waits is due when its answer was promised, until somebody takes it up', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0042', respondBy: '2026-07-15T06:30:00.000Z' };
    let owed: string | null = facts.respondBy;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: owed }));
    await cases.deliver(LeadWaitingV1, { ...facts, step: 'half' });
    await cases.deliver(LeadWaitingV1, { ...facts, step: 'due' });
    expect(await ofSubject(leadId)).toMatchObject([
      { kind: 'lead_due', reference: 'L-2026-0042', due: { day: '2026-07-15', time: '09:30' }, priority: 'high' },
    ]);
    owed = null;
    await cases.deliver(LeadAnsweredV1, { leadId });
    expect(await ofSubject(leadId)).toEqual([]);
  });

  it('D-058: a request asked again after its answer has a task again, which the late news of the answer does not end', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0044', respondBy: '2026-07-15T06:30:00.000Z', step: 'due' } as const;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: '2026-07-20T06:30:00.000Z' }));
    await cases.deliver(LeadWaitingV1, facts);
    expect(await ofSubject(leadId)).toEqual([]);
    await cases.deliver(LeadWaitingV1, { ...facts, respondBy: '2026-07-20T06:30:00.000Z' });
    await cases.deliver(LeadAnsweredV1, { leadId });
    expect(await ofSubject(leadId)).toMatchObject([{ kind: 'lead_due', due: { day: '2026-07-20', time: '09:30' } }]);
  });

  it('D-058: the task of an answered promise ends though another is owed, and is opened again for that with its reference', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0045', respondBy: '2026-07-15T06:30:00.000Z', step: 'half' } as const;
    let owed = facts.respondBy as string;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: owed }));
    await cases.deliver(LeadWaitingV1, facts);
    owed = '2026-07-20T06:30:00.000Z';
    await cases.deliver(LeadAnsweredV1, { leadId });
    expect(await ofSubject(leadId)).toEqual([]);
    await cases.deliver(LeadWaitingV1, { ...facts, reference: 'L-2026-0051', respondBy: owed });
    expect(await ofSubject(leadId)).toMatchObject([{ reference: 'L-2026-0051', due: { day: '2026-07-20' } }]);
  });

  it('LEAD-06: is the task of who was given the lead, and follows it to the next', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0046', respondBy: '2026-07-15T06:30:00.000Z', step: 'half' } as const;
    let ownerId: string | null = cases.lawyer.id;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: facts.respondBy, ...(ownerId && { ownerId }) }));
    const give = async (to: string | null) => {
      ownerId = to;
      await cases.deliver(LeadGivenV1, { leadId, reference: facts.reference, ownerId, by: cases.admin.id });
    };
    const mine = async (by = cases.asLawyer): Promise<Task[]> => {
      const { body } = await cases.http(by).call(listTasks, { query: { limit: 100, whose: 'mine' } });
      return body.items.filter((task: Task) => task.subjectId === leadId);
    };
    await give(cases.lawyer.id);
    expect(await ofSubject(leadId)).toEqual([]);
    await cases.deliver(LeadWaitingV1, facts);
    expect(await mine()).toMatchObject([{ kind: 'lead_due', reference: 'L-2026-0046' }]);
    await give(cases.assistant.id);
    expect([await mine(), await mine(cases.asAssistant)]).toMatchObject([[], [{ kind: 'lead_due' }]]);
    await give(null);
    expect([await mine(cases.asAssistant), await mine(cases.asAdmin)]).toMatchObject([[], [{ kind: 'lead_due' }]]);
    await give(cases.lawyer.id);
    await cases.deliver(LeadWaitingV1, { ...facts, step: 'due' });
    expect(await mine()).toHaveLength(1);
    await give(await loseRole(cases.assistant.id));
    expect([await mine(cases.asAssistant), await mine(cases.asAdmin)]).toMatchObject([[], [{ kind: 'lead_due' }]]);
  });

  it('LEAD-06: does not come back to who gave the lead back after its answer', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0047', respondBy: '2026-07-15T06:30:00.000Z', step: 'half' } as const;
    const stands = (respondBy: string | null, ownerId: string | null) =>
      cases.rpcAnswers(promiseOfLead, () => ({ respondBy, ...(ownerId && { ownerId }) }));
    stands(facts.respondBy, cases.lawyer.id);
    await cases.deliver(LeadWaitingV1, facts);
    stands(null, cases.lawyer.id);
    await cases.deliver(LeadAnsweredV1, { leadId });
    stands(null, null);
    await cases.deliver(LeadGivenV1, { leadId, reference: facts.reference, ownerId: null, by: cases.lawyer.id });
    const again = '2026-07-20T06:30:00.000Z';
    stands(again, null);
    await cases.deliver(LeadWaitingV1, { ...facts, respondBy: again });
    expect(await ofSubject(leadId)).toMatchObject([{ owner: null }]);
  });

  it('LEAD-06: is opened again for whoever answers requests where its owner may be given none any more', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0048', respondBy: '2026-07-15T06:30:00.000Z', step: 'half' } as const;
    let respondBy: string | null = facts.respondBy;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy, ownerId: cases.lawyer.id }));
    able.add(cases.lawyer.id);
    await cases.deliver(LeadWaitingV1, facts);
    expect(await ofSubject(leadId)).toMatchObject([{ owner: { id: cases.lawyer.id } }]);
    respondBy = null;
    await cases.deliver(LeadAnsweredV1, { leadId });
    able.delete(cases.lawyer.id);
    respondBy = '2026-07-20T06:30:00.000Z';
    await cases.deliver(LeadWaitingV1, { ...facts, respondBy });
    const [task] = await ofSubject(leadId);
    expect(task).toMatchObject({ owner: null });
    const line = { action: 'task.handed-over', subjectId: task?.id };
    expect(await cases.model('AuditEntry').findOne(line).lean()).toMatchObject({
      before: { ownerId: cases.lawyer.id },
      after: { ownerId: null },
    });
  });

  it('keeps the task with a colleague who took it, when all of the promise is over', async () => {
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0049', respondBy: '2026-07-15T06:30:00.000Z', step: 'half' } as const;
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: facts.respondBy }));
    able.add(cases.assistant.id);
    await cases.deliver(LeadWaitingV1, facts);
    const [task] = await ofSubject(leadId);
    await cases.model('Task').updateOne({ _id: task?.id }, { ownerId: cases.assistant.id });
    await cases.deliver(LeadWaitingV1, { ...facts, step: 'due' });
    expect(await ofSubject(leadId)).toMatchObject([{ owner: { id: cases.assistant.id } }]);
  });

  it('nothing is opened for one that was answered before the news came', async () => {
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: null }));
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0043', respondBy: '2026-07-15T06:30:00.000Z', step: 'due' } as const;
    await cases.deliver(LeadWaitingV1, facts);
    expect(await ofSubject(leadId)).toEqual([]);
  });
});
