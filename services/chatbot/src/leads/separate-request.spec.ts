import { LeadAnsweredV1 } from '@diwan/contracts/intake/leads/events';
import { separateRequest, setLeadClient } from '@diwan/contracts/intake/leads/http';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherPhone } from '../testing/chatbot.js';
import { CLIENT, type LeadRig, march, startLeads } from '../testing/lead-rig.js';

let leads: LeadRig;
beforeAll(async () => {
  leads = await startLeads();
});
beforeEach(() => leads.at(null));
afterAll(() => leads.service.stop());

describe('D-058: a further request of somebody else', () => {
  it('is separated: a lead of its own that waits, and the first one waits no more; both say so, and the log', async () => {
    const { id, requestId } = await leads.askedAgain({ firstName: 'Sami', lastName: 'Attieh' });
    const [lead, request] = [await leads.stored(id), await leads.stored(requestId)];
    const { status, body } = await leads.separate(id, requestId);
    expect([status, body]).toMatchObject([
      200,
      { id, furtherUnanswered: 0, further: [], samePhone: [{ id: requestId }], timeline: { length: 2 } },
    ]);
    expect(body.timeline.at(-1)).toMatchObject({ what: 'separated', text: request.reference });
    expect(await leads.read(requestId)).toMatchObject({
      ...{ id: requestId, firstName: 'Sami', status: 'new', respondBy: request.respondBy.toISOString() },
      timeline: [{ what: 'separated_from', text: lead.reference }],
    });
    expect(await leads.stored(requestId)).toMatchObject({ owedBy: request.respondBy, escalateAt: request.respondBy });
    expect(await leads.stored(id)).toMatchObject({ owedBy: null, escalateAt: null });
    expect([await leads.listed({ search: 'Attieh' }), await leads.listed({ search: 'Haddad' })]).toMatchObject([
      [requestId],
      expect.not.arrayContaining([requestId]),
    ]);
    expect(await leads.eventsOf(LeadAnsweredV1, id)).toHaveLength(2);
    const audit = await leads.service
      .model('AuditEntry')
      .find({ action: 'lead.separated' })
      .sort({ seq: -1 })
      .limit(2)
      .lean();
    expect(audit.map(({ subjectId }: { subjectId: string }) => subjectId).sort()).toEqual([id, requestId].sort());
  });

  it('leaves the lead waiting for the next that nobody answered, and for none that was', async () => {
    await leads.at(march(2, 9));
    const { id, requestId, phone } = await leads.askedAgain({ firstName: 'Sami' });
    await leads.at(march(2, 15));
    const second = await leads.ask(phone);
    const { respondBy } = await leads.stored(second);
    expect((await leads.separate(id, requestId)).body).toMatchObject({
      furtherUnanswered: 1,
      respondBy: respondBy.toISOString(),
    });
    expect(await leads.stored(id)).toMatchObject({ escalateAt: respondBy, owedBy: respondBy });
    // The promise was another: whoever has a task of it has none any more.
    expect(await leads.eventsOf(LeadAnsweredV1, id)).toHaveLength(2);
    await leads.answer(id);
    await leads.separate(id, second);
    expect(await leads.stored(second)).toMatchObject({ status: 'contacted', escalateAt: null, owedBy: null });
    expect(await leads.stored(second)).toHaveProperty('answered.by');
  });

  it('is added to by its own sender from then on, and the first one by theirs', async () => {
    const { id, requestId, phone } = await leads.askedAgain({ firstName: 'Sami' });
    await leads.separate(id, requestId);
    const [own, other] = [await leads.ask(phone), await leads.ask(phone, { firstName: 'SAMI' })];
    expect([await leads.stored(own), await leads.stored(other)].map(({ partOf }) => String(partOf))).toEqual([
      id,
      requestId,
    ]);
  });

  it('takes no promise from a lead that was spam for a while', async () => {
    await leads.at(march(2, 9));
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    const { respondBy } = await leads.stored(id);
    await leads.at(march(3, 15));
    const [first] = [await leads.ask(phone), await leads.ask(phone)];
    await leads.move(id, 'spam');
    await leads.separate(id, first);
    await leads.move(id, 'new');
    expect(await leads.stored(id)).toMatchObject({ respondBy, owedBy: respondBy, furtherUnanswered: 1 });
  });

  it('is separated once, from what was read, and only from its own lead', async () => {
    const { id, requestId } = await leads.askedAgain();
    const other = await leads.askedAgain();
    expect((await leads.separate(other.id, requestId)).status).toBe(404);
    expect((await leads.separate(id, requestId, 0)).status).toBe(409);
    const { version } = await leads.read(id);
    const answers = await Promise.all([leads.separate(id, requestId, version), leads.separate(id, requestId, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await leads.separate(id, requestId)).status).toBe(404);
  });
});

describe('D-058: a lead with further requests that became a client', () => {
  const link = async (id: string) =>
    leads
      .http()
      .call(setLeadClient, { params: { id }, body: { clientId: CLIENT, version: (await leads.read(id)).version } });
  const copied = async () =>
    (await leads.service.ask(DATA_OF_PERSON.chatbot, { personId: CLIENT, part: 'leads', after: null })).rows;

  it('keeps what was sent under its name; the client’s copy has that, and it is erased with them', async () => {
    const { id, requestId, phone } = await leads.askedAgain({ firstName: 'RANA', message: 'The second.' });
    const other = await leads.ask(phone, { firstName: 'Sami', message: 'My divorce.' });
    expect((await link(id)).body).toMatchObject({
      clientId: CLIENT,
      furtherUnanswered: 1,
      further: [{ id: requestId }],
    });
    expect(await leads.read(other)).toMatchObject({ id: other, status: 'new', clientId: null });
    const rows = await copied();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Sami|divorce/);
    const answered = (await leads.eventsOf(LeadAnsweredV1, id)).length;
    await leads.service.deliver(PersonErasedV1, { personId: CLIENT });
    expect([await leads.stored(id), await leads.stored(requestId)]).toEqual([null, null]);
    expect((await leads.read(other)).message).toBe('My divorce.');
    expect(await leads.eventsOf(LeadAnsweredV1, id)).toHaveLength(answered + 1);
  });

  it('is added to under its name only, whoever asked in between', async () => {
    const { id, phone } = await leads.askedAgain();
    await link(id);
    const other = await leads.ask(phone, { firstName: 'Sami' });
    const own = await leads.ask(phone);
    const third = await leads.ask(phone, { firstName: 'Ziad' });
    const partOf = await Promise.all([other, own, third].map(leads.stored));
    expect(partOf.map((request) => request.partOf && String(request.partOf))).toEqual([null, id, other]);
  });
});

describe('outsiders', () => {
  const samples = [
    sample(separateRequest, {
      request: async () => {
        const { id, requestId } = await leads.askedAgain();
        return { params: { id, requestId }, body: { version: (await leads.read(id)).version } };
      },
      by: () => leads.service.signInAs({ roles: ['admin'] }),
    }),
  ];
  it.each(sampleMatrix([separateRequest], samples))('SEC-04: $title', ({ check }) => check(leads.service));
});
