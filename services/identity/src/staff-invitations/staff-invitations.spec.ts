import { mergeClients } from '@diwan/contracts/people/client-merges/http';
import { createClient } from '@diwan/contracts/people/clients/http';
import { beginPasskey, beginPasskeySignIn, signInByPasskey } from '@diwan/contracts/people/passkeys/http';
import { confirmSecondFactor, enrolSecondFactor, enterSetUpCode } from '@diwan/contracts/people/second-factor/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { listStaff, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { StaffInvitedV1, StaffJoinedV1 } from '@diwan/contracts/people/staff-invitations/events';
import {
  acceptStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  ownStaffInvitation,
  renewStaffInvitation,
  type SentStaffInvitation,
  withdrawStaffInvitation,
} from '@diwan/contracts/people/staff-invitations/http';
import { staffInvitationNotice } from '@diwan/contracts/people/staff-invitations/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  authenticatorCode,
  cookiesOf,
  enterCode,
  giveSetUpCode,
  newContact,
  newPhone,
  newStaff,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';
import { passkeyHolders } from '../testing/passkey-holders.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('invitations of staff', () => {
  let identity: TestIdentity;
  let owner: SignedIn & { phone: string };
  beforeAll(async () => {
    identity = await startIdentity();
    owner = await newStaff(identity, 'owner');
  });
  afterAll(() => identity.stop());
  afterEach(() => identity.setTime(null));

  const at = (caller: SignedIn) => identity.http(caller);
  const { withPasskey } = passkeyHolders(() => identity);
  const typed = (phone: string) => ({
    ...{ name: 'Maya Saliba', phone, language: 'ar' as const },
    roles: ['lawyer' as const],
  });
  const invite = (phone: string, by: SignedIn = owner) => at(by).call(inviteStaff, { body: typed(phone) });
  const sent = async (phone: string, by?: SignedIn): Promise<SentStaffInvitation> => (await invite(phone, by)).body;
  const accept = (caller: SignedIn, { id }: { id: string }, setUpCode: string) =>
    at(caller).call(acceptStaffInvitation, { params: { id }, body: { setUpCode } });
  const read = (caller: SignedIn, { id }: { id: string }) => at(caller).call(ownStaffInvitation, { params: { id } });
  const listed = async ({ id }: { id: string }, by: SignedIn = owner) =>
    (await at(by).call(listStaffInvitations, {})).body.find((one: { id: string }) => one.id === id);
  const rolesOf = async (session: SignedIn) => (await at(session).call(currentSession, {})).body.person?.roles;
  const notice = ({ id }: { id: string }) => identity.ask(staffInvitationNotice, { invitationId: id });

  it('OFF-09: an invitation makes nobody staff, and its message has neither name nor code', async () => {
    const phone = newPhone();
    const contact = await newContact(identity, phone);
    const { invitation, setUpCode } = await sent(phone);
    expect(invitation).toMatchObject({ state: 'pending', phone, language: 'ar', roles: ['lawyer'] });
    expect(await rolesOf(contact)).toEqual(['client']);
    expect((await at(owner).call(listStaff, {})).body.map((one: { phone: string }) => one.phone)).not.toContain(phone);
    const events = await identity.eventsOf(StaffInvitedV1);
    expect(events.at(-1)?.payload).toEqual({ invitationId: invitation.id, version: 1 });
    const told = await notice(invitation);
    expect(told).toMatchObject({ state: 'pending', phone, language: 'ar', path: `/admin-login/${invitation.id}` });
    expect(JSON.stringify(told)).not.toContain('Maya');
    const stored = await identity.model('StaffInvitation').findById(invitation.id).lean();
    expect(JSON.stringify([told, stored])).not.toContain(setUpCode);
    expect(JSON.stringify(await at(owner).call(listStaffInvitations, {}))).not.toContain(setUpCode);
  });

  it('OFF-09: who signs in with the phone and has the code becomes staff, sets up the second factor there, and owners are told', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    const person = await newContact(identity, phone);
    expect((await read(person, invitation)).body).toEqual({
      ...{ id: invitation.id, roles: ['lawyer'], state: 'pending' },
      ...{ invitedByName: 'Test owner', expiresAt: invitation.expiresAt },
    });
    const answer = await accept(person, invitation, ` ${setUpCode.toUpperCase().replace('-', ' ')} `);
    expect(answer).toMatchObject({ status: 200, body: { person: { roles: ['lawyer'], secondFactor: 'none' } } });
    const joined = sessionOf(identity, answer);
    expect(await rolesOf(person)).toBeUndefined();
    expect((await at(joined).call(enrolSecondFactor, {})).status).toBe(201);
    expect(await listed(invitation)).toMatchObject({ state: 'accepted', endedAt: expect.any(String) });
    expect((await identity.eventsOf(StaffJoinedV1)).at(-1)?.payload).toMatchObject({ personId: joined.personId });
    expect(await actionsOf(identity, 'person', joined.personId)).toContain('staff.joined');
    expect((await accept(joined, invitation, setUpCode)).status).toBe(409);
    expect((await invite(phone)).body.code).toBe('DUPLICATE');
  });

  it('OFF-09: who has the phone alone becomes nothing, however often they guess', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    const stranger = await newContact(identity, phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(stranger, invitation, 'aaaaa-aaaaa')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
    expect(await rolesOf(stranger)).toEqual(['client']);
    expect((await accept(stranger, invitation, setUpCode)).status).toBe(429);
    // Whoever has the phone keeps nobody out for good: sent again, it has tries of its own.
    const renewed = await at(owner).call(renewStaffInvitation, { params: { id: invitation.id } });
    expect((await accept(stranger, invitation, 'aaaaa-aaaaa')).status).toBe(401);
    expect((await accept(stranger, invitation, renewed.body.setUpCode)).status).toBe(200);
    const wrong = { subject: 'staff-invitation', subjectId: invitation.id, action: 'set-up-code.wrong' };
    expect(await identity.model('AuditEntry').countDocuments(wrong)).toBe(6);
  });

  it('OFF-09: the second factor of somebody who joined is set up by nobody who has their phone alone', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    await accept(await newContact(identity, phone), invitation, setUpCode);
    const later = await signIn(identity, phone);
    expect((await at(later).call(enrolSecondFactor, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    const enter = (typedCode: string) => at(later).call(enterSetUpCode, { body: { setUpCode: typedCode } });
    expect((await enter('aaaaa-aaaaa')).body.code).toBe('SET_UP_CODE_INVALID');
    // Whose browser was closed before the end goes on with the same code, for a day.
    expect((await enter(setUpCode)).status).toBe(204);
    expect((await at(later).call(enrolSecondFactor, {})).status).toBe(201);
    identity.setTime(new Date(Date.now() + DAY + MINUTE));
    const tooLate = await signIn(identity, phone);
    const answer = await at(tooLate).call(enterSetUpCode, { body: { setUpCode } });
    expect(answer.body.code).toBe('SET_UP_CODE_INVALID');
  });

  it('OFF-09: a code that an owner gives later ends what the one before has opened', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    const joined = sessionOf(identity, await accept(await newContact(identity, phone), invitation, setUpCode));
    const { body } = await at(joined).call(enrolSecondFactor, {});
    // As if the request that resets it had died before it ended the sessions.
    await giveSetUpCode(identity, joined.personId);
    expect((await at(joined).call(enrolSecondFactor, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    expect((await at(joined).call(beginPasskey, {})).body.code).toBe('SET_UP_CODE_REQUIRED');
    const code = authenticatorCode(identity, body.secret);
    expect((await at(joined).call(confirmSecondFactor, { body: { code } })).body.code).toBe('SET_UP_CODE_REQUIRED');
    await enterCode(identity, joined);
    expect((await at(joined).call(confirmSecondFactor, { body: { code } })).status).toBe(200);
  });

  it('OFF-09: who comes back confirms by nothing that they had before', async () => {
    const { personId, phone, device } = await withPasskey('lawyer');
    const end = { params: { id: personId }, body: { roles: [], rolesVersion: 1 } };
    expect((await at(owner).call(setStaffRoles, end)).status).toBe(200);
    const { invitation, setUpCode } = await sent(phone);
    const answer = await accept(await signIn(identity, phone), invitation, setUpCode);
    expect(answer.body.person).toMatchObject({ roles: ['lawyer'], secondFactor: 'none' });
    const begun = await identity.http().call(beginPasskeySignIn, {});
    const cookie = cookiesOf(begun).join('; ');
    const assertion = device.use(begun.body);
    const old = await identity.http().call(signInByPasskey, { body: { assertion } }, { Cookie: cookie });
    expect(old.body.code).toBe('PASSKEY_INVALID');
    expect((await at(sessionOf(identity, answer)).call(enrolSecondFactor, {})).status).toBe(201);
  });

  it('OFF-09: who accepts in a session of days ago goes on in one that lasts', async () => {
    const phone = newPhone();
    const person = await newContact(identity, phone);
    identity.setTime(new Date(Date.now() + 3 * DAY));
    const { invitation, setUpCode } = await sent(phone, await newStaff(identity, 'owner'));
    const joined = sessionOf(identity, await accept(person, invitation, setUpCode));
    expect(await rolesOf(joined)).toEqual(['lawyer']);
    expect((await at(joined).call(enrolSecondFactor, {})).status).toBe(201);
  });

  it('OFF-09: another phone finds nothing, nor does a session that another phone opened', async () => {
    const clients = await Promise.all(
      [newPhone(), newPhone()].map((phone) => at(owner).call(createClient, { body: typedClient({ phone }) })),
    );
    const [kept, merged] = clients.map(({ body }) => body);
    const both = { keptId: kept.id, mergedId: merged.id, keptVersion: kept.version, mergedVersion: merged.version };
    await at(owner).call(mergeClients, { body: { ...both, take: [], signIn: 'both' } });
    const { invitation, setUpCode } = await sent(kept.phone);
    const through = await signIn(identity, merged.phone);
    expect(through.personId).toBe(kept.id);
    for (const other of [through, await newContact(identity), owner]) {
      expect((await read(other, invitation)).status).toBe(404);
      expect((await accept(other, invitation, setUpCode)).status).toBe(404);
    }
    const refused = await invite(merged.phone);
    expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { phone: 'opens_another' } } });
    expect((await accept(await signIn(identity, kept.phone), invitation, setUpCode)).status).toBe(200);
  });

  it('OFF-09: after seven days it is accepted no more, and the same phone is invited anew', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt)).toBe(7 * DAY);
    expect((await invite(phone)).body).toMatchObject({ code: 'DUPLICATE', fieldErrors: { phone: 'invited_already' } });
    identity.setTime(new Date(Date.now() + 7 * DAY + MINUTE));
    const again = await newStaff(identity, 'owner');
    expect((await listed(invitation, again)).state).toBe('expired');
    expect((await notice(invitation))?.state).toBe('expired');
    const person = await newContact(identity, phone);
    expect((await read(person, invitation)).body.state).toBe('expired');
    expect((await accept(person, invitation, setUpCode)).body.code).toBe('CONFLICT');
    expect((await invite(phone, again)).status).toBe(201);
    expect((await listed(invitation, again)).state).toBe('withdrawn');
  });

  it('OFF-09: sent again, it has a new end and a new code; the one before works no more', async () => {
    const phone = newPhone();
    const first = await sent(phone);
    identity.setTime(new Date(Date.now() + 8 * DAY));
    const other = await newStaff(identity, 'owner');
    const params = { id: first.invitation.id };
    const { body } = await at(other).call(renewStaffInvitation, { params });
    expect(body.invitation).toMatchObject({ id: first.invitation.id, state: 'pending' });
    expect(body.setUpCode).not.toBe(first.setUpCode);
    expect((await identity.eventsOf(StaffInvitedV1)).at(-1)?.payload).toEqual({ invitationId: params.id, version: 2 });
    const person = await newContact(identity, phone);
    expect((await accept(person, first.invitation, first.setUpCode)).body.code).toBe('SET_UP_CODE_INVALID');
    expect((await accept(person, first.invitation, body.setUpCode)).status).toBe(200);
    expect((await at(other).call(renewStaffInvitation, { params })).status).toBe(409);
  });

  it('OFF-09: withdrawn, it is accepted no more and stays in sight', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    const params = { id: invitation.id };
    expect((await at(owner).call(withdrawStaffInvitation, { params })).body.state).toBe('withdrawn');
    const person = await newContact(identity, phone);
    expect((await accept(person, invitation, setUpCode)).body.code).toBe('CONFLICT');
    expect((await listed(invitation)).state).toBe('withdrawn');
    expect((await at(owner).call(withdrawStaffInvitation, { params })).status).toBe(409);
    expect((await at(owner).call(renewStaffInvitation, { params })).status).toBe(409);
    const unknown = { id: '0123456789abcdef01234567' };
    expect((await at(owner).call(withdrawStaffInvitation, { params: unknown })).status).toBe(404);
    expect((await at(owner).call(renewStaffInvitation, { params: unknown })).status).toBe(404);
  });

  it('OFF-09: an owner who is one no more leaves no invitation behind that somebody could accept', async () => {
    const leaving = await newStaff(identity, 'owner');
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone, leaving);
    const change = { params: { id: leaving.personId }, body: { roles: ['lawyer' as const], rolesVersion: 1 } };
    expect((await at(owner).call(setStaffRoles, change)).status).toBe(200);
    expect((await listed(invitation)).state).toBe('expired');
    const person = await newContact(identity, phone);
    expect((await accept(person, invitation, setUpCode)).body.code).toBe('CONFLICT');
    expect((await personOf(identity, person.personId))?.roles).toEqual([]);
  });

  it('OFF-09: withdrawn and accepted at once, one of them holds', async () => {
    const phone = newPhone();
    const { invitation, setUpCode } = await sent(phone);
    const person = await newContact(identity, phone);
    const params = { id: invitation.id };
    const [withdrawn, accepted] = await Promise.all([
      at(owner).call(withdrawStaffInvitation, { params }),
      accept(person, invitation, setUpCode),
    ]);
    expect([withdrawn.status, accepted.status].sort()).toEqual([200, 409]);
    const roles = (await personOf(identity, person.personId))?.roles;
    expect(roles).toEqual(accepted.status === 200 ? ['lawyer'] : []);
  });

  it('D-021: only owners invite, see, renew and withdraw, soon after a confirmation', async () => {
    const phone = newPhone();
    const { invitation } = await sent(phone);
    const params = { id: invitation.id };
    for (const caller of [await newContact(identity), await newStaff(identity, 'admin')]) {
      expect((await invite(newPhone(), caller)).status).toBe(403);
      expect((await at(caller).call(listStaffInvitations, {})).status).toBe(403);
      expect((await at(caller).call(renewStaffInvitation, { params })).status).toBe(403);
      expect((await at(caller).call(withdrawStaffInvitation, { params })).status).toBe(403);
    }
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    for (const answer of [await invite(newPhone()), await at(owner).call(renewStaffInvitation, { params })])
      expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
    const premium = await invite('+44 900 123 4567', await newStaff(identity, 'owner'));
    expect(premium).toMatchObject({ status: 400, body: { fieldErrors: { phone: 'invalid_phone' } } });
  });
});
