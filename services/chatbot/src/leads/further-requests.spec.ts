import { randomUUID } from 'node:crypto';
import { LeadAnsweredV1, LeadReceivedV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead, reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherPhone, REQUEST } from '../testing/chatbot.js';
import { type LeadRig, march, startLeads } from '../testing/lead-rig.js';
import { CompleteOldLeads } from './complete-old-leads.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';
import { ForgetLostLeads } from './forget-lost-leads.js';

const DAY = 86_400_000;

let leads: LeadRig;
beforeAll(async () => {
  leads = await startLeads();
});
beforeEach(() => leads.at(null));
afterAll(() => leads.service.stop());

describe('D-058: a further request of the same number', () => {
  it('adds to the open lead as it was sent; the sender gets a reference and a confirmation like anybody', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    const requestId = await leads.ask(phone, {
      firstName: 'Sami',
      area: 'family',
      message: 'My children.',
      language: 'ar',
    });
    const { reference } = await leads.stored(requestId);
    expect(await leads.read(id)).toMatchObject({
      ...{ firstName: 'Rana', area: 'corporate', status: 'new', furtherUnanswered: 1 },
      further: [
        { id: requestId, reference, firstName: 'Sami', area: 'family', message: 'My children.', isAnswered: false },
      ],
      samePhone: [],
    });
    expect(await leads.eventsOf(LeadReceivedV1, requestId)).toMatchObject([{ reference }]);
    expect(await leads.service.ask(reachOfLead, { leadId: requestId })).toMatchObject({ reference, language: 'ar' });
    expect(await leads.stored(requestId)).toMatchObject({ consent: { version: REQUEST.consentVersion } });
  });

  it('is no lead: the list has the lead once, found by either name and reference, and its address shows the lead', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    const requestId = await leads.ask(phone, { firstName: 'Zeinab', lastName: 'Mokdad' });
    const { reference } = await leads.stored(requestId);
    for (const search of ['Zeinab', reference])
      expect([search, await leads.listed({ search })]).toEqual([search, [id]]);
    const all = await leads.listed({ status: 'new' });
    expect([all.includes(id), all.includes(requestId)]).toEqual([true, false]);
    expect((await leads.read(requestId)).id).toBe(id);
    expect((await leads.answer(requestId, 0)).status).toBe(404);
  });

  it('joins nothing after thirty days, nor a lead that is closed, nor one of another number', async () => {
    const phone = anotherPhone();
    const old = await leads.ask(phone);
    const before = new Date(Date.now() - 30 * DAY - 60_000);
    await leads.service.model('Lead').collection.updateMany({ phone }, { $set: { createdAt: before } });
    const closed = await leads.ask(phone);
    expect((await leads.stored(closed)).partOf).toBeNull();
    for (const to of ['lost', 'contacted', 'spam'] as const) await leads.move(closed, to);
    const third = await leads.ask(phone);
    expect((await leads.stored(third)).partOf).toBeNull();
    expect((await leads.stored(await leads.ask(anotherPhone()))).partOf).toBeNull();
    expect((await leads.read(third)).samePhone.map((lead: { id: string }) => lead.id)).toEqual([closed, old]);
  });

  it('counts the thirty days from the last request', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    await leads.service
      .model('Lead')
      .collection.updateMany({ phone }, { $set: { createdAt: new Date(Date.now() - 29 * DAY) } });
    const second = await leads.ask(phone);
    const first = { _id: (await leads.stored(id))._id };
    await leads.service
      .model('Lead')
      .collection.updateOne(first, { $set: { createdAt: new Date(Date.now() - 50 * DAY) } });
    const third = await leads.ask(phone);
    expect([await leads.stored(second), await leads.stored(third)].map(({ partOf }) => String(partOf))).toEqual([
      id,
      id,
    ]);
  });

  it('of several at once from a new number one is the lead', async () => {
    const phone = anotherPhone();
    const ids = await Promise.all(Array.from({ length: 5 }, () => leads.ask(phone)));
    const rows = await Promise.all(ids.map(leads.stored));
    const first = rows.filter(({ partOf }) => partOf === null);
    expect(first).toHaveLength(1);
    expect((await leads.read(String(first[0]._id))).further).toHaveLength(4);
  });
});

