import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { answerLead, createLead, listLeads } from '@diwan/contracts/intake/leads/http';
import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { outsiderMatrix, sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anotherPhone, officeOpenAt, REQUEST, startChatbot } from '../testing/chatbot.js';

let service: TestService;
let opens = '08:00';

beforeAll(async () => {
  service = await startChatbot();
  service.rpcAnswers(officeProfile, () => officeOpenAt(opens));
  service.rpcAnswers(casesKeptFrom, () => []);
});
afterAll(() => service.stop());

const send = (change: object = {}, headers?: Record<string, string>) =>
  service.http().call(createLead, { body: { ...REQUEST, phone: anotherPhone(), ...change } }, headers);

describe('requests for a consultation', () => {
  it('D-027: a request gets a reference and staff get an event without personal data', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^L-\d{4}-\d{4}$/);
    const events = await service.eventsOf(LeadReceivedV1);
    const event = events.find(({ payload }) => payload.reference === body.reference);
    expect(event).toBeDefined();
    expect(JSON.stringify(event)).not.toMatch(/Rana|3123456/);
  });

  it.each(['+881 6 1234 5678', '+44 909 879 0000', '+1 900 234 5678', '+883 5100 1234 5678', '+961 90 123 456'])(
    'H4: %s costs extra, so nobody is written to there',
    async (phone) => {
      const before = await service.model('Lead').countDocuments();
      expect(await send({ phone })).toMatchObject({ status: 400, body: { fieldErrors: { phone: 'invalid_phone' } } });
      expect(await service.model('Lead').countDocuments()).toBe(before);
    },
  );

  it.each(['+7 495 123 45 67', '+61 412 345 678', '+55 11 91234 5678'])(
    'people write from every country: %s',
    async (phone) => expect((await send({ phone })).status).toBe(201),
  );

  it('D-027: a double click is one lead', async () => {
    const before = await service.model('Lead').countDocuments();
    const headers = { 'Idempotency-Key': randomUUID() };
    const phone = anotherPhone();
    const answers = await Promise.all(Array.from({ length: 3 }, () => send({ phone }, headers)));
    expect(await service.model('Lead').countDocuments()).toBe(before + 1);
    const accepted = answers.filter(({ status }) => status === 201);
    expect(new Set(accepted.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('D-027: what a robot sends is answered alike and not stored', async () => {
    const before = await service.model('Lead').countDocuments();
    const { status, body } = await send({ website: 'https://spam.example' });
    expect([status, typeof body.reference]).toEqual([201, 'string']);
    expect(await service.model('Lead').countDocuments()).toBe(before);
  });

  it('PUB-17: nobody agrees to a text that was never shown: a version of the sender’s own is refused', async () => {
    const before = await service.model('Lead').countDocuments();
    expect((await send({ consentVersion: 'anything-2026-11' })).body).toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { consentVersion: expect.any(String) },
    });
    expect(await service.model('Lead').countDocuments()).toBe(before);
  });

  it('D-005: a Lebanese number is understood as people write it and kept in E.164', async () => {
    const { body } = await send({ phone: '٠٣ ١٢٣ ٤٥٦' });
    const lead = await service.model('Lead').findOne({ reference: body.reference }).lean();
    expect(lead.phone).toBe('+9613123456');
  });

  it('D-005: a number that cannot be one is named at its field and nothing is stored', async () => {
    const before = await service.model('Lead').countDocuments();
    const { status, body } = await send({ phone: '12345' });
    expect([status, body.code, body.fieldErrors]).toEqual([400, 'VALIDATION', { phone: 'invalid_phone' }]);
    expect(await service.model('Lead').countDocuments()).toBe(before);
  });

  it.each([
    ['225', '07 89 88 12 34', '+2250789881234'],
    ['39', '06 6982 1234', '+390669821234'],
    ['7', '8 912 345 67 89', '+79123456789'],
    ['36', '06 30 123 4567', '+36301234567'],
  ])('P22: with +%s picked, %s is kept as %s', async (callingCode, phone, stored) => {
    const { body } = await send({ callingCode, phone });
    expect(await service.model('Lead').findOne({ reference: body.reference }).lean()).toMatchObject({ phone: stored });
  });

  it.each([
    ['225', '07 89 88 12'],
    ['33', '06 12 34 56 7'],
    ['999', '612 345 678'],
    ['961', '+225 78 98 81 234'],
  ])('P22: with +%s picked, %s is no number of the plan: nothing is stored', async (callingCode, phone) => {
    const before = await service.model('Lead').countDocuments();
    const { status, body } = await send({ callingCode, phone });
    expect([status, body.code, body.fieldErrors]).toEqual([400, 'VALIDATION', { phone: 'invalid_phone' }]);
    expect(await service.model('Lead').countDocuments()).toBe(before);
  });

  it('LEAD-04: with whom, when and in which language somebody wishes to talk is kept; clocks that nobody knows are left out', async () => {
    const wish = { lawyer: 'nour-haddad', parts: ['morning'], days: 'Mondays', timeZone: 'Europe/Paris', spoken: 'fr' };
    const kept = await send({ source: 'consultation', wish });
    const strange = await send({ source: 'consultation', wish: { ...wish, timeZone: 'Mars/Olympus' } });
    const wishOf = async ({ body }: typeof kept) =>
      (await service.model('Lead').findOne({ reference: body.reference }).lean()).wish;
    expect(await wishOf(kept)).toEqual(wish);
    expect(await wishOf(strange)).toEqual({ ...wish, timeZone: null });
    expect((await send({ wish: { ...wish, lawyer: '../x' } })).status).toBe(400);
  });

  it.each([
    ['an operator', { phone: { $gt: '' } }],
    ['an unknown field', { status: 'won' }],
    ['an empty name', { firstName: '   ' }],
    ['a name that turns the text around', { lastName: 'abc\u202Edef' }],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }],
    ['an unknown area', { area: 'maritime' }],
  ])('refuses %s', async (_what, change) => {
    expect((await send(change)).status).toBe(400);
  });

  it('gives 20 simultaneous requests 20 consecutive references', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    const numbers = answers.map(({ body }) => Number(body.reference.slice(-4))).sort((a, b) => a - b);
    expect(numbers.at(-1)! - numbers[0]!).toBe(19);
    expect(new Set(numbers).size).toBe(20);
  });

  it('D-030, D-031: the promise follows the opening hours when they change', async () => {
    const saturday = momentInBeirut({ year: 2026, month: 3, day: 7, hour: 10, minute: 0 });
    const dueAfter = async () => {
      service.setTime(saturday);
      const { body } = await send();
      const lead = await service.model('Lead').findOne({ reference: body.reference }).lean();
      service.setTime(null);
      return lead.respondBy;
    };
    expect(await dueAfter()).toEqual(momentInBeirut({ year: 2026, month: 3, day: 10, hour: 8, minute: 0 }));
    opens = '09:00';
    await service.deliver(OfficeProfileChangedV1, { version: 2 });
    expect(await dueAfter()).toEqual(momentInBeirut({ year: 2026, month: 3, day: 10, hour: 9, minute: 0 }));
  });

  it('tells the worker how to answer, and null for an unknown lead', async () => {
    const { body } = await send({ phone: '03 123 456' });
    const lead = await service.model('Lead').findOne({ reference: body.reference }).lean();
    expect(await service.ask(reachOfLead, { leadId: String(lead._id) })).toMatchObject({
      name: 'Rana Haddad',
      phone: '+9613123456',
      reference: body.reference,
    });
    expect(await service.ask(reachOfLead, { leadId: '0123456789abcdef01234567' })).toBeNull();
  });

  it('staff read leads newest first, by status, without the consent record', async () => {
    const staff = await service.signInAs({ roles: ['assistant'] });
    const { body } = await service.http(staff).get('/api/chatbot/leads?status=new&limit=5');
    const times = body.items.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(body.items).toHaveLength(5);
    expect(Object.keys(body.items[0])).not.toContain('consent');
  });
});

