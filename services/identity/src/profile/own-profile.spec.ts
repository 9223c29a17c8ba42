import { createClient, getClient, updateClient } from '@diwan/contracts/people/clients/http';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import {
  getOwnProfile,
  requestWhatsappCode,
  setOwnProfile,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { requestCode } from '@diwan/contracts/people/sign-in/http';
import type { SignedIn, TestAnswer } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  codeFor,
  cookiesOf,
  newContact,
  newPhone,
  newStaff,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
  verify,
} from '../testing/identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => identity.setTime(null));

const profileOf = async (person: SignedIn) => (await identity.http(person).call(getOwnProfile, {})).body;
const change = async (person: SignedIn, changes: object): Promise<TestAnswer> => {
  const { whatsappNumber, email, address, language, version } = await profileOf(person);
  const body = { whatsappNumber, email, address, language, version, ...changes };
  return identity.http(person).call(setOwnProfile, { body });
};
/** Where notices to the person go. */
const reached = async ({ personId }: { personId: string }) =>
  (await identity.ask(reachOfPeople, { ids: [personId] }))[0]?.whatsapp;

/** A code as it arrived at a WhatsApp number, with the cookies of the browser that asked. */
interface WhatsappCode {
  challengeId: string;
  code: string;
  cookie: string;
  to: string;
}
async function whatsappCode(person: SignedIn): Promise<WhatsappCode> {
  const answer = await identity.http(person).call(requestWhatsappCode, { body: { language: 'en' } });
  const sent = identity.sent.find(({ challengeId }) => challengeId === answer.body.challengeId);
  if (answer.status !== 202 || sent === undefined) throw new Error(`no code was sent: ${answer.text}`);
  return { ...sent, cookie: [person.cookie, ...cookiesOf(answer)].join('; ') };
}
const prove = (person: SignedIn, { challengeId, code, cookie }: Omit<WhatsappCode, 'to'>) =>
  identity.http({ ...person, cookie }).call(verifyWhatsapp, { body: { challengeId, code } });

describe('D-011: a second WhatsApp number', () => {
  it('receives nothing until the code that was sent to it is typed, then everything', async () => {
    const person = await newContact(identity);
    const { phone } = await profileOf(person);
    const second = newPhone();
    expect((await change(person, { whatsappNumber: second })).body).toMatchObject({ whatsappVerified: false });
    expect(await reached(person)).toBe(phone);
    const sent = await whatsappCode(person);
    // A text message would prove nothing of WhatsApp.
    expect(identity.sent.at(-1)).toMatchObject({ to: second, whatsappOnly: true });
    expect(sent.to).toBe(second);
    expect(await reached(person)).toBe(phone);
    const answer = await prove(person, sent);
    expect(answer).toMatchObject({ status: 200, body: { whatsappNumber: second, whatsappVerified: true } });
    expect(await reached(person)).toBe(second);
    expect(await actionsOf(identity, 'person', person.personId)).toContain('person.whatsapp-verified');
  });

  it('is used no more once another one takes its place, and that one is not verified', async () => {
    const person = await newContact(identity);
    const { phone } = await profileOf(person);
    const [first, other] = [newPhone(), newPhone()];
    await change(person, { whatsappNumber: first });
    await prove(person, await whatsappCode(person));
    expect((await change(person, { whatsappNumber: other })).body.whatsappVerified).toBe(false);
    expect(await reached(person)).toBe(phone);
    expect((await change(person, { whatsappNumber: first })).body.whatsappVerified).toBe(false);
    expect(await reached(person)).toBe(phone);
  });

  it('is not proven by a sign-in code for the same number, nor does its own code sign anybody in', async () => {
    const person = await newContact(identity);
    const second = newPhone();
    await change(person, { whatsappNumber: second });
    const signingIn = await codeFor(identity, second);
    const cookie = `${person.cookie}; ${signingIn.cookie}`;
    expect(await prove(person, { ...signingIn, cookie })).toMatchObject({ status: 401, body: { code: 'OTP_INVALID' } });
    const proving = await whatsappCode(person);
    const visitor = { ...proving, cookie: proving.cookie.replace(`${person.cookie}; `, '') };
    expect(await verify(identity, visitor)).toMatchObject({ status: 401, body: { code: 'OTP_INVALID' } });
    expect((await profileOf(person)).whatsappVerified).toBe(false);
    expect((await verify(identity, signingIn)).status).toBe(200);
  });

  it("is not proven for one person by another person's code, even for the same number", async () => {
    const [one, other] = [await newContact(identity), await newContact(identity)];
    const shared = newPhone();
    await change(one, { whatsappNumber: shared });
    await change(other, { whatsappNumber: shared });
    const sent = await whatsappCode(one);
    const stolen = { ...sent, cookie: sent.cookie.replace(one.cookie, other.cookie) };
    expect((await prove(other, stolen)).status).toBe(401);
    expect((await profileOf(other)).whatsappVerified).toBe(false);
    expect((await prove(one, sent)).status).toBe(200);
  });

  it('that was changed while its code was on the way is not proven by that code', async () => {
    const person = await newContact(identity);
    await change(person, { whatsappNumber: newPhone() });
    const sent = await whatsappCode(person);
    await change(person, { whatsappNumber: newPhone() });
    expect(await prove(person, sent)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await profileOf(person)).whatsappVerified).toBe(false);
  });

  it('asks for no code where there is nothing to prove', async () => {
    const person = await newContact(identity);
    const asked = () => identity.http(person).call(requestWhatsappCode, { body: { language: 'en' } });
    expect((await profileOf(person)).whatsappVerified).toBe(true);
    expect((await asked()).status).toBe(404);
    await change(person, { whatsappNumber: null });
    expect((await asked()).status).toBe(404);
  });

  it('is proven only by somebody who proved themselves lately', async () => {
    const person = await newContact(identity);
    await change(person, { whatsappNumber: newPhone() });
    identity.setTime(new Date(Date.now() + 16 * 60_000));
    const answer = await identity.http(person).call(requestWhatsappCode, { body: { language: 'en' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } });
  });

  it('is shown to staff as what it is, and a change by staff ends it', async () => {
    const owner = await newStaff(identity, 'owner');
    const second = newPhone();
    const typed = typedClient({ whatsappNumber: second });
    const { body: client } = await identity.http(owner).call(createClient, { body: typed });
    expect(client.whatsappVerified).toBe(false);
    const person = await signIn(identity, client.phone);
    await prove(person, await whatsappCode(person));
    const shown = await identity.http(owner).call(getClient, { params: { id: client.id } });
    expect(shown.body).toMatchObject({ whatsappNumber: second, whatsappVerified: true });
    const save = (changes: object, version: number) =>
      identity.http(owner).call(updateClient, { params: { id: client.id }, body: { ...typed, ...changes, version } });
    const kept = await save({ notes: 'Called.' }, shown.body.version);
    expect(kept.body.whatsappVerified).toBe(true);
    const moved = await save({ phone: newPhone() }, kept.body.version);
    expect(moved.body).toMatchObject({ whatsappNumber: second, whatsappVerified: false });
    expect(await reached(person)).toBe(moved.body.phone);
  });
});

