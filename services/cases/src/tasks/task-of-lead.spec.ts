import { LeadAnsweredV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { listTasks, type Task } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id, cases.assistant.id, cases.admin.id]);
});
afterAll(() => cases.stop());

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

  it('nothing is opened for one that was answered before the news came', async () => {
    cases.rpcAnswers(promiseOfLead, () => ({ respondBy: null }));
    const leadId = someId();
    const facts = { leadId, reference: 'L-2026-0043', respondBy: '2026-07-15T06:30:00.000Z', step: 'due' } as const;
    await cases.deliver(LeadWaitingV1, facts);
    expect(await ofSubject(leadId)).toEqual([]);
  });
});
