import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import {
  addLeadNote,
  answerLead,
  createLead,
  getLead,
  listLeadOwners,
  listLeads,
  moveLead,
  setLeadClient,
  setLeadOwner,
} from '@diwan/contracts/intake/leads/http';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { PersonErasedV1 } from '@diwan/contracts/people/erasures/events';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { sample, sampleMatrix, type TestService } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { anotherPhone, officeOpenAt, REQUEST, startChatbot } from '../testing/chatbot.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';

const MAYA = '64b0000000000000000000a1';
const ZIAD = '64b0000000000000000000a2';
const CLIENT = '64b0000000000000000000c1';
const OFFICE = officeOpenAt('08:00');

const REACH = { name: 'Rana Haddad', language: 'en' as const, phone: '+9613123456', whatsapp: null, email: null };

let service: TestService;
let http: ReturnType<TestService['http']>;
const byAdmin = () => service.signInAs({ roles: ['admin'] });

beforeAll(async () => {
  service = await startChatbot();
  service.rpcAnswers(officeProfile, () => OFFICE);
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.map((id) => ({
      id,
      name: id === ZIAD ? 'Ziad Nassar' : 'Maya Khoury',
      isClient: id === CLIENT,
      isStaff: id !== CLIENT,
    })),
  );
  service.rpcAnswers(staffWithPermission, ({ permission }) => (permission === 'lead:own' ? [MAYA, ZIAD] : []));
  http = service.http(await byAdmin());
});
afterAll(() => service.stop());
afterEach(() => service.setTime(null));

/** Sends a request and returns the id of its lead. */
async function receive(change: object = {}): Promise<string> {
  const body = { ...REQUEST, phone: anotherPhone(), message: '', ...change };
  const answer = await service.http().call(createLead, { body });
  return String((await service.model('Lead').findOne({ reference: answer.body.reference }).lean())._id);
}
const move = async (id: string, to: 'contacted' | 'new' | 'won' | 'lost' | 'spam' | 'booked', reason = '') => {
  const { version } = (await http.call(getLead, { params: { id } })).body;
  return http.call(moveLead, { params: { id }, body: { to, reason, version } });
};
const auditOf = (id: string) => service.model('AuditEntry').find({ subjectId: id }).sort({ seq: 1 }).lean();

describe('PORT-08: what is kept of a person', () => {
  const data = () => service.ask(DATA_OF_PERSON.chatbot, { personId: CLIENT, part: 'leads', after: null });

  it('is their own requests, linked or from their own phone, without what staff noted; once they are erased it is gone with its lines', async () => {
    const [id, other] = [await receive({ message: 'My house' }), await receive({ phone: REACH.phone })];
    await http.call(setLeadClient, { params: { id }, body: { clientId: CLIENT, version: 0 } });
    await http.call(addLeadNote, { params: { id }, body: { text: 'Sounds angry' } });
    service.rpcAnswers(reachOfPeople, () => []);
    const { rows } = await data();
    expect(rows).toMatchObject([{ name: 'Rana Haddad', message: 'My house', consentText: 'contact-2026-11' }]);
    expect(JSON.stringify(rows)).not.toContain('angry');
    service.rpcAnswers(reachOfPeople, ({ ids }) => ids.map((personId) => ({ ...REACH, id: personId })));
    expect((await data()).rows).toHaveLength(2);
    service.rpcAnswers(reachOfPeople, () => []);
    await service.deliver(PersonErasedV1, { personId: CLIENT });
    expect(await data()).toEqual({ rows: [], next: null });
    expect(await service.model('LeadLine').countDocuments({ leadId: id })).toBe(0);
    expect((await auditOf(id)).at(-1)?.action).toBe('lead.erased');
    expect((await http.call(getLead, { params: { id: other } })).status).toBe(200);
  });
});

