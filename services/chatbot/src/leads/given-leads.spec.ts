import { LeadGivenV1, LeadReceivedV1, LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import {
  addLeadNote,
  answerLead,
  getLead,
  listLeadOwners,
  listLeads,
  moveLead,
  setLeadClient,
  setLeadOwner,
} from '@diwan/contracts/intake/leads/http';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { accountOfAttorney } from '@diwan/contracts/site/attorneys/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anotherPhone } from '../testing/chatbot.js';
import { CLIENT, type LeadRig, march, startLeads } from '../testing/lead-rig.js';
import { EscalateWaitingLeads } from './escalate-waiting-leads.js';

const MAYA = '64b0000000000000000000a1';
const ZIAD = '64b0000000000000000000a2';
const WISH = { parts: [], days: '', timeZone: null, spoken: 'en' } as const;
const forLawyer = (lawyer: string | null) => ({ source: 'consultation', wish: { ...WISH, lawyer } });

let leads: LeadRig;
let maya: SignedIn;
let ziad: SignedIn;
let able: string[];
/** What the site says of whom a lawyer of it is. */
let accounts: Record<string, string | null>;
beforeAll(async () => {
  leads = await startLeads();
  await leads.at(null);
  leads.service.rpcAnswers(staffWithPermission, ({ permission }) => (permission === 'lead:own' ? able : []));
  maya = await leads.service.signInAs({ personId: MAYA, roles: ['lawyer'] });
  ziad = await leads.service.signInAs({ personId: ZIAD, roles: ['lawyer'] });
});
beforeEach(() => {
  able = [MAYA, ZIAD];
  accounts = { maya: MAYA, ziad: ZIAD, nobody: null };
  leads.service.rpcAnswers(accountOfAttorney, ({ slug }) => ({ accountId: accounts[slug] ?? null }));
});
afterAll(() => leads.service.stop());

const as = (who: SignedIn) => leads.service.http(who);
const ownerOf = async (id: string) => (await leads.stored(id)).owner;
const give = async (id: string, ownerId: string | null, by?: SignedIn) =>
  (by ? as(by) : leads.http()).call(setLeadOwner, {
    params: { id },
    body: { ownerId, version: (await leads.stored(id)).version ?? 0 },
  });
const found = async (who: SignedIn, query: object = {}): Promise<string[]> =>
  (await as(who).call(listLeads, { query: { limit: 100, ...query } })).body.items.map(({ id }: { id: string }) => id);

describe('PUB-08: a request that asks for a lawyer', () => {
  it('is given to the lawyer, who finds, reads and answers it, and to nobody else', async () => {
    const id = await leads.ask(anotherPhone(), { ...forLawyer('maya'), lastName: 'Zakhem' });
    expect(await ownerOf(id)).toBe(MAYA);
    expect(await leads.eventsOf(LeadReceivedV1, id)).toMatchObject([{ ownerId: MAYA }]);
    for (const query of [{}, { status: 'new' }, { waiting: 'true' }, { search: 'zakhem' }, { sort: 'respondBy' }]) {
      expect([query, (await found(maya, query)).includes(id)]).toEqual([query, true]);
      expect([query, (await found(ziad, query)).includes(id)]).toEqual([query, false]);
    }
    expect((await as(ziad).call(getLead, { params: { id } })).body.code).toBe('NOT_FOUND');
    const read = (await as(maya).call(getLead, { params: { id } })).body;
    expect(read).toMatchObject({ owner: { id: MAYA }, wish: { lawyer: 'maya' } });
    const answered = await as(maya).call(answerLead, { params: { id }, body: { version: read.version } });
    expect(answered.body).toMatchObject({ status: 'contacted', answered: { by: { id: MAYA } } });
    expect((await as(maya).call(addLeadNote, { params: { id }, body: { text: 'Called.' } })).status).toBe(200);
    const moved = await as(maya).call(moveLead, {
      ...{ params: { id }, body: { to: 'qualified' as const, reason: '', version: 2 } },
    });
    expect(moved.body).toMatchObject({ status: 'qualified' });
  });

  it.each([
    ['nobody in particular', () => forLawyer(null)],
    ['a lawyer whom the site ties to no account', () => forLawyer('nobody')],
    ['a lawyer whom the site does not show', () => forLawyer('stranger')],
    [
      'somebody who may be given no requests any more',
      () => {
        able = [ZIAD];
        return forLawyer('maya');
      },
    ],
    ...(['UNAVAILABLE', 'FORBIDDEN'] as const).map(
      (code) =>
        [
          `a lawyer of whom the site answers ${code}`,
          () => {
            leads.service.rpcAnswers(accountOfAttorney, () => {
              throw new DomainError(code);
            });
            return forLawyer('maya');
          },
        ] as const,
    ),
  ])('for %s is kept, and nobody’s', async (_whom, wish) => {
    const id = await leads.ask(anotherPhone(), wish());
    expect(await ownerOf(id)).toBeNull();
    // Hearers of builds before are told nothing that they do not know.
    expect(await leads.eventsOf(LeadReceivedV1, id)).toEqual([
      expect.not.objectContaining({ ownerId: expect.anything() }),
    ]);
  });

  it('D-058: takes the lead of its number along where nobody takes care of it, and leaves it where somebody does', async () => {
    const [free, taken] = [anotherPhone(), anotherPhone()];
    const [first, second] = [await leads.ask(free), await leads.ask(taken, forLawyer('ziad'))];
    const further = [await leads.ask(free, forLawyer('maya')), await leads.ask(taken, forLawyer('maya'))];
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([MAYA, ZIAD]);
    expect(await leads.eventsOf(LeadReceivedV1, further[0] ?? '')).toMatchObject([{ ownerId: MAYA }]);
    expect(await leads.eventsOf(LeadReceivedV1, further[1] ?? '')).toMatchObject([{ ownerId: ZIAD }]);
    // The address of a further request shows its lead, to whom that is shown.
    expect((await as(maya).call(getLead, { params: { id: further[0] ?? '' } })).body.id).toBe(first);
    expect((await as(maya).call(getLead, { params: { id: further[1] ?? '' } })).status).toBe(404);
  });

  it('D-058: moves its task and is logged when it takes a lead along', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone);
    await leads.ask(phone, forLawyer('maya'));
    const { reference } = await leads.stored(id);
    expect(await leads.eventsOf(LeadGivenV1, id)).toEqual([{ leadId: id, reference, ownerId: MAYA, by: null }]);
    const lines = await leads.service.model('AuditEntry').find({ subjectId: id }).lean();
    expect(lines).toMatchObject([{ action: 'lead.owner-set', before: { owner: null }, after: { owner: MAYA } }]);
  });

  it('D-058: shows no lawyer what somebody else wrote from the same number', async () => {
    const [unowned, owned] = [anotherPhone(), anotherPhone()];
    const wife = { firstName: 'Wife', message: 'Is this secret?' };
    const husband = { firstName: 'Husband' };
    const [hers, given] = [await leads.ask(unowned, wife), await leads.ask(owned, forLawyer('ziad'))];
    // Whoever asks for a lawyer under another name asks for themselves.
    const his = await leads.ask(unowned, { ...husband, ...forLawyer('maya') });
    const other = await leads.ask(owned, { ...husband, ...forLawyer('maya') });
    expect([await ownerOf(hers), await ownerOf(his), await ownerOf(given), await ownerOf(other)]).toEqual([
      ...[null, MAYA, ZIAD, MAYA],
    ]);
    // Asked for by the first, with a request of another behind it, the lawyer waits for somebody to decide.
    const behind = anotherPhone();
    const first = await leads.ask(behind, wife);
    await leads.ask(behind, { ...husband, message: 'Mine.' });
    await leads.ask(behind, { ...wife, ...forLawyer('maya') });
    expect(await ownerOf(first)).toBeNull();
    const { further } = await leads.read(first);
    expect(further).toHaveLength(2);
    await leads.separate(first, further[1].id);
    expect(await ownerOf(first)).toBe(MAYA);
    expect(await leads.eventsOf(LeadGivenV1, first)).toMatchObject([{ ownerId: MAYA, by: expect.any(String) }]);
    // Nothing is added to what somebody takes care of, but by its sender.
    const stranger = await leads.ask(owned, husband);
    expect((await leads.read(given)).further).toEqual([]);
    expect((await leads.read(other)).further).toMatchObject([{ id: stranger }]);
  });

  it('D-058: is the lawyer’s once it is separated, and they are told', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone, forLawyer('ziad'));
    const requestId = await leads.ask(phone, forLawyer('maya'));
    expect((await leads.separate(id, requestId)).status).toBe(200);
    expect(await found(maya)).toContain(requestId);
    const { reference } = await leads.stored(requestId);
    expect(await leads.eventsOf(LeadGivenV1, requestId)).toEqual([
      { leadId: requestId, reference, ownerId: MAYA, by: expect.any(String) },
    ]);
    expect((await leads.read(requestId)).timeline).toMatchObject([
      { what: 'separated_from' },
      { what: 'owner', owner: { id: MAYA } },
    ]);
  });

  it('D-058: is nobody’s once it is separated, where the lawyer may be given none any more', async () => {
    const phone = anotherPhone();
    const id = await leads.ask(phone, forLawyer('ziad'));
    const requestId = await leads.ask(phone, forLawyer('maya'));
    able = [ZIAD];
    expect((await leads.separate(id, requestId)).status).toBe(200);
    expect(await ownerOf(requestId)).toBeNull();
    expect(await leads.eventsOf(LeadGivenV1, requestId)).toEqual([]);
  });

  it('LEAD-09: is reminded of by its owner, too', async () => {
    await leads.at(march(9, 9));
    const id = await leads.ask(anotherPhone(), forLawyer('maya'));
    const { respondBy } = await leads.stored(id);
    leads.service.setTime(respondBy);
    await leads.service.app.get(EscalateWaitingLeads).look();
    await leads.at(null);
    expect(await leads.eventsOf(LeadWaitingV1, id)).toMatchObject([{ step: 'due', ownerId: MAYA }]);
    expect(await leads.service.ask(promiseOfLead, { leadId: id })).toMatchObject({ ownerId: MAYA });
  });
});

