import { listClientLeadConsents } from '@diwan/contracts/intake/leads/consents.http';
import { createLead, setLeadClient } from '@diwan/contracts/intake/leads/http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anotherPhone, startChatbot } from '../testing/chatbot.js';

const CLIENT = '64b0000000000000000000c1';
const TEXT = 'contact-2026-11';

let service: TestService;
let http: ReturnType<TestService['http']>;
const byAdmin = () => service.signInAs({ roles: ['admin'] });

beforeAll(async () => {
  service = await startChatbot();
  service.rpcAnswers(staffWithPermission, () => []);
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.map((id) => ({ id, name: 'Rana Haddad', isClient: id === CLIENT, isStaff: id !== CLIENT })),
  );
  http = service.http(await byAdmin());
});
afterAll(() => service.stop());

/** Sends a request and returns the id of its lead. */
async function receive(change: object = {}): Promise<string> {
  const name = { firstName: 'Rana', lastName: 'Haddad', email: null, phone: anotherPhone() };
  const wish = { area: 'corporate' as const, message: '', source: 'contact', language: 'en' as const };
  const answer = await service.http().call(createLead, { body: { ...name, ...wish, consentVersion: TEXT, ...change } });
  return String((await service.model('Lead').findOne({ reference: answer.body.reference }).lean())._id);
}

describe('OFF-03: what a client agreed to with their requests', () => {
  const consents = (http_ = http) => http_.call(listClientLeadConsents, { params: { id: CLIENT } });

  it('is told of linked requests and of those from the phone they proved to hold, with the text and when', async () => {
    const phone = '+96171000111';
    const [linked, own] = [await receive({ phone: '71 000 222' }), await receive({ phone, source: 'consultation' })];
    await receive({ phone: '71 000 333' });
    await http.call(setLeadClient, { params: { id: linked }, body: { clientId: CLIENT, version: 0 } });
    service.rpcAnswers(provenOfClient, () => ({ phone, email: null }));
    const { body } = await consents();
    const text = TEXT;
    const givenAt = expect.any(String);
    expect(body).toEqual([
      { leadId: own, reference: expect.any(String), source: 'consultation', text, givenAt, linked: false },
      { leadId: linked, reference: expect.any(String), source: 'contact', text, givenAt, linked: true },
    ]);
    service.rpcAnswers(provenOfClient, () => ({ phone: null, email: null }));
    expect((await consents()).body).toMatchObject([{ leadId: linked }]);
  });

  it('SEC-04: is told to nobody for whom identity does not know the client', async () => {
    service.rpcAnswers(provenOfClient, ({ by }) => {
      if (!by.roles.includes('admin')) throw new DomainError('NOT_FOUND');
      return { phone: null, email: null };
    });
    expect((await consents()).status).toBe(200);
    const assistant = service.http(await service.signInAs({ roles: ['assistant'] }));
    expect((await consents(assistant)).status).toBe(404);
    service.rpcAnswers(provenOfClient, () => {
      throw new DomainError('UNAVAILABLE');
    });
    expect((await consents()).body).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('outsiders', () => {
  const samples = [
    sample(listClientLeadConsents, {
      request: async () => {
        const id = await receive();
        service.rpcAnswers(provenOfClient, ({ clientId }) => {
          if (clientId !== CLIENT) throw new DomainError('NOT_FOUND');
          return { phone: null, email: null };
        });
        await http.call(setLeadClient, { params: { id }, body: { clientId: CLIENT, version: 0 } });
        return { params: { id: CLIENT } };
      },
      by: byAdmin,
      secret: () => TEXT,
    }),
  ];
  it.each(sampleMatrix([listClientLeadConsents], samples))('SEC-04: $title', ({ check }) => check(service));
});