describe('D-058: a lead whose number asked again', () => {
  const look = (moment: Date) => {
    leads.service.setTime(moment);
    return leads.service.app.get(EscalateWaitingLeads).look();
  };

  it('waits until the new promise, of which staff are reminded; the earlier of two promises stands', async () => {
    await leads.at(march(2, 9));
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    await leads.answer(id);
    await leads.at(march(4, 9));
    const { reference } = await leads.stored(await leads.ask(phone));
    await leads.at(march(4, 15));
    const last = await leads.ask(phone);
    const promised = { leadId: id, respondBy: march(5, 9).toISOString() };
    expect(await leads.eventsOf(LeadReceivedV1, last)).toMatchObject([{ respondBy: promised.respondBy }]);
    expect(await leads.read(id)).toMatchObject({ status: 'contacted', respondBy: promised.respondBy });
    expect(await leads.service.ask(promiseOfLead, { leadId: id })).toMatchObject({ respondBy: promised.respondBy });
    await look(march(4, 21));
    await look(march(5, 9));
    await look(march(6, 9));
    expect(await leads.eventsOf(LeadWaitingV1, id)).toMatchObject([
      { ...promised, reference, step: 'half' },
      { ...promised, reference, step: 'due' },
    ]);
  });

  it('is listed among those that wait, and by its promise; once answered it is not', async () => {
    const { id } = await leads.askedAgain();
    const other = await leads.ask(anotherPhone());
    const waiting = await leads.listed({ waiting: 'true', sort: 'respondBy' });
    expect([waiting.includes(id), waiting.includes(other)]).toEqual([true, true]);
    const found = await leads.listed({ waiting: 'true', sort: '-respondBy', search: 'Haddad' });
    expect(found).toEqual(waiting.reverse());
    expect((await leads.answer(id)).body).toMatchObject({ status: 'contacted', furtherUnanswered: 0 });
    expect(await leads.listed({ waiting: 'true' })).not.toContain(id);
    expect(await leads.eventsOf(LeadAnsweredV1, id)).toHaveLength(2);
    expect((await leads.read(id)).further).toMatchObject([{ isAnswered: true }]);
    expect((await leads.answer(id)).status).toBe(409);
  });

  it('is not answered by whoever has not seen what was asked again', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    const { version } = await leads.read(id);
    await leads.ask(phone);
    expect((await leads.answer(id, version)).status).toBe(409);
    expect((await leads.answer(id)).status).toBe(200);
    expect((await leads.read(id)).further).toMatchObject([{ isAnswered: true }]);
  });

  it('waits on through a move, and again when it comes back from where it was closed', async () => {
    const { id } = await leads.askedAgain();
    await leads.move(id, 'qualified');
    expect(await leads.listed({ waiting: 'true' })).toContain(id);
    await leads.move(id, 'spam');
    expect(await leads.listed({ waiting: 'true' })).not.toContain(id);
    expect(await leads.service.ask(promiseOfLead, { leadId: id })).toMatchObject({ respondBy: null });
    await leads.move(id, 'contacted');
    const { respondBy, escalateAt } = await leads.stored(id);
    expect(escalateAt).toEqual(respondBy);
    expect(await leads.listed({ waiting: 'true' })).toContain(id);
  });

  it('is told of again when it was overdue already, by a promise that is not over', async () => {
    await leads.at(march(2, 9));
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    await look(march(4, 9));
    await leads.at(march(9, 9));
    const requestId = await leads.ask(phone);
    const { respondBy } = await leads.stored(requestId);
    expect(await leads.eventsOf(LeadReceivedV1, requestId)).toMatchObject([{ respondBy: respondBy.toISOString() }]);
    await look(march(9, 21));
    await look(respondBy);
    expect(await leads.eventsOf(LeadWaitingV1, id)).toMatchObject([{ step: 'due' }, { step: 'due' }]);
  });

  it('of a build that did not keep who answered waits on through a move', async () => {
    const { id } = await leads.askedAgain();
    const { _id } = await leads.stored(id);
    await leads.service.model('Lead').collection.updateOne({ _id }, { $unset: { answered: 1 } });
    await leads.move(id, 'qualified');
    expect(await leads.read(id)).toMatchObject({ furtherUnanswered: 1, further: [{ isAnswered: false }] });
  });

  it('is not won while it waits', async () => {
    const { id } = await leads.askedAgain();
    expect((await leads.move(id, 'won')).status).toBe(409);
    await leads.answer(id);
    expect((await leads.move(id, 'won')).status).toBe(200);
  });

  it('is forgotten as a whole when it came to nothing', async () => {
    const { id, requestId } = await leads.askedAgain();
    await leads.move(id, 'lost');
    leads.service.setTime(new Date(Date.now() + 800 * DAY));
    await leads.service.app.get(ForgetLostLeads).run();
    expect([await leads.stored(id), await leads.stored(requestId)]).toEqual([null, null]);
  });

  it('of a build before is found, waits and is added to like any other', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    const _id = (await leads.stored(id))._id;
    const later = { partOf: 1, owedBy: 1, furtherUnanswered: 1, answered: 1, version: 1 };
    await leads.service.model('Lead').collection.updateOne({ _id }, { $unset: later });
    await leads.service.app.get(CompleteOldLeads).onModuleInit();
    expect([await leads.listed({ waiting: 'true' }), await leads.listed({})]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    const requestId = await leads.ask(phone);
    expect(await leads.read(id)).toMatchObject({ furtherUnanswered: 1, version: 1, further: [{ id: requestId }] });
    expect((await leads.answer(id)).status).toBe(200);
    expect(await leads.listed({ waiting: 'true' })).not.toContain(id);
  });

  it('is read whatever a later build has stored with it', async () => {
    const id = await leads.ask(anotherPhone());
    const { _id } = await leads.stored(id);
    await leads.service.model('Lead').collection.updateOne({ _id }, { $set: { ofLaterBuild: true } });
    expect([(await leads.read(id)).id, (await leads.listed({})).includes(id)]).toEqual([id, true]);
  });

  it('is answered by a desk of a build before, which sends no version', async () => {
    const { id } = await leads.askedAgain();
    const headers = { 'Idempotency-Key': randomUUID() };
    const { status } = await leads.http().post(`/api/chatbot/leads/${id}/answer`, undefined, headers);
    expect(status).toBe(200);
  });
});
