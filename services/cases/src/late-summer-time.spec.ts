import { askClient } from '@diwan/contracts/matters/requests/http';
import { createTask, snoozeTask } from '@diwan/contracts/matters/tasks/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../test/cases-rig.js';
import { ReckonExpiries } from './documents/reckon-expiries.js';
import { ReckonReminders } from './requests/reckon-reminders.js';
import { ReckonTaskTimes } from './tasks/reckon-task-times.js';

const HOUR = 60 * 60_000;
const later = (moment: Date) => new Date(moment.getTime() + HOUR);

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  await cases.holdEvents();
  cases.rpcAnswers(staffWithPermission, () => [cases.lawyer.id]);
  caseId = await cases.aCase();
});
afterAll(() => cases.stop());

/** As a runtime that knew other rules would have stored it. */
const stored = (model: string, id: string, fields: object) =>
  cases.model(model).updateOne({ _id: id }, { $set: fields }, { timestamps: false });

describe('I18-06: rules of summer time that change late', () => {
  it('move the moments of a task and never its day and hour', async () => {
    const body = {
      caseId,
      ownerId: cases.lawyer.id,
      text: 'Reply',
      note: '',
      priority: 'normal',
      repeat: null,
    } as const;
    const as = cases.http(cases.asLawyer);
    const due = { day: '2036-05-12', time: '14:00' };
    const { id } = (await as.call(createTask, { body: { ...body, due } })).body;
    await as.call(snoozeTask, { params: { id }, body: { until: '2036-05-10' } });
    const before = await cases.model('Task').findById(id).lean();
    expect(before).toMatchObject({ snoozedUntil: '2036-05-10' });
    const { dueAt, wakesAt } = before as unknown as { dueAt: Date; wakesAt: Date };
    await stored('Task', id, { dueAt: later(dueAt), sortAt: later(dueAt), wakesAt: later(wakesAt) });

    expect(await cases.app.get(ReckonTaskTimes).run()).toBe(1);
    expect(await cases.model('Task').findById(id).lean()).toEqual(before);
    expect(await cases.app.get(ReckonTaskTimes).run()).toBe(0);
  });

  it('leave the reminder of a request at nine in Beirut', async () => {
    const item = { title: { en: 'Papers', ar: 'أوراق' }, explanation: { en: '', ar: '' }, kind: 'text' as const };
    const items = [{ ...item, documentType: 'general', dueOn: '2036-05-12' }];
    const body = { title: { en: 'Papers', ar: 'أوراق' }, items };
    const { id } = (await cases.http(cases.asLawyer).call(askClient, { params: { id: caseId }, body })).body;
    const before = await cases.model('ClientRequest').findById(id).lean();
    expect(before).toMatchObject({ remindAt: new Date('2036-05-10T06:00:00Z') });
    await stored('ClientRequest', id, { remindAt: new Date('2036-05-10T07:00:00Z') });

    expect(await cases.app.get(ReckonReminders).run()).toBe(1);
    expect(await cases.model('ClientRequest').findById(id).lean()).toEqual(before);
    expect(await cases.app.get(ReckonReminders).run()).toBe(0);
  });

  it('end the access to a document at the hour that was chosen; one of an earlier build keeps its moment', async () => {
    const end = '2036-05-12T11:30:15.000Z';
    const [known, old] = [
      await cases.aDocument({ caseId, policy: { expiresAt: end } }),
      await cases.aDocument({ caseId, policy: { expiresAt: end } }),
    ];
    await stored('Document', known.id, { 'policy.expiresAt': later(new Date(end)) });
    await stored('Document', old.id, { 'policy.expiresClock': null });

    expect(await cases.app.get(ReckonExpiries).run()).toBe(2);
    for (const { id } of [known, old])
      expect(await cases.model('Document').findById(id).lean()).toMatchObject({
        policyVersion: 2,
        policy: { expiresAt: new Date(end), expiresClock: '2036-05-12T14:30' },
      });
    expect(await cases.app.get(ReckonExpiries).run()).toBe(0);
  });
});
