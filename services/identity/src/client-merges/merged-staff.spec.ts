import { useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { mergeClients, undoMerge } from '@diwan/contracts/people/client-merges/http';
import { createClient } from '@diwan/contracts/people/clients/http';
import { peopleAtPhone } from '@diwan/contracts/people/persons/questions';
import { changeOwnPhone, requestPhoneCode } from '@diwan/contracts/people/profile/http';
import { enrolSecondFactor, enterSetUpCode } from '@diwan/contracts/people/second-factor/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import { eventually, type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonRecord } from '../persons/person.schema.js';
import { Sessions } from '../sessions/sessions.service.js';
import {
  ADMIN_KEY,
  actionsOf,
  cookiesOf,
  enterCode,
  giveSetUpCode,
  joinStaff,
  newPhone,
  newStaff,
  personOf,
  SET_UP_CODE,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';

let identity: TestIdentity;
let owner: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  owner = await newStaff(identity, 'owner');
});
afterAll(() => identity.stop());

interface AClient {
  id: string;
  phone: string;
  version: number;
}
const aClient = async (changes = {}): Promise<AClient> =>
  (await identity.http(owner).call(createClient, { body: typedClient({ phone: newPhone(), ...changes }) })).body;
const merge = (merged: AClient, kept: AClient, more: object = {}) =>
  identity.http(owner).call(mergeClients, {
    body: {
      ...{ keptId: kept.id, mergedId: merged.id, keptVersion: kept.version, mergedVersion: merged.version },
      ...{ take: [], signIn: 'both' as const },
      ...more,
    },
  });
const undo = (id: string) => identity.http(owner).call(undoMerge, { params: { id } });
/** They are invited and accept. */
const invite = ({ phone }: { phone: string }) => joinStaff(identity, owner, phone, ['admin']);
/** A role that was there before anybody ended the ways of other phones, or that a request wrote before it died. */
const giveRole = ({ id }: AClient) => identity.model('Person').updateOne({ _id: id }, { $set: { roles: ['admin'] } });
const whoIs = async (session: SignedIn) => (await identity.http(session).call(currentSession, {})).body.person;

/** Two clients who were merged, each able to sign in. */
async function aMergedPair() {
  const [kept, other] = [await aClient(), await aClient()];
  const { body } = await merge(other, kept);
  return { kept, other, mergeId: body.id as string };
}

/** A phone whose record was merged into one that was merged in turn, so that it opens the third. */
async function aChain() {
  const [last, middle, first] = [await aClient(), await aClient(), await aClient()];
  await merge(first, middle);
  const { version } = (await personOf(identity, middle.id)) as PersonRecord;
  await merge({ ...middle, version }, last);
  return { last, middle, first };
}

describe('S-3: the phone of a merged record does not open the account of staff', () => {
  it('S-3: who arrives at staff through other records signs in as themselves', async () => {
    const { last, middle, first } = await aChain();
    expect((await signIn(identity, first.phone)).personId).toBe(last.id);
    await giveRole(last);
    for (const { phone, id } of [last, middle, first]) expect((await signIn(identity, phone)).personId).toBe(id);
    expect((await whoIs(await signIn(identity, first.phone))).roles).toEqual(['client']);
    expect(await identity.ask(peopleAtPhone, { phone: first.phone })).toEqual({ ids: [first.id] });
  });

  it('S-3: the first role ends all sessions of before and the sign-in of every record merged into theirs', async () => {
    const { last, middle, first } = await aChain();
    const before = await Promise.all([last, middle, first].map(({ phone }) => signIn(identity, phone)));
    expect(before.map(({ personId }) => personId)).toEqual([last.id, last.id, last.id]);
    const joined = await invite(last);
    for (const session of before) expect(await whoIs(session)).toBeNull();
    expect((await whoIs(joined)).roles).toEqual(['admin', 'client']);
    for (const { id } of [middle, first]) {
      expect((await personOf(identity, id))?.merged?.signsIn).toBe(false);
      expect(await actionsOf(identity, 'person', id)).toContain('person.other-phones-ended');
    }
    const line = await identity
      .model('AuditEntry')
      .findOne({ action: 'person.other-phones-ended', subjectId: last.id });
    expect(line).toMatchObject({ after: { mergedIds: [middle.id, first.id] }, personId: last.id });
    expect(await identity.model('Device').countDocuments({ personId: last.id })).toBe(0);
    expect((await whoIs(await signIn(identity, last.phone))).roles).toEqual(['admin', 'client']);
    expect((await signIn(identity, first.phone)).personId).toBe(first.id);
  });

  it('S-3: a client without merged records becomes staff without a line about phones', async () => {
    const client = await aClient();
    await invite(client);
    const actions = await actionsOf(identity, 'person', client.id);
    expect(actions).toContain('staff.joined');
    expect(actions).not.toContain('person.other-phones-ended');
  });

  it('S-3: sessions of before end even when the request that gave the role died', async () => {
    const { kept, other } = await aMergedPair();
    const session = await signIn(identity, other.phone);
    await giveRole(kept);
    await identity.deliver(RolesChangedV1, { personId: kept.id, roles: ['admin', 'client'], by: owner.personId });
    await eventually(async () => expect(await whoIs(session)).toBeNull());
  });

  it('S-3: a session of before sets up no second factor in the meantime', async () => {
    const { kept, other } = await aMergedPair();
    const session = await signIn(identity, other.phone);
    await giveRole(kept);
    await giveSetUpCode(identity, kept.id);
    const entered = await identity.http(session).call(enterSetUpCode, { body: { setUpCode: SET_UP_CODE } });
    expect(entered).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await identity.http(session).call(enrolSecondFactor, {})).status).toBe(403);
    const own = await signIn(identity, kept.phone);
    await enterCode(identity, own);
    expect((await identity.http(own).call(enrolSecondFactor, {})).status).toBe(201);
  });

  it('S-3: a session that is opened while its person gets the role is ended, too', async () => {
    const { kept, other } = await aMergedPair();
    const asClient = (await personOf(identity, kept.id)) as PersonRecord;
    await invite(kept);
    const origin = { device: { browser: 'other', system: 'other' }, throughId: other.id } as const;
    const sessions = identity.app.get(Sessions, { strict: false });
    const { cookie } = await sessions.open(asClient, { ...origin, replacedKey: null, bothFactors: false });
    const headers = { Cookie: cookie.split(';')[0] as string };
    expect((await identity.http().get('/api/identity/my/profile', headers)).status).toBe(401);
  });

  it('S-3: merging and giving the role at once leaves no phone of another that opens the account', async () => {
    const pairs = await Promise.all(Array.from({ length: 3 }, async () => [await aClient(), await aClient()] as const));
    // Some are merged before the role, some are refused because of it.
    await Promise.all([...pairs.map(([kept, other]) => merge(other, kept)), ...pairs.map(([kept]) => invite(kept))]);
    for (const [kept, other] of pairs) {
      expect((await personOf(identity, kept.id))?.roles).toEqual(['admin']);
      expect((await personOf(identity, other.id))?.merged?.signsIn ?? false).toBe(false);
    }
  });

  it('S-3: staff are not merged, on either side', async () => {
    const [colleague, client] = [await aClient(), await aClient()];
    await invite(colleague);
    expect((await merge(client, colleague)).status).toBe(403);
    expect((await merge(colleague, client)).status).toBe(403);
  });
});

