import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { ROLE_PERMISSIONS } from '@diwan/contracts/shared/permission';
import { Role, STAFF_ROLES } from '@diwan/contracts/shared/role';
import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { checkAccess, checkOrigin } from './access.js';
import type { SignedInCaller, Visitor } from './caller.js';
import { DomainError } from './domain-error.js';

const visitor: Visitor = {
  personId: null,
  roles: [],
  sessionKey: null,
  confirmedAt: null,
  secondFactor: 'none',
  address: '',
  correlationId: '',
};
const config = { PUBLIC_ORIGIN: 'https://diwan.example', SESSION_SECRET: 's'.repeat(32) };
const check = (headers: Record<string, string>, method = 'POST') => {
  checkOrigin({ method, headers } as unknown as Request, visitor, config);
};

describe('checkAccess', () => {
  const roles = Role.options;
  const person = {
    personId: 'p',
    name: 'P',
    language: 'en',
    sessionKey: 'k',
    confirmedAt: new Date(0),
    address: '',
    correlationId: '',
  } as const;
  /** Nobody in particular, and people with each role and each two of them, in every state of the second factor. */
  const callers: SignedInCaller[] = [
    [],
    ...roles.map((role) => [role]),
    ...roles.flatMap((one, at) => roles.slice(at + 1).map((other) => [one, other])),
  ].flatMap((own) =>
    (['none', 'needed', 'confirmed'] as const).map((secondFactor) => ({ ...person, roles: own, secondFactor })),
  );

  const said = (endpoint: Endpoint, caller: SignedInCaller | Visitor): string => {
    try {
      checkAccess(endpoint, caller);
      return 'welcome';
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  };

  /** What is owed to somebody who signed in, from what their roles carry. */
  const owed = ({ access, beforeSecondFactor }: Endpoint, { roles, secondFactor }: SignedInCaller) => {
    const staff = STAFF_ROLES.filter((role) => roles.includes(role));
    const carried = new Set<string>(['public', 'signed-in', ...staff.flatMap((role) => ROLE_PERMISSIONS[role])]);
    if (roles.includes('client')) carried.add('client');
    if (!carried.has(access)) return 'FORBIDDEN';
    if (access === 'public' || beforeSecondFactor || staff.length === 0 || secondFactor === 'confirmed')
      return 'welcome';
    return secondFactor === 'none' ? 'SECOND_FACTOR_MISSING' : 'SECOND_FACTOR_REQUIRED';
  };

  it.each(
    Object.values(ENDPOINTS)
      .flat()
      .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.service}${endpoint.path}`, endpoint })),
  )('$name: whoever may is let in, and everybody else is told why not', ({ endpoint }) => {
    expect(said(endpoint, visitor)).toBe(endpoint.access === 'public' ? 'welcome' : 'SIGN_IN_REQUIRED');
    const wrong = callers.filter((caller) => said(endpoint, caller) !== owed(endpoint, caller));
    expect(wrong).toEqual([]);
  });
});

describe('checkOrigin', () => {
  it.each([{}, { origin: config.PUBLIC_ORIGIN }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'lets %j pass',
    (headers) => expect(() => check(headers as Record<string, string>)).not.toThrow(),
  );

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: config.PUBLIC_ORIGIN },
    // L9: a browser never sends these two together.
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('refuses %j', (headers) => expect(() => check(headers as Record<string, string>)).toThrow('own pages'));

  it('is for what changes something', () => {
    expect(() => check({ origin: 'https://evil.example' }, 'GET')).not.toThrow();
  });
});