describe('LEAD-06: a lead that was given to somebody', () => {
  beforeAll(async () => {
    // Sessions end when the clock leaps.
    await leads.at(null);
    maya = await leads.service.signInAs({ personId: MAYA, roles: ['lawyer'] });
    ziad = await leads.service.signInAs({ personId: ZIAD, roles: ['lawyer'] });
  });

  it('is told of once for each time it is given, and not for other changes', async () => {
    const id = await leads.ask(anotherPhone());
    const { reference } = await leads.stored(id);
    await give(id, MAYA);
    await give(id, MAYA);
    await leads.answer(id);
    await give(id, null);
    const fact = { leadId: id, reference, by: expect.any(String) };
    expect(await leads.eventsOf(LeadGivenV1, id)).toEqual([
      { ...fact, ownerId: MAYA },
      { ...fact, ownerId: null },
    ]);
  });

  it('can be passed on by its owner, who does not see it any more', async () => {
    const id = await leads.ask(anotherPhone(), forLawyer('maya'));
    expect((await as(maya).call(listLeadOwners, {})).body).toHaveLength(2);
    const passed = await give(id, ZIAD, maya);
    expect(passed.body).toMatchObject({ owner: { id: ZIAD } });
    expect(await leads.eventsOf(LeadGivenV1, id)).toMatchObject([{ ownerId: ZIAD, by: MAYA }]);
    expect((await as(maya).call(getLead, { params: { id } })).status).toBe(404);
    expect((await give(id, MAYA, maya)).status).toBe(404);
    expect(await found(ziad)).toContain(id);
  });

  it('SEC-04: says nothing of other leads of its number to who sees only their own', async () => {
    const phone = anotherPhone();
    const earlier = await leads.ask(phone);
    await leads.move(earlier, 'lost');
    const id = await leads.ask(phone, forLawyer('maya'));
    expect((await as(maya).call(getLead, { params: { id } })).body.samePhone).toEqual([]);
    expect((await leads.read(id)).samePhone).toMatchObject([{ id: earlier }]);
    const noted = await as(maya).call(addLeadNote, { params: { id }, body: { text: 'Called.' } });
    expect(noted.body.samePhone).toEqual([]);
  });

  it('AUTH-11: assistants read all leads and change those that were given to them; intake changes all', async () => {
    const assistant = await leads.service.signInAs({ personId: ZIAD, roles: ['assistant'] });
    const intake = await leads.service.signInAs({ personId: MAYA, roles: ['intake'] });
    const [theirs, other] = [await leads.ask(anotherPhone()), await leads.ask(anotherPhone())];
    await give(theirs, ZIAD, intake);
    expect(await found(assistant)).toEqual(expect.arrayContaining([theirs, other]));
    const answer = async (who: SignedIn, id: string) =>
      (await as(who).call(answerLead, { params: { id }, body: {} })).status;
    expect([await answer(assistant, theirs), await answer(assistant, other)]).toEqual([200, 404]);
    expect(await answer(intake, other)).toBe(200);
    const setClient = async (who: SignedIn) =>
      (await as(who).call(setLeadClient, { params: { id: theirs }, body: { clientId: CLIENT, version: 2 } })).status;
    expect([await setClient(assistant), await setClient(maya), await setClient(intake)]).toEqual([403, 403, 403]);
  });
});
