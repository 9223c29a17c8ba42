import { SignedInFromNewDeviceV1 } from '@diwan/contracts/people/sign-in/events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  codeFor,
  cookiesOf,
  newContact,
  newPhone,
  startIdentity,
  type TestIdentity,
  verify,
} from '../testing/identity.js';
import { KnownDevices } from './known-devices.js';

describe('known devices', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  const signIn = async (phone: string, browser = '') => verify(identity, await codeFor(identity, phone, browser));
  const deviceCookie = (cookies: string[]) => cookies.find((cookie) => cookie.startsWith('__Host-device=')) ?? '';
  const isKnown = (cookie: string, phone: string) =>
    identity.app.get(KnownDevices, { strict: false }).isKnown({ headers: { cookie } }, phone);
  const newsOf = async (personId: string) =>
    (await identity.eventsOf(SignedInFromNewDeviceV1)).filter(({ payload }) => payload.personId === personId).length;

  it('a browser is known for the phones that were signed in with there, by a signed cookie', async () => {
    const phone = newPhone();
    await newContact(identity, phone);
    const answer = await signIn(phone);
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = deviceCookie(cookiesOf(answer));
    expect(await isKnown(cookie, phone)).toBe(true);
    expect(await isKnown(cookie, newPhone())).toBe(false);
    expect(await isKnown(cookie.replace(/\.[\w-]/, '.!'), phone)).toBe(false);
    expect(await isKnown('', phone)).toBe(false);
  });

  it('M8: a sign-in from a device not known is told, the first one of all and those from known devices are not', async () => {
    const phone = newPhone();
    const { personId } = await newContact(identity, phone);
    expect(await newsOf(personId)).toBe(0);
    const cookie = deviceCookie(cookiesOf(await signIn(phone)));
    expect(await newsOf(personId)).toBe(1);
    const again = await signIn(phone, cookie);
    expect(deviceCookie(cookiesOf(again))).toBe(cookie);
    expect(await newsOf(personId)).toBe(1);
  });
});