describe('outsiders', () => {
  it.each(outsiderMatrix(ENDPOINTS.chatbot))('$title', async ({ send: attempt, expected }) => {
    expect(await attempt(service)).toMatchObject(expected);
  });

  const byAdmin = () => service.signInAs({ roles: ['admin'] });
  let latest = '';
  const outsiders = { 'a lawyer to whom it was not given': () => service.signInAs({ roles: ['lawyer'] }) };
  const samples = [
    sample(listLeads, {
      request: async () => {
        latest = (await send()).body.reference;
        return { query: {} };
      },
      by: byAdmin,
      outsiders,
      secret: () => latest,
    }),
    sample(answerLead, {
      request: async () => {
        const { body } = await send();
        const lead = await service.model('Lead').findOne({ reference: body.reference }).lean();
        return { params: { id: String(lead._id) }, body: {} };
      },
      by: byAdmin,
      outsiders,
    }),
    sample(LIST_AUDIT.chatbot, { request: () => ({ query: {} }), by: byAdmin }),
  ];
  // The others are sampled in lead-changes.spec.ts and lead-consents.spec.ts.
  const own = [createLead, ...samples.map(({ endpoint }) => endpoint)];
  it.each(sampleMatrix(own, samples))('SEC-04: $title', ({ check }) => check(service));
});
