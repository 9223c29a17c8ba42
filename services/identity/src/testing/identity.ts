import type { InputOf } from '@diwan/contracts/http/endpoint';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { type createClient } from '@diwan/contracts/people/clients/http';
import { enterSetUpCode } from '@diwan/contracts/people/second-factor/http';
import { requestCode, signUp, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { acceptStaffInvitation, inviteStaff } from '@diwan/contracts/people/staff-invitations/http';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { type OfficeProfile, WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { csrfTokenOf, sessionKeyOf } from '@diwan/service-kit/sessions/session-reader';
import { type SignedIn, startTestService, type TestAnswer, type TestService } from '@diwan/service-kit/testing';
import { TOTP } from 'otpauth';
import { type IdentityConfig, identityConfig } from '../config.js';
import { identity as definitionOf } from '../identity.js';
import { PersonRepository } from '../persons/person.repository.js';
import { setUpCodeHash } from '../second-factor/set-up-code.js';
import { Sessions } from '../sessions/sessions.service.js';

/** The firm as the site's service describes it. */
const OFFICE: OfficeProfile = {
  name: { en: 'Haddad Law', ar: 'مكتب حداد' },
  blurb: { en: '', ar: '' },
  phone: '+9611345678',
  whatsappNumber: '+9611345678',
  email: 'office@example.com',
  address: null,
  openingHours: WEEKDAYS.map((day) => ({ day, hours: null })),
  holidays: [],
  emergencyLine: false,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 1,
};

export const ADMIN_KEY = 'a1b2c3-d4e5f6-a7b8c9';

/** A code as the provider got it. */
export interface SentCode {
  to: string;
  code: string;
  challengeId: string;
  /** No other way may take it. */
  whatsappOnly?: boolean;
}

/** A code with the cookie of the browser that asked for it. */
export interface AskedCode extends SentCode {
  cookie: string;
}

/** Identity under test, with a provider that accepts every code and remembers it. */
export interface TestIdentity extends TestService {
  sent: SentCode[];
  /** Makes the provider refuse from now on, or accept again, and answer no sooner than `answersAfter` is settled. */
  provider: { accepts: boolean; answersAfter: Promise<void> };
}

/** Starts identity with a database of its own. */
export async function startIdentity(env: Record<string, string> = {}): Promise<TestIdentity> {
  const definition = definitionOf({ DEMO: env.DEMO === 'true' } as IdentityConfig);
  const service = await startTestService({
    name: definition.name,
    module: () => definition.module,
    endpoints: definition.endpoints,
    operations: definition.operations,
    shape: identityConfig,
    env: {
      OTP_PEPPER: 'test-pepper-0123456789-0123456789',
      SECOND_FACTOR_KEY: 'test-second-factor-key-0123456789',
      ADMIN_KEY,
      RATE_LIMITS: 'off',
      ...env,
    },
  });
  const sent: SentCode[] = [];
  const provider = { accepts: true, answersAfter: Promise.resolve() };
  service.rpcAnswers(sendCode, async ({ to, code, challengeId, whatsappOnly }) => {
    await provider.answersAfter;
    if (provider.accepts) sent.push({ to, code, challengeId, ...(whatsappOnly && { whatsappOnly }) });
    return { accepted: provider.accepts };
  });
  service.rpcAnswers(officeProfile, () => OFFICE);
  return Object.assign(service, { sent, provider });
}

let lastNumber = 0;
/** A phone nobody has used yet, in a block of its own. */
export function newPhone(): string {
  lastNumber += 1;
  return `+9617${String(lastNumber).padStart(3, '0')}0001`;
}

/** What the authenticator shows for a secret. The clock stops in the middle of the half minute for which that holds. */
export function authenticatorCode(identity: TestIdentity, secret: string): string {
  const STEP_MS = 30_000;
  const timestamp = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  identity.setTime(new Date(timestamp));
  return new TOTP({ secret }).generate({ timestamp });
}

/** The cookies an answer sets, as the next request presents them. */
export const cookiesOf = (answer: TestAnswer): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string);

/** Asks for a code and returns what the provider was told. */
export async function codeFor(identity: TestIdentity, phone: string, browser = ''): Promise<AskedCode> {
  const answer = await identity.http().call(requestCode, { body: { phone, language: 'en' } }, { Cookie: browser });
  const sent = identity.sent.find(({ challengeId }) => challengeId === answer.body.challengeId);
  if (answer.status !== 202 || sent === undefined) throw new Error(`no code was sent: ${answer.text}`);
  return { ...sent, cookie: [browser, ...cookiesOf(answer)].filter(Boolean).join('; ') };
}

/** Verifies a code as a visitor, in the browser that asked for it. */
export function verify(
  identity: TestIdentity,
  { challengeId, code, cookie }: Pick<AskedCode, 'challengeId' | 'code' | 'cookie'>,
  mode: 'sign-in' | 'sign-up' = 'sign-in',
): Promise<TestAnswer> {
  return identity.http().call(verifyCode, { body: { challengeId, code, mode } }, { Cookie: cookie });
}

/** The session that an answer opened. */
export function sessionOf(identity: TestIdentity, answer: TestAnswer): SignedIn {
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sid='));
  if (set === undefined) throw new Error(`no session was opened: ${answer.text}`);
  return signedInBy(identity, answer.body.person.id, set);
}

function signedInBy(identity: TestIdentity, personId: string, setCookie: string): SignedIn {
  const cookie = setCookie.split(';')[0] as string;
  const sessionKey = sessionKeyOf(cookie.slice(cookie.indexOf('=') + 1));
  const { SESSION_SECRET } = identity.config as IdentityConfig;
  return { personId, sessionKey, cookie, csrf: csrfTokenOf(SESSION_SECRET, sessionKey) };
}

/** Signs in somebody who has an account. */
export async function signIn(identity: TestIdentity, phone: string): Promise<SignedIn> {
  return sessionOf(identity, await verify(identity, await codeFor(identity, phone)));
}

/** Details of a sign-up, to be changed by tests. */
export const details = (ticket: string, phone: string): InputOf<typeof signUp>['body'] => ({
  ticket,
  firstName: 'Rana',
  lastName: 'Khoury',
  whatsappNumber: phone,
  email: null,
  address: null,
  language: 'en',
});

/** Signs up somebody new. */
export async function newContact(identity: TestIdentity, phone = newPhone()): Promise<SignedIn> {
  const { body } = await verify(identity, await codeFor(identity, phone), 'sign-up');
  return sessionOf(identity, await identity.http().call(signUp, { body: details(body.ticket, phone) }));
}

/** The session after its second factor was confirmed. */
export async function confirmed(identity: TestIdentity, { sessionKey }: SignedIn): Promise<SignedIn> {
  const { cookie, person } = await identity.app.get(Sessions, { strict: false }).stepUp(sessionKey);
  return signedInBy(identity, person.id, cookie);
}

/** Puts a member of staff into the database and signs them in, second factor and all. */
export async function newStaff(identity: TestIdentity, ...roles: StaffRole[]): Promise<SignedIn & { phone: string }> {
  const staff = await newStaffWithoutFactor(identity, ...roles);
  return { ...(await confirmed(identity, staff)), phone: staff.phone };
}

/** Puts a member of staff into the database and signs them in by their phone; their session may set up a second factor. */
export async function newStaffWithoutFactor(
  identity: TestIdentity,
  ...roles: StaffRole[]
): Promise<SignedIn & { phone: string }> {
  const phone = newPhone();
  const people = identity.model('Person');
  await people.create({ phone, name: `Test ${roles.join(' ')}`, language: 'en', roles, createdAt: new Date() });
  const staff = await signIn(identity, phone);
  await giveSetUpCode(identity, staff.personId);
  await enterCode(identity, staff);
  return { ...staff, phone };
}

/** The set-up code of every member of staff of the tests. */
export const SET_UP_CODE = 'k3m9p-x7tqa';

/** As an owner does who resets a second factor. */
export async function giveSetUpCode(identity: TestIdentity, personId: string): Promise<void> {
  const { SECOND_FACTOR_KEY } = identity.config as IdentityConfig;
  const setUpCode = {
    hash: setUpCodeHash(SECOND_FACTOR_KEY, personId, SET_UP_CODE),
    expiresAt: new Date('2100-01-01'),
  };
  await identity.model('Person').updateOne({ _id: personId }, { $set: { setUpCode } });
}

/** Lets a session of staff set up a second factor. */
export async function enterCode(identity: TestIdentity, staff: SignedIn): Promise<void> {
  const answer = await identity.http(staff).call(enterSetUpCode, { body: { setUpCode: SET_UP_CODE } });
  if (answer.status !== 204) throw new Error(`the set-up code was refused: ${answer.text}`);
}

/** Somebody is invited by an owner and accepts; answers their session, which may set up a second factor. */
export async function joinStaff(
  identity: TestIdentity,
  owner: SignedIn,
  phone: string,
  roles: StaffRole[],
): Promise<SignedIn> {
  const body = { name: 'Maya Saliba', phone, language: 'en' as const, roles };
  const { invitation, setUpCode } = (await identity.http(owner).call(inviteStaff, { body })).body;
  const params = { id: invitation.id };
  const person = await signIn(identity, phone);
  return sessionOf(identity, await identity.http(person).call(acceptStaffInvitation, { params, body: { setUpCode } }));
}

/** A client as staff type it. */
export const typedClient = (
  changes: Partial<InputOf<typeof createClient>['body']> = {},
): InputOf<typeof createClient>['body'] => ({
  name: 'Rana Khoury',
  email: null,
  phone: newPhone(),
  whatsappNumber: null,
  address: null,
  clientType: 'individual',
  businessRegistration: null,
  taxId: null,
  emergencyContact: null,
  notes: '',
  hourlyRate: null,
  retainer: null,
  language: 'en',
  ...changes,
});

/** The person a repository reads for an id. */
export async function personOf(identity: TestIdentity, id: string) {
  return identity.app.get(PersonRepository, { strict: false }).findById(id);
}

/** Actions that the audit log has of a record, oldest first. */
export async function actionsOf(
  identity: TestIdentity,
  subject: 'person' | 'client',
  subjectId: string,
): Promise<string[]> {
  const entries = await identity.model('AuditEntry').find({ subject, subjectId }).sort({ seq: 1 });
  return entries.map(({ action }) => action);
}
