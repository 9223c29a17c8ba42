import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import { can, type Permission } from '@diwan/contracts/shared/permission';
import { Role, STAFF_ROLES } from '@diwan/contracts/shared/role';
import type { SignedIn, SignInOptions } from './sign-in.js';
import { refusedAlike } from './size.js';
import type { TestAnswer, TestHttp } from './test-http.js';

/** An id that nothing has. */
const UNKNOWN = 'ffffffffffffffffffffffff';
const ID = /^[0-9a-f]{24}$/;

/** What the matrix needs of a service under test. */
interface Approached {
  http(caller?: SignedIn): TestHttp;
  signInAs(options: SignInOptions): Promise<SignedIn>;
}

interface SampleRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Eventually<Value> = Value | Promise<Value>;

interface SampleOf<Request> {
  /** A valid request on a record of client A, made anew after one that may have succeeded, which may have changed the record. */
  request(): Eventually<Request>;
  /** Somebody who may. */
  by(): Eventually<SignedIn>;
  /** People who pass the gate and still must not learn that the record exists, by who they are. */
  outsiders?: Record<string, () => Eventually<SignedIn>>;
  /** The request for a record that does not exist; where it is absent, every id among the parameters is replaced. */
  missing?(): Eventually<Request>;
  /** What outsiders and whoever names nothing are told alike, where that is another word than NOT_FOUND. */
  refusal?: ErrorCode;
  /** Something of the record that no outsider may read, for lists, which answer outsiders too. */
  secret?(): Eventually<string>;
}

/** A valid request to an endpoint, and who is in and out. */
export interface Sample extends SampleOf<SampleRequest> {
  endpoint: Endpoint;
}

/** A sample for an endpoint; forms are given as `FormData` bodies. */
export const sample = <E extends Endpoint>(
  endpoint: E,
  given: SampleOf<RequestOf<E> | (SampleRequest & { body: FormData })>,
): Sample => ({ endpoint, ...(given as SampleOf<SampleRequest>) });

