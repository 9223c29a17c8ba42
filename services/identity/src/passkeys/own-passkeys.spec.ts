import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  listOwnPasskeys,
  removePasskey,
} from '@diwan/contracts/people/passkeys/http';
import { confirmSecondFactor, enrolSecondFactor } from '@diwan/contracts/people/second-factor/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  authenticatorCode,
  confirmed,
  newContact,
  newStaffWithoutFactor,
  sessionOf,
  startIdentity,
  type TestIdentity,
} from '../testing/identity.js';
import { passkeyHolders } from '../testing/passkey-holders.js';

const MINUTE = 60_000;

describe('AUTH-13: one’s own passkeys', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.setTime(null));
  afterAll(() => identity.stop());

  const at = (caller: SignedIn) => identity.http(caller);
  const { add, withPasskey } = passkeyHolders(() => identity);

  it('clients neither add one nor confirm with one', async () => {
    const contact = await newContact(identity);
    expect(await at(contact).call(beginPasskey, {})).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await at(contact).call(beginPasskeyConfirmation, {})).status).toBe(404);
    expect((await at(contact).call(listOwnPasskeys, {})).body).toEqual([]);
  });

  it('a credential has one owner', async () => {
    const { device, session } = await withPasskey();
    const { body } = await at(session).call(beginPasskey, {});
    expect(body.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id]);
    const again = await at(session).call(addPasskey, { body: { credential: device.make(body) } });
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
  });

  it('removing one takes a recent confirmation', async () => {
    const { session } = await withPasskey();
    const [own] = (await at(session).call(listOwnPasskeys, {})).body;
    identity.setTime(new Date(Date.now() + 16 * MINUTE));
    const answer = await at(session).call(removePasskey, { params: { id: own.id } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
  });

  it('whoever confirmed by an authenticator adds one without new recovery codes', async () => {
    const staff = await newStaffWithoutFactor(identity, 'owner');
    const { body } = await at(staff).call(enrolSecondFactor, {});
    const code = authenticatorCode(identity, body.secret);
    const session = sessionOf(identity, await at(staff).call(confirmSecondFactor, { body: { code } }));
    const { answer } = await add(session);
    expect(answer).toMatchObject({ status: 201, body: { recoveryCodes: null } });
    const [own] = (await at(session).call(listOwnPasskeys, {})).body;
    expect((await at(session).call(removePasskey, { params: { id: own.id } })).status).toBe(204);
    expect((await confirmed(identity, session)).personId).toBe(staff.personId);
  });
});
