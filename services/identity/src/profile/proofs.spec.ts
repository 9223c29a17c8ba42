import { createClient } from '@diwan/contracts/people/clients/http';
import { PhoneChangedV1 } from '@diwan/contracts/people/profile/events';
import {
  changeOwnPhone,
  getOwnProfile,
  requestEmailCode,
  requestPhoneCode,
  setOwnProfile,
  verifyEmail,
} from '@diwan/contracts/people/profile/http';
import { formerPhone } from '@diwan/contracts/people/profile/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  cookiesOf,
  newContact,
  newPhone,
  newStaff,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from '../testing/identity.js';

describe('PORT-08: what people prove of themselves', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.setTime(null));
  afterAll(() => identity.stop());

  const profileOf = async (person: SignedIn) => (await identity.http(person).call(getOwnProfile, {})).body;
  const setEmail = async (person: SignedIn, email: string | null) => {
    const { whatsappNumber, address, language, version } = await profileOf(person);
    return identity.http(person).call(setOwnProfile, { body: { whatsappNumber, email, address, language, version } });
  };
  /** Asks for a code and gives it back with the browser that asked. */
  async function codeBy(person: SignedIn, row: typeof requestEmailCode | typeof requestPhoneCode, body: object) {
    const answer = await identity.http(person).call(row as typeof requestPhoneCode, { body: body as never });
    const sent = identity.sent.find(({ challengeId }) => challengeId === answer.body.challengeId);
    if (!sent) throw new Error(`no code was sent: ${answer.text}`);
    const browser = { ...person, cookie: [person.cookie, ...cookiesOf(answer)].join('; ') };
    return { browser, to: sent.to, body: { challengeId: sent.challengeId, code: sent.code } };
  }

  it('an e-mail address counts as theirs once its code is typed, until it is another one', async () => {
    const person = await newContact(identity);
    expect((await identity.http(person).call(requestEmailCode, { body: { language: 'en' } })).status).toBe(404);
    expect((await setEmail(person, 'rana@example.com')).body.emailVerified).toBe(false);
    const { browser, to, body } = await codeBy(person, requestEmailCode, { language: 'en' });
    expect(to).toBe('rana@example.com');
    expect((await identity.http(browser).call(verifyEmail, { body })).body.emailVerified).toBe(true);
    expect(await actionsOf(identity, 'person', person.personId)).toContain('person.email-verified');
    expect((await setEmail(person, 'rana@example.org')).body.emailVerified).toBe(false);
    expect((await setEmail(person, 'rana@example.com')).body.emailVerified).toBe(true);
  });

  it('nobody proves an address with a code of somebody else, nor one that was replaced meanwhile', async () => {
    const [person, other] = [await newContact(identity), await newContact(identity)];
    await setEmail(person, 'a@example.com');
    await setEmail(other, 'a@example.com');
    const { browser, body } = await codeBy(person, requestEmailCode, { language: 'en' });
    const thief = { ...other, cookie: `${other.cookie}; ${browser.cookie.split('; ').slice(1).join('; ')}` };
    expect((await identity.http(thief).call(verifyEmail, { body })).body.code).toBe('OTP_INVALID');
    await setEmail(person, 'b@example.com');
    expect((await identity.http(browser).call(verifyEmail, { body })).body.code).toBe('CONFLICT');
  });

  it('the phone changes with both proven: a fresh sign-in by the old one, a code to the new one; sessions end', async () => {
    const owner = await newStaff(identity, 'owner');
    const [old, phone] = [newPhone(), newPhone()];
    const { body: client } = await identity.http(owner).call(createClient, { body: typedClient({ phone: old }) });
    const person = await signIn(identity, old);
    const { browser, to, body } = await codeBy(person, requestPhoneCode, { phone, language: 'en' });
    expect(to).toBe(phone);
    expect((await identity.http(browser).call(changeOwnPhone, { body })).status).toBe(204);
    expect((await identity.http(person).call(getOwnProfile, {})).status).toBe(401);
    const again = await signIn(identity, phone);
    expect(again.personId).toBe(client.id);
    expect(await profileOf(again)).toMatchObject({ phone });
    expect(await actionsOf(identity, 'person', client.id)).toContain('person.phone-changed');
    const [changed] = await identity.eventsOf(PhoneChangedV1);
    const { personId, at } = changed?.payload ?? { personId: '', at: '' };
    expect(personId).toBe(client.id);
    expect(await identity.ask(formerPhone, { personId, at })).toMatchObject({ phone: old });
    expect(await identity.ask(formerPhone, { personId, at: new Date(0).toISOString() })).toBeNull();
  });

  it('the phone stays when the sign-in is old, when it is somebody’s already, and for staff', async () => {
    const [person, other, lawyer] = [
      await newContact(identity),
      await newContact(identity),
      await newStaff(identity, 'lawyer'),
    ];
    const taken = (await profileOf(other)).phone;
    const { browser, body } = await codeBy(person, requestPhoneCode, { phone: taken, language: 'en' });
    expect((await identity.http(browser).call(changeOwnPhone, { body })).body.code).toBe('DUPLICATE');
    const own = { phone: (await profileOf(person)).phone, language: 'en' as const };
    expect((await identity.http(person).call(requestPhoneCode, { body: own })).body.fieldErrors).toEqual({
      phone: 'own_phone',
    });
    const wish = { phone: newPhone(), language: 'en' as const };
    expect((await identity.http(lawyer).call(requestPhoneCode, { body: wish })).status).toBe(403);
    identity.setTime(new Date(Date.now() + 16 * 60_000));
    const stale = await identity.http(person).call(requestPhoneCode, { body: wish });
    expect(stale.body.code).toBe('FRESH_SIGN_IN_REQUIRED');
  });
});
