import type { Access, Endpoint } from '@diwan/contracts/http/endpoint';
import { can } from '@diwan/contracts/shared/permission';
import { Role, STAFF_ROLES } from '@diwan/contracts/shared/role';
import type { SignedIn, SignInOptions } from './sign-in.js';
import { refusedAlike } from './size.js';
import type { TestAnswer, TestHttp } from './test-http.js';

/** What the matrix needs of a service under test. */
interface Approached {
  http(caller?: SignedIn): TestHttp;
  signInAs(options: SignInOptions): Promise<SignedIn>;
}

/** One stranger at one endpoint, and the answer they must get. */
export interface OutsiderCase {
  title: string;
  expected: { status: number; body: { code: string } };
  send(service: Approached): Promise<TestAnswer>;
}

const LONG_AGO = new Date('2020-01-01');

const refusal = (status: number, code: string): OutsiderCase['expected'] => ({ status, body: { code } });

/** Roles that may call. */
function rolesFor(access: Access): Role[] {
  if (access === 'public' || access === 'signed-in') return [...STAFF_ROLES, 'client'];
  if (access === 'client') return ['client'];
  return STAFF_ROLES.filter((role) => can([role], access));
}

const pathOf = (endpoint: Endpoint): string =>
  `/api/${endpoint.service}${endpoint.path.replaceAll(/:(\w+)/g, '0123456789abcdef01234567')}`;

function strangersAt(endpoint: Endpoint): OutsiderCase[] {
  const { method, access } = endpoint;
  const path = pathOf(endpoint);
  const name = `${method} ${path}`;
  const body = method === 'GET' ? undefined : {};
  const welcome = rolesFor(access);
  const cases: OutsiderCase[] = [];
  if (access !== 'public') {
    cases.push({
      title: `${name}: a visitor is asked to sign in`,
      expected: refusal(401, 'SIGN_IN_REQUIRED'),
      send: (service) => service.http().send(method, path, { body }),
    });
  }
  const others = Role.options.filter((role) => !welcome.includes(role));
  for (const role of refusedAlike(name, others)) {
    cases.push({
      title: `${name}: ${role} is refused`,
      expected: refusal(403, 'FORBIDDEN'),
      send: async (service) => service.http(await service.signInAs({ roles: [role] })).send(method, path, { body }),
    });
  }
  const staff = welcome.filter((role) => role !== 'client').slice(0, 1);
  if (access !== 'public' && !endpoint.beforeSecondFactor && staff.length > 0) {
    cases.push({
      title: `${name}: staff without a second factor are refused`,
      expected: refusal(403, 'SECOND_FACTOR_MISSING'),
      send: async (service) => {
        const caller = await service.signInAs({ roles: staff, secondFactor: 'none' });
        return service.http(caller).send(method, path, { body });
      },
    });
  }
  if (endpoint.fresh === true) {
    cases.push({
      title: `${name}: who proved themselves a while ago is asked to do so anew`,
      expected: refusal(403, staff.length > 0 ? 'SECOND_FACTOR_REQUIRED' : 'FRESH_SIGN_IN_REQUIRED'),
      send: async (service) => {
        const caller = await service.signInAs({ roles: welcome.slice(0, 1), confirmedAt: LONG_AGO });
        return service.http(caller).send(method, path, { body });
      },
    });
  }
  if (method === 'GET' || endpoint.callback) return cases;
  cases.push({
    title: `${name}: a page of another site is refused`,
    expected: refusal(403, 'CROSS_SITE'),
    send: async (service) => {
      const caller = access === 'public' ? undefined : await service.signInAs({ roles: welcome.slice(0, 1) });
      return service.http(caller).send(method, path, { body, headers: { Origin: 'https://evil.example' } });
    },
  });
  if (access !== 'public') {
    cases.push({
      title: `${name}: a session without its token is refused`,
      expected: refusal(403, 'CROSS_SITE'),
      send: async (service) => {
        const caller = await service.signInAs({ roles: welcome.slice(0, 1) });
        return service.http({ ...caller, csrf: 'forged' }).send(method, path, { body });
      },
    });
  }
  return cases;
}

/**
 * Strangers at every endpoint: visitors, a role that lacks the permission (`refusedAlike`; that the guard refuses them all is proved by
 * `access.spec.ts`), staff without a second factor, people whose confirmation is old where it must be fresh, pages of other sites, sessions
 * without their token.
 * `it.each(outsiderMatrix(endpoints))('$title', async ({ send, expected }) => expect(await send(service)).toMatchObject(expected))`
 */
export function outsiderMatrix(endpoints: readonly Endpoint[]): OutsiderCase[] {
  return endpoints.flatMap(strangersAt);
}