describe('the own profile', () => {
  it('is changed by its person: language and all, and the session speaks it at once', async () => {
    const person = await newContact(identity);
    const answer = await change(person, { language: 'ar', email: 'rana@example.com', address: 'Hamra, Beirut' });
    expect(answer.body).toMatchObject({ language: 'ar', email: 'rana@example.com', address: 'Hamra, Beirut' });
    expect((await identity.http(person).call(currentSession, {})).body.person.language).toBe('ar');
    expect(await actionsOf(identity, 'person', person.personId)).toContain('person.profile-changed');
  });

  it('D-129: is not changed over what somebody else changed since', async () => {
    const person = await newContact(identity);
    const { version } = await profileOf(person);
    expect((await change(person, { email: 'one@example.com' })).status).toBe(200);
    const late = await change(person, { email: 'two@example.com', version });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await profileOf(person)).email).toBe('one@example.com');
  });

  it('keeps neither phone nor name from what is sent, and says what is wrong with a number', async () => {
    const person = await newContact(identity);
    const before = await profileOf(person);
    expect((await change(person, { phone: newPhone() })).status).toBe(400);
    expect((await change(person, { name: 'Somebody Else' })).status).toBe(400);
    const answer = await change(person, { whatsappNumber: '12' });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { whatsappNumber: 'invalid_phone' } } });
    expect(await profileOf(person)).toEqual(before);
  });
});

it('M11: a code that died can be followed by another one at once, one that lives cannot', async () => {
  const limited = await startIdentity({ RATE_LIMITS: 'on', OTP_RESEND_SECONDS: '60' });
  const phone = newPhone();
  const asked = await codeFor(limited, phone);
  const wrong = { ...asked, code: asked.code === '999999' ? '100000' : '999999' };
  const again = () => limited.http().call(requestCode, { body: { phone, language: 'en' } }, { Cookie: asked.cookie });
  expect((await again()).status).toBe(429);
  for (let round = 1; round < 5; round++) {
    expect(await verify(limited, wrong)).toMatchObject({ status: 401, body: { code: 'OTP_INVALID' } });
  }
  expect(await verify(limited, wrong)).toMatchObject({ status: 401, body: { code: 'OTP_DEAD' } });
  expect((await again()).status).toBe(202);
  await limited.stop();
});
