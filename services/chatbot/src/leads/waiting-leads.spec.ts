import { randomUUID } from 'node:crypto';
import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { answerLead, createLead, listLeads } from '@diwan/contracts/intake/leads/http';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anotherPhone, officeOpenAt, REQUEST, startChatbot } from '../testing/chatbot.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';

const OFFICE = officeOpenAt('08:00');
/** A time in March 2026; the 2nd is a Monday. */
const march = (day: number, hour: number, minute = 0) => momentInBeirut({ year: 2026, month: 3, day, hour, minute });
const FRIDAY = march(6, 17, 30);
const HALF = march(9, 5, 30);
const DUE = march(9, 17, 30);

async function startAnswered(env: Record<string, string> = {}): Promise<TestService> {
  const service = await startChatbot(env);
  service.rpcAnswers(officeProfile, () => OFFICE);
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.map((id) => ({ id, name: 'Maya Khoury', isClient: false, isStaff: true })),
  );
  return service;
}

let service: TestService;
beforeAll(async () => {
  service = await startAnswered();
  // Its rounds are run here, when it is their turn.
  await service.app.get(EscalateWaitingLeads).onModuleDestroy();
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const name of ['Lead', 'OutboxRow']) await service.model(name).deleteMany({});
});
afterEach(() => {
  service.setTime(null);
  jest.restoreAllMocks();
});

const look = (of = service) => of.app.get(EscalateWaitingLeads).look();
const lookAt = (moment: Date) => {
  service.setTime(moment);
  return look();
};
const told = async () => (await service.eventsOf(LeadWaitingV1)).map(({ payload }) => payload);
const steps = async () => (await told()).map(({ step }) => step);
/** Sends a request on Friday at 17:30 and returns the id of its lead. */
const receive = async (): Promise<string> => {
  service.setTime(FRIDAY);
  const { body } = await service.http().call(createLead, { body: { ...REQUEST, phone: anotherPhone() } });
  return String((await service.model('Lead').findOne({ reference: body.reference }).lean())._id);
};
const asStaff = async () => service.http(await service.signInAs({ roles: ['admin'] }));

describe('leads that wait', () => {
  it('D-031, LEAD-09: half and all of the promise are told once each, on the business clock, by ids and facts only', async () => {
    const leadId = await receive();
    await lookAt(new Date(HALF.getTime() - 1));
    expect(await told()).toEqual([]);
    await lookAt(HALF);
    await lookAt(march(9, 12));
    const { reference } = await service.model('Lead').findById(leadId).lean();
    const facts = { leadId, reference, respondBy: DUE.toISOString() };
    expect(await told()).toEqual([{ ...facts, step: 'half' }]);
    await lookAt(new Date(DUE.getTime() - 1));
    expect(await steps()).toEqual(['half']);
    await lookAt(DUE);
    await lookAt(march(12, 9));
    expect(await told()).toEqual([
      { ...facts, step: 'half' },
      { ...facts, step: 'due' },
    ]);
  });

  it('D-031: after a pause a lead that is overdue by then is told of as overdue only', async () => {
    await receive();
    await lookAt(march(10, 9));
    await lookAt(march(10, 10));
    expect(await steps()).toEqual(['due']);
  });

  it('D-031: two instances that look at once tell each step of each lead once', async () => {
    const { DATABASE_PREFIX, REDIS_PREFIX } = service.config;
    const other = await startAnswered({ DATABASE_PREFIX, REDIS_PREFIX });
    try {
      const leads = [await receive(), await receive(), await receive()];
      for (const moment of [HALF, DUE]) {
        other.setTime(moment);
        service.setTime(moment);
        await Promise.all([look(), look(other), look(), look(other)]);
      }
      const all = (await told()).map(({ leadId, step }) => `${leadId} ${step}`);
      expect(all.sort()).toEqual(leads.flatMap((id) => [`${id} due`, `${id} half`]).sort());
    } finally {
      await other.stop({ drop: false });
    }
  });

  it('D-031: a step whose event could not be written is told by the next look, and the other leads at once', async () => {
    await receive();
    await receive();
    jest.spyOn(service.app.get(Outbox), 'add').mockRejectedValueOnce(new Error('the disk is full'));
    await lookAt(HALF);
    expect(await steps()).toEqual(['half']);
    await look();
    expect(await steps()).toEqual(['half', 'half']);
    expect(new Set((await told()).map(({ leadId }) => leadId)).size).toBe(2);
  });

  it('D-031: a lead stored before there were escalations can be read and answered, and is never told of', async () => {
    const id = await receive();
    await service.model('Lead').collection.updateMany({}, { $unset: { escalateAt: '', answered: '' } });
    await lookAt(march(12, 9));
    expect(await told()).toEqual([]);
    const staff = await asStaff();
    expect((await staff.call(listLeads, { query: {} })).body.items).toMatchObject([{ id, answered: null }]);
    expect((await staff.call(answerLead, { params: { id }, body: {} })).status).toBe(200);
  });
});