describe('S-3: a phone moves no account that is not its own', () => {
  const newPhoneCode = async (session: SignedIn) => {
    const wish = { phone: newPhone(), language: 'en' as const };
    const answer = await identity.http(session).call(requestPhoneCode, { body: wish });
    const sent = identity.sent.find(({ challengeId }) => challengeId === answer.body.challengeId);
    const browser = { ...session, cookie: [session.cookie, ...cookiesOf(answer)].join('; ') };
    const use = () =>
      identity.http(browser).call(changeOwnPhone, {
        body: { challengeId: sent?.challengeId ?? '', code: sent?.code ?? '000000' },
      });
    return { status: answer.status, use };
  };

  it('S-3: the account is moved to another phone by its own phone alone', async () => {
    const { kept, other } = await aMergedPair();
    expect((await newPhoneCode(await signIn(identity, other.phone))).status).toBe(403);
    expect((await (await newPhoneCode(await signIn(identity, kept.phone))).use()).status).toBe(204);
  });

  it('S-3: nor by a session from before its person got a role', async () => {
    const client = await aClient();
    const { use } = await newPhoneCode(await signIn(identity, client.phone));
    await giveRole(client);
    expect((await use()).status).toBe(403);
    expect((await personOf(identity, client.id))?.phone).toBe(client.phone);
  });

  it('S-3: taking a merge back gives no colleague another phone', async () => {
    const [kept, other] = [await aClient(), await aClient()];
    const { body } = await merge(other, kept, { signIn: 'merged' });
    await invite({ phone: other.phone });
    expect((await undo(body.id)).status).toBe(409);
    expect(await personOf(identity, kept.id)).toMatchObject({ phone: other.phone, roles: ['admin'] });
  });

  it('S-3: taking a merge back gives the other client their file, and leaves what a colleague says of themselves', async () => {
    const [kept, other] = [await aClient({ name: 'Rana', notes: 'A' }), await aClient({ name: 'Rana K', notes: 'B' })];
    const { body } = await merge(other, kept, { take: ['name', 'notes'] });
    await invite(kept);
    expect((await undo(body.id)).status).toBe(200);
    expect(await personOf(identity, kept.id)).toMatchObject({ name: 'Rana K', client: { notes: 'A' } });
    expect((await signIn(identity, other.phone)).personId).toBe(other.id);
  });
});

it('S-3, D-020: the admin key makes nobody owner by the phone of a merged record', async () => {
  const { kept, other } = await aMergedPair();
  await identity.model('Person').updateMany({ roles: 'owner' }, { $set: { roles: ['admin'] } });
  const [own, through] = [await signIn(identity, kept.phone), await signIn(identity, other.phone)];
  const use = (session: SignedIn) => identity.http(session).call(useAdminKey, { body: { key: ADMIN_KEY } });
  expect((await use(through)).status).toBe(403);
  expect(await actionsOf(identity, 'person', kept.id)).toContain('admin-key.refused');
  expect((await use(own)).body.outcome).toBe('granted');
  expect(await whoIs(through)).toBeNull();
  expect((await personOf(identity, other.id))?.merged?.signsIn).toBe(false);
});