/** One person at one endpoint with a real request; `check` throws what is wrong. */
export interface SampleCase {
  title: string;
  check(service: Approached): Promise<void>;
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const send = (http: TestHttp, { endpoint }: Sample, request: SampleRequest): Promise<TestAnswer> =>
  http.call(endpoint, request as RequestOf<Endpoint>);

function require(fact: boolean, answer: TestAnswer, expected: string): void {
  if (!fact) throw new Error(`expected ${expected}, got ${answer.status} ${answer.text.slice(0, 300)}`);
}

/** Somebody who stops at the gate, whatever they ask for: how they sign in, and the word they get with a 403. */
interface Stranger {
  who: string;
  options: SignInOptions;
  code: ErrorCode;
}

function mayCall({ access }: Endpoint, role: Role): boolean {
  if (access === 'signed-in') return true;
  return access === 'client' ? role === 'client' : can([role], access as Permission);
}

/** Staff who may call once they have confirmed their second factor, and have not. */
const early = (role: Role): Stranger => ({
  who: `${role} before the second factor`,
  options: { roles: [role], secondFactor: 'needed' },
  code: 'SECOND_FACTOR_REQUIRED',
});
const unprotected = (role: Role): Stranger => ({
  who: `${role} without a second factor`,
  options: { roles: [role], secondFactor: 'none' },
  code: 'SECOND_FACTOR_MISSING',
});

function strangersAt(endpoint: Endpoint): Stranger[] {
  const { access, beforeSecondFactor } = endpoint;
  if (access === 'public') return [];
  const nobody: Stranger = { who: 'a person without a case or a role', options: { roles: [] }, code: 'FORBIDDEN' };
  const others = Role.options.filter((role) => !mayCall(endpoint, role));
  const staff = beforeSecondFactor ? [] : STAFF_ROLES.filter((role) => mayCall(endpoint, role));
  const alike = (roles: readonly Role[]) => refusedAlike(nameOf(endpoint), roles);
  return [
    ...(access === 'signed-in' ? [] : [nobody]),
    ...alike(others).map((role): Stranger => ({ who: role, options: { roles: [role] }, code: 'FORBIDDEN' })),
    ...alike(staff).flatMap((role) => [early(role), unprotected(role)]),
  ];
}

/** The request for a record that does not exist. */
async function missingOf(given: Sample, request: SampleRequest): Promise<SampleRequest> {
  if (given.missing) return given.missing();
  const unknown = Object.entries(request.params ?? {}).map(([name, value]) => [name, ID.test(value) ? UNKNOWN : value]);
  return { ...request, params: Object.fromEntries(unknown) };
}

const withoutReference = ({ text, body }: TestAnswer): string => text.replaceAll(String(body?.reference), '');

/** An outsider is answered as if the record did not exist, byte for byte; a list answers them without it. */
async function checkOutsider(given: Sample, http: TestHttp, request: SampleRequest): Promise<void> {
  const foreign = await send(http, given, request);
  if (given.secret) {
    const secret = await given.secret();
    require(!foreign.text.includes(secret), foreign, `an answer without ${secret}`);
    return;
  }
  const missing = await send(http, given, await missingOf(given, request));
  const { refusal = 'NOT_FOUND' } = given;
  require(foreign.body.code === refusal, foreign, refusal);
  const same = missing.status === foreign.status && withoutReference(missing) === withoutReference(foreign);
  require(same, foreign, `the answer for a record that does not exist, ${missing.status} ${missing.text}`);
}

function casesOf(given: Sample): SampleCase[] {
  const { endpoint, outsiders = {} } = given;
  const name = nameOf(endpoint);
  let made: Promise<SampleRequest> | undefined;
  // Whoever is refused leaves the record as it is, for the next one to be refused.
  const request = (): Promise<SampleRequest> => {
    made ??= Promise.resolve(given.request());
    return made;
  };
  return [
    {
      title: `${name}: the sample is valid`,
      check: async (service) => {
        const answer = await send(service.http(await given.by()), given, await given.request());
        require(answer.status === endpoint.status, answer, String(endpoint.status));
        const secret = await given.secret?.();
        if (secret) require(answer.text.includes(secret), answer, `an answer with ${secret}`);
      },
    },
    {
      title: `${name}: a visitor is asked to sign in`,
      check: async (service) => {
        const answer = await send(service.http(), given, await request());
        require(answer.status === 401 && answer.body.code === 'SIGN_IN_REQUIRED', answer, '401 SIGN_IN_REQUIRED');
      },
    },
    ...strangersAt(endpoint).map(({ who, options, code }) => ({
      title: `${name}: ${who} is refused`,
      check: async (service: Approached) => {
        const answer = await send(service.http(await service.signInAs(options)), given, await request());
        require(answer.status === 403 && answer.body.code === code, answer, `403 ${code}`);
      },
    })),
    ...Object.entries(outsiders).map(([who, signIn]) => ({
      title: `${name}: ${who} learns nothing`,
      check: async (service: Approached) => checkOutsider(given, service.http(await signIn()), await request()),
    })),
  ];
}

/**
 * Every private endpoint with a request that is valid and names a real record, as those who must not reach it: visitors, people without a
 * case, a role without the permission and staff before their second factor (`refusedAlike`), and each of the sample's outsiders. A private
 * endpoint without a sample is a case that fails.
 * `it.each(sampleMatrix(endpoints, samples))('$title', ({ check }) => check(service))`
 */
export function sampleMatrix(endpoints: readonly Endpoint[], samples: readonly Sample[]): SampleCase[] {
  const sampled = new Set(samples.map(({ endpoint }) => endpoint));
  const unsampled = endpoints.filter((endpoint) => endpoint.access !== 'public' && !sampled.has(endpoint));
  const unknown = samples.filter(({ endpoint }) => !endpoints.includes(endpoint));
  const faults = [
    ...unsampled.map((endpoint) => `${nameOf(endpoint)} has no sample`),
    ...unknown.map(({ endpoint }) => `${nameOf(endpoint)} is sampled but not declared`),
  ];
  return [
    ...samples.flatMap(casesOf),
    ...faults.map((fault) => ({
      title: fault,
      check: async () => {
        throw new Error(fault);
      },
    })),
  ];
}