describe('answering a lead', () => {
  it('D-031: who answered and when is kept, shown and audited; the status is contacted', async () => {
    const id = await receive();
    const caller = await service.signInAs({ roles: ['owner'] });
    const staff = service.http(caller);
    const { status, body } = await staff.call(answerLead, { params: { id }, body: {} });
    const answered = { at: FRIDAY.toISOString(), by: { id: caller.personId, name: 'Maya Khoury' } };
    expect([status, body.status, body.answered]).toEqual([200, 'contacted', answered]);
    expect((await staff.call(listLeads, { query: {} })).body.items).toMatchObject([{ id, answered }]);
    const audit = await service.model('AuditEntry').find({ subject: 'lead', subjectId: id }).lean();
    expect(audit).toMatchObject([
      {
        action: 'lead.answered',
        personId: caller.personId,
        before: { status: 'new' },
        after: { status: 'contacted' },
      },
    ]);
    expect(await service.app.get(AuditLog).verify()).toBeNull();
  });

  it('D-031: an answered lead is told of no more, before half of the promise and after it', async () => {
    const staff = await asStaff();
    const early = await receive();
    await staff.call(answerLead, { params: { id: early }, body: {} });
    await lookAt(HALF);
    expect(await told()).toEqual([]);
    const late = await receive();
    await lookAt(HALF);
    await staff.call(answerLead, { params: { id: late }, body: {} });
    await lookAt(DUE);
    expect(await told()).toMatchObject([{ leadId: late, step: 'half' }]);
  });

  it('D-031: an answer given while a look is under way is told of, or not, but the lead stays answered', async () => {
    const id = await receive();
    service.setTime(HALF);
    const staff = await asStaff();
    const [answer] = await Promise.all([staff.call(answerLead, { params: { id }, body: {} }), look()]);
    expect(answer.status).toBe(200);
    await lookAt(DUE);
    expect(await steps()).not.toContain('due');
    expect(await service.model('Lead').findById(id).lean()).toMatchObject({ status: 'contacted', escalateAt: null });
  });

  it('a repeated press is one answer; of two people at once one is told that it is answered already', async () => {
    const staff = await asStaff();
    const id = await receive();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await staff.call(answerLead, { params: { id }, body: {} }, headers);
    const repeated = await staff.call(answerLead, { params: { id }, body: {} }, headers);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    expect(await staff.call(answerLead, { params: { id }, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', detail: 'This request was already answered.' },
    });
    const other = await receive();
    const answers = await Promise.all(
      [staff, await asStaff()].map((by) => by.call(answerLead, { params: { id: other }, body: {} })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await service.model('AuditEntry').countDocuments({ subject: 'lead', subjectId: other })).toBe(1);
  });

  it('an unknown lead is not found', async () => {
    const answer = await (await asStaff()).call(answerLead, { params: { id: '0123456789abcdef01234567' }, body: {} });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('leads can be read while identity does not answer: whoever answered has no name then', async () => {
    const id = await receive();
    const staff = await asStaff();
    await staff.call(answerLead, { params: { id }, body: {} });
    service.rpcAnswers(namesOfPeople, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const { status, body } = await staff.call(listLeads, { query: {} });
    expect([status, body.items[0].answered.by.name]).toEqual([200, null]);
  });

  it('D-031: other services learn by when an answer is owed', async () => {
    const leadId = await receive();
    expect(await service.ask(promiseOfLead, { leadId })).toEqual({ respondBy: DUE.toISOString() });
    await (await asStaff()).call(answerLead, { params: { id: leadId }, body: {} });
    expect(await service.ask(promiseOfLead, { leadId })).toEqual({ respondBy: null });
    expect(await service.ask(promiseOfLead, { leadId: '0123456789abcdef01234567' })).toBeNull();
  });
});
