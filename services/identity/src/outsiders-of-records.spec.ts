import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { getOwnMessages, setOwnMessages } from '@diwan/contracts/messages/preferences/http';
import { adminKeyState, useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { createClient, getClient, listClients, updateClient } from '@diwan/contracts/people/clients/http';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  confirmByPasskey,
  listOwnPasskeys,
  ownFactors,
  removePasskey,
  renamePasskey,
} from '@diwan/contracts/people/passkeys/http';
import {
  getOwnProfile,
  requestWhatsappCode,
  setOwnProfile,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  enrolSecondFactor,
} from '@diwan/contracts/people/second-factor/http';
import { getSessionSettings, setSessionSettings } from '@diwan/contracts/people/session-settings/http';
import { extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { endOwnSession, listOwnSessions, signOutEverywhere } from '@diwan/contracts/people/sessions/own.http';
import {
  inviteStaff,
  listColleagues,
  listStaff,
  resetSecondFactor,
  setStaffRoles,
} from '@diwan/contracts/people/staff/http';
import { type SignedIn, sample, sampleMatrix, type TestAnswer } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { IdentityConfig } from './config.js';
import {
  ADMIN_KEY,
  cookiesOf,
  newContact,
  newPhone,
  newStaff,
  newStaffWithoutFactor,
  personOf,
  sessionOf,
  signIn,
  startIdentity,
  type TestIdentity,
  typedClient,
} from './testing/identity.js';
import { SoftwareAuthenticator } from './testing/software-authenticator.js';

type Staff = SignedIn & { phone: string };

let identity: TestIdentity;
/** A client, and a client whose affairs are none of the first one's. */
let clientA: Staff;
let clientB: SignedIn;
/** Staff of client A's case and of none. */
let owner: Staff;
let otherLawyer: Staff;
let otherAssistant: Staff;
/** Staff with a passkey, and the device that holds it. */
let holder: Awaited<ReturnType<typeof newHolder>>;

async function newClient(): Promise<Staff> {
  const phone = newPhone();
  await identity.http(owner).call(createClient, { body: typedClient({ phone }) });
  return { ...(await signIn(identity, phone)), phone };
}

beforeAll(async () => {
  identity = await startIdentity();
  owner = await newStaff(identity, 'owner');
  otherLawyer = await newStaff(identity, 'lawyer');
  otherAssistant = await newStaff(identity, 'assistant');
  clientA = await newClient();
  clientB = await newClient();
  holder = await newHolder();
  // One browser for every code that client A asks for.
  await identity.model('Person').updateOne({ _id: clientA.personId }, { $set: { whatsappNumber: newPhone() } });
  const asked = await identity.http(clientA).call(requestWhatsappCode, { body: { language: 'en' } });
  clientA.cookie = [clientA.cookie, ...cookiesOf(asked)].join('; ');
});
afterAll(() => identity.stop());

const byOwner = () => owner;
const byClient = () => clientA;
const aContact = () => newContact(identity);
const outsideTheTeam = {
  'a lawyer outside the team': () => otherLawyer,
  'an assistant outside the team': () => otherAssistant,
};
/** People with own records of the same kind. */
const anybodyElse = { 'another client': () => clientB, 'a colleague': () => otherLawyer };

const ofClient = () => ({ params: { id: clientA.personId } });
const fromPerson = async ({ personId }: SignedIn) => {
  const person = await personOf(identity, personId);
  if (person === null) throw new Error(`nobody is ${personId}`);
  return person;
};

const aDevice = () => new SoftwareAuthenticator((identity.config as IdentityConfig).PUBLIC_ORIGIN);
const begunBy = (caller: SignedIn) => identity.http(caller).call(beginPasskey, {});
async function addTo(caller: SignedIn, device = aDevice()): Promise<TestAnswer> {
  const begun = await begunBy(caller);
  return identity.http(caller).call(addPasskey, { body: { credential: device.make(begun.body) } });
}
/** Staff with a passkey. Their session has a new id since it was added, and another one whenever they confirm. */
async function newHolder() {
  const staff = await newStaffWithoutFactor(identity, 'lawyer');
  const device = aDevice();
  const added = await addTo(staff, device);
  const body = { ...added.body, person: { id: staff.personId } };
  return {
    device,
    phone: staff.phone,
    session: sessionOf(identity, { ...added, body }),
    passkeyId: String(added.body.passkey.id),
  };
}
const byHolder = () => holder.session;
const ofPasskey = () => ({ params: { id: holder.passkeyId } });
/** A sign-in of the holder that waits for the passkey; confirming ends it. */
let waiting: SignedIn | undefined;
const signedByHolder = async () => {
  const session = waiting ?? (await signIn(identity, holder.phone));
  waiting = undefined;
  const begun = await identity.http(session).call(beginPasskeyConfirmation, {});
  return { body: { assertion: holder.device.use(begun.body) } };
};
/** What a passkey that nobody added signs. */
const signedByNobody = async () => {
  const begun = await identity.http(holder.session).call(beginPasskeyConfirmation, {});
  const device = aDevice();
  device.make((await begunBy(otherAssistant)).body);
  return { body: { assertion: device.use(begun.body) } };
};

/** An authenticator that its holder is about to confirm for the first time. */
async function fresh() {
  const staff = await newStaffWithoutFactor(identity, 'admin');
  const { body } = await identity.http(staff).call(enrolSecondFactor, {});
  return { staff, code: () => new TOTP({ secret: body.secret }).generate() };
}
let enrolling: Awaited<ReturnType<typeof fresh>>;
const enrollingStaff = async () => {
  enrolling = await fresh();
  return enrolling.staff;
};
const codeOfEnrolling = async () => {
  enrolling ??= await fresh();
  return { body: { code: enrolling.code() } };
};

/** Staff with recovery codes, and the codes. */
let recoverable: { staff: SignedIn; codes: string[] } | undefined;
async function withRecoveryCodes() {
  if (recoverable) return recoverable;
  const { staff, code } = await fresh();
  const answer = await identity.http(staff).call(confirmSecondFactor, { body: { code: code() } });
  const codes: string[] = answer.body.recoveryCodes;
  recoverable = { staff: await signIn(identity, (await fromPerson(staff)).phone), codes };
  return recoverable;
}
const aRecoveryCode = async () => ({ body: { code: (await withRecoveryCodes()).codes.pop() as string } });
/** A colleague with a second factor and codes of their own. */
let rival: Promise<SignedIn> | undefined;
async function withOwnFactors(): Promise<SignedIn> {
  const { staff, code } = await fresh();
  await identity.http(staff).call(confirmSecondFactor, { body: { code: code() } });
  return signIn(identity, (await fromPerson(staff)).phone);
}
const aRival = () => {
  rival ??= withOwnFactors();
  return rival;
};

const whatsappCode = async () => {
  const asked = await identity.http(clientA).call(requestWhatsappCode, { body: { language: 'en' } });
  const sent = identity.sent.find(({ challengeId }) => challengeId === asked.body.challengeId);
  if (!sent) throw new Error(`no code was sent: ${asked.text}`);
  return { body: { challengeId: sent.challengeId, code: sent.code } };
};
const unprovenNumber = async () => {
  await identity
    .model('Person')
    .updateOne({ _id: clientA.personId }, { $set: { whatsappNumber: newPhone(), provenWhatsapp: null } });
  return { body: { language: 'en' as const } };
};

const aSession = async () => {
  await signIn(identity, clientA.phone);
  const { body } = await identity.http(clientA).call(listOwnSessions, {});
  const id: string = body.find(({ current }: { current: boolean }) => !current).id;
  return { params: { id } };
};

const samples = [
  sample(adminKeyState, { request: () => ({}), by: aContact }),
  sample(useAdminKey, { request: () => ({ body: { key: ADMIN_KEY } }), by: () => newStaff(identity, 'owner') }),
  sample(createClient, { request: () => ({ body: typedClient() }), by: byOwner }),
  sample(getClient, { request: ofClient, by: byOwner, outsiders: outsideTheTeam }),
  sample(listClients, {
    request: () => ({ query: {} }),
    by: byOwner,
    outsiders: outsideTheTeam,
    secret: () => clientA.personId,
  }),
  sample(updateClient, {
    request: async () => {
      const { version } = await fromPerson(clientA);
      return { ...ofClient(), body: { ...typedClient({ phone: clientA.phone }), version } };
    },
    by: byOwner,
  }),
  sample(beginPasskey, { request: () => ({}), by: byHolder }),
  sample(addPasskey, {
    request: async () => {
      const begun = await begunBy(holder.session);
      return { body: { credential: aDevice().make(begun.body) } };
    },
    by: byHolder,
    outsiders: { 'a colleague': () => otherLawyer },
    missing: async () => ({ body: { credential: aDevice().make((await begunBy(otherAssistant)).body) } }),
    refusal: 'PASSKEY_INVALID',
  }),
  sample(beginPasskeyConfirmation, {
    request: () => ({}),
    by: byHolder,
    outsiders: { 'a colleague': () => otherLawyer },
  }),
  sample(listOwnPasskeys, {
    request: () => ({}),
    by: byHolder,
    outsiders: anybodyElse,
    secret: () => holder.passkeyId,
  }),
  sample(renamePasskey, {
    request: () => ({ ...ofPasskey(), body: { name: 'Key ring' } }),
    by: byHolder,
    outsiders: anybodyElse,
  }),
  sample(removePasskey, {
    request: async () => ({ params: { id: String((await addTo(holder.session)).body.passkey.id) } }),
    by: byHolder,
    outsiders: anybodyElse,
  }),
  sample(confirmByPasskey, {
    request: signedByHolder,
    by: async () => {
      waiting = await signIn(identity, holder.phone);
      return waiting;
    },
    outsiders: { 'a colleague': () => otherLawyer },
    missing: signedByNobody,
    refusal: 'PASSKEY_INVALID',
  }),
  sample(ownFactors, { request: () => ({}), by: byOwner }),
  sample(enrolSecondFactor, { request: () => ({}), by: () => newStaffWithoutFactor(identity, 'lawyer') }),
  sample(confirmSecondFactor, {
    request: codeOfEnrolling,
    by: enrollingStaff,
    outsiders: { 'a colleague': aRival },
    missing: () => ({ body: { code: '000000' } }),
    refusal: 'SECOND_FACTOR_INVALID',
  }),
  sample(confirmByRecoveryCode, {
    request: aRecoveryCode,
    by: async () => (await withRecoveryCodes()).staff,
    outsiders: { 'a colleague': aRival },
    missing: () => ({ body: { code: 'aaaa-aaaa-aaaa' } }),
    refusal: 'SECOND_FACTOR_INVALID',
  }),
  sample(getOwnProfile, { request: () => ({}), by: byClient, outsiders: anybodyElse, secret: () => clientA.phone }),
  sample(setOwnProfile, {
    request: async () => {
      const { version } = await fromPerson(clientA);
      return { body: { whatsappNumber: null, email: null, address: null, language: 'en' as const, version } };
    },
    by: byClient,
  }),
  sample(requestWhatsappCode, { request: unprovenNumber, by: byClient }),
  sample(verifyWhatsapp, {
    request: async () => {
      await unprovenNumber();
      return whatsappCode();
    },
    by: byClient,
    outsiders: anybodyElse,
    missing: async () => ({ body: { ...(await whatsappCode()).body, challengeId: 'x'.repeat(22) } }),
    refusal: 'OTP_INVALID',
  }),
  sample(getOwnMessages, { request: () => ({}), by: byClient }),
  sample(setOwnMessages, { request: () => ({ body: { file: true } }), by: byClient }),
  sample(getSessionSettings, { request: () => ({}), by: byOwner }),
  sample(setSessionSettings, {
    request: async () => ({ body: (await identity.http(owner).call(getSessionSettings, {})).body }),
    by: byOwner,
  }),
  sample(extendSession, { request: () => ({}), by: byClient }),
  sample(logout, { request: () => ({}), by: aContact }),
  sample(listOwnSessions, {
    request: () => ({}),
    by: byClient,
    outsiders: anybodyElse,
    secret: async () => {
      const { body } = await identity.http(clientA).call(listOwnSessions, {});
      return body[0].id;
    },
  }),
  sample(endOwnSession, { request: aSession, by: byClient, outsiders: anybodyElse }),
  sample(signOutEverywhere, { request: () => ({}), by: aContact }),
  sample(inviteStaff, {
    request: () => ({ body: { name: 'Nada Aoun', phone: newPhone(), roles: ['lawyer' as const] } }),
    by: byOwner,
  }),
  sample(listColleagues, { request: () => ({}), by: byOwner }),
  sample(listStaff, { request: () => ({}), by: byOwner }),
  sample(setStaffRoles, {
    request: async () => {
      const { rolesVersion } = await fromPerson(otherAssistant);
      return { params: { id: otherAssistant.personId }, body: { roles: ['assistant' as const], rolesVersion } };
    },
    by: byOwner,
  }),
  sample(resetSecondFactor, {
    request: async () => {
      const { personId } = await withOwnFactors();
      return { params: { id: personId }, body: { reason: 'The phone is lost.' } };
    },
    by: byOwner,
  }),
  sample(LIST_AUDIT.identity, { request: () => ({ query: {} }), by: byOwner }),
];

describe('SEC-04: who must not reach a person’s affairs learns nothing of them', () => {
  it.each(sampleMatrix(ENDPOINTS.identity, samples))('$title', ({ check }) => check(identity));
});