describe('leads as staff work on them', () => {
  it('LEAD-06: goes through its states; each move is a line with who and when, and audited', async () => {
    const id = await receive();
    for (const to of ['contacted', 'booked', 'won'] as const) expect((await move(id, to)).status).toBe(200);
    const { body } = await http.call(getLead, { params: { id } });
    expect(body).toMatchObject({ status: 'won', version: 3, answered: { by: { name: 'Maya Khoury' } } });
    expect(
      body.timeline.map(({ what, to, by }: { what: string; to: string; by: { name: string } }) => [what, to, by.name]),
    ).toEqual([
      ['moved', 'contacted', 'Maya Khoury'],
      ['moved', 'booked', 'Maya Khoury'],
      ['moved', 'won', 'Maya Khoury'],
    ]);
    expect(await auditOf(id)).toMatchObject([
      { action: 'lead.moved', before: { status: 'new' }, after: { status: 'contacted' } },
      { action: 'lead.moved', before: { status: 'contacted' }, after: { status: 'booked' } },
      { action: 'lead.moved', before: { status: 'booked' }, after: { status: 'won' } },
    ]);
  });

  it('LEAD-06: a move that is not allowed changes nothing', async () => {
    const id = await receive();
    expect(await move(id, 'won')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await http.call(getLead, { params: { id } })).body).toMatchObject({
      status: 'new',
      version: 0,
      timeline: [],
    });
  });

  it('D-129: of two who move it at once one is told that somebody else was faster', async () => {
    const id = await receive();
    const answers = await Promise.all(
      (['contacted', 'spam'] as const).map((to) => http.call(moveLead, { params: { id }, body: { to, version: 0 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await http.call(getLead, { params: { id } })).body).toMatchObject({ version: 1, timeline: { length: 1 } });
  });

  it('D-129: a lead stored before there were versions can be moved', async () => {
    const id = await receive();
    const { reference } = await service.model('Lead').findById(id).lean();
    await service.model('Lead').collection.updateOne({ reference }, { $unset: { version: 1, owner: 1, clientId: 1 } });
    expect(await service.model('Lead').findById(id).lean()).not.toHaveProperty('version');
    expect(await move(id, 'contacted')).toMatchObject({
      status: 200,
      body: { version: 1, owner: null, clientId: null },
    });
  });

  it('LEAD-06: lost needs a reason, which the timeline keeps and the log does not', async () => {
    const id = await receive();
    expect(await move(id, 'lost', '  ')).toMatchObject({ status: 400, body: { fieldErrors: { reason: 'required' } } });
    const { body } = await move(id, 'lost', 'Went to another firm');
    expect(body).toMatchObject({
      status: 'lost',
      answered: null,
      timeline: [{ to: 'lost', text: 'Went to another firm' }],
    });
    expect(JSON.stringify(await auditOf(id))).not.toContain('another firm');
  });

  it('D-031: nobody is reminded of spam; once that is undone, they are, even when the promise is over', async () => {
    const id = await receive();
    const look = () => service.app.get(EscalateWaitingLeads).look();
    const told = async () =>
      (await service.eventsOf(LeadWaitingV1))
        .filter(({ payload }) => payload.leadId === id)
        .map(({ payload }) => payload.step);
    await move(id, 'spam');
    const { respondBy } = await service.model('Lead').findById(id).lean();
    service.setTime(new Date(respondBy.getTime() + 60_000));
    await look();
    expect(await told()).toEqual([]);
    service.setTime(null);
    expect(await move(id, 'new')).toMatchObject({ status: 200, body: { status: 'new', answered: null } });
    service.setTime(new Date(respondBy.getTime() + 60_000));
    await look();
    expect(await told()).toEqual(['due']);
  });

  it('LEAD-06: has an owner, who must be somebody who may be given leads', async () => {
    const id = await receive();
    const set = (ownerId: string | null, version: number) =>
      http.call(setLeadOwner, { params: { id }, body: { ownerId, version } });
    expect(await set(CLIENT, 0)).toMatchObject({ status: 400, body: { fieldErrors: { ownerId: 'invalid_choice' } } });
    const owner = { id: ZIAD, name: 'Ziad Nassar' };
    expect(await set(ZIAD, 0)).toMatchObject({ status: 200, body: { owner, timeline: [{ what: 'owner', owner }] } });
    expect((await set(MAYA, 0)).status).toBe(409);
    expect(await set(null, 1)).toMatchObject({ status: 200, body: { owner: null } });
    expect((await http.call(listLeadOwners, {})).body).toEqual([{ id: MAYA, name: 'Maya Khoury' }, owner]);
  });

  it('LEAD-06: notes are lines of the timeline, answers too; no note reaches the log', async () => {
    const id = await receive();
    expect((await http.call(addLeadNote, { params: { id }, body: { text: '   ' } })).status).toBe(400);
    await http.call(addLeadNote, { params: { id }, body: { text: 'Called, no answer.' } });
    await http.call(answerLead, { params: { id }, body: {} });
    expect((await http.call(getLead, { params: { id } })).body.timeline).toMatchObject([
      { what: 'note', text: 'Called, no answer.' },
      { what: 'answered', to: 'contacted' },
    ]);
    expect((await auditOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'lead.noted',
      'lead.answered',
    ]);
    expect(JSON.stringify(await auditOf(id))).not.toContain('Called');
  });

  it('LEAD-08: keeps the client it became, who must be one', async () => {
    const id = await receive();
    const set = (clientId: string) => http.call(setLeadClient, { params: { id }, body: { clientId, version: 0 } });
    expect(await set(MAYA)).toMatchObject({ status: 400, body: { fieldErrors: { clientId: 'unknown_client' } } });
    expect(await set(CLIENT)).toMatchObject({
      status: 200,
      body: { clientId: CLIENT, timeline: [{ what: 'client' }] },
    });
  });

  it('LEAD-06: shows other leads of the same number, newest first', async () => {
    const lost = async (id: string) => {
      await move(id, 'lost', 'Went elsewhere');
      return id;
    };
    const first = await lost(await receive({ phone: '03 999 888' }));
    const second = await lost(await receive({ phone: '+961 3 999 888' }));
    const third = await receive({ phone: '03 999 888' });
    const { body } = await http.call(getLead, { params: { id: second } });
    expect(body.samePhone.map((other: { id: string }) => other.id)).toEqual([third, first]);
  });

  it('LEAD-06: is found by name in both scripts, phone and reference; what is typed is no pattern', async () => {
    const id = await receive({ firstName: 'فاطِمة', lastName: 'الأحمد', phone: '71 555 666' });
    const { reference } = await service.model('Lead').findById(id).lean();
    const found = async (search: string, more: object = {}) =>
      (await http.call(listLeads, { query: { search, ...more } })).body.items.map((lead: { id: string }) => lead.id);
    for (const search of ['فاطمه', 'الاحمد فاطمة', '71 555', '٧١٥٥٥', reference, reference.slice(2)])
      expect([search, await found(search)]).toEqual([search, [id]]);
    expect(await found('فاطمه', { status: 'new' })).toEqual([id]);
    expect(await found('فاطمه', { status: 'won' })).toEqual([]);
    for (const search of ['.*', '^', '(a+)+$', '$where']) expect(await found(search)).toEqual([]);
  });

  it.each([
    [getLead, {}],
    [moveLead, { body: { to: 'spam', version: 0 } }],
    [setLeadOwner, { body: { ownerId: null, version: 0 } }],
    [addLeadNote, { body: { text: 'x' } }],
    [setLeadClient, { body: { clientId: CLIENT, version: 0 } }],
  ] as const)('an unknown lead is not found: $path', async (endpoint, request) => {
    const answer = await http.call(endpoint, { params: { id: 'ffffffffffffffffffffffff' }, ...request } as never);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('outsiders', () => {
  const params = async () => ({ id: await receive() });
  const outsiders = {
    'a lawyer to whom it was not given': () => service.signInAs({ personId: ZIAD, roles: ['lawyer'] }),
  };
  const samples = [
    sample(getLead, { request: async () => ({ params: await params() }), by: byAdmin, outsiders }),
    sample(moveLead, {
      request: async () => ({ params: await params(), body: { to: 'contacted' as const, version: 0 } }),
      by: byAdmin,
      outsiders,
    }),
    sample(setLeadOwner, {
      request: async () => ({ params: await params(), body: { ownerId: MAYA, version: 0 } }),
      by: byAdmin,
      outsiders,
    }),
    sample(addLeadNote, {
      request: async () => ({ params: await params(), body: { text: 'Called.' } }),
      by: byAdmin,
      outsiders,
    }),
    sample(setLeadClient, {
      request: async () => ({ params: await params(), body: { clientId: CLIENT, version: 0 } }),
      by: byAdmin,
    }),
    sample(listLeadOwners, { request: () => ({}), by: byAdmin }),
  ];
  const endpoints = samples.map(({ endpoint }) => endpoint);
  it.each(sampleMatrix(endpoints, samples))('SEC-04: $title', ({ check }) => check(service));
});
