import { describe, expect, it } from '@jest/globals';
import { afterSignIn, authPath } from './after-sign-in.js';

describe('where sign-in leads', () => {
  it.each([
    [['client'], null, '/client-portal'],
    [['owner'], null, '/admin'],
    [['client', 'lawyer'], null, '/admin'],
    [['client'], '/documents/64b0', '/documents/64b0'],
    [['owner'], '/admin/clients', '/admin/clients'],
    [['client'], 'https://evil.example', '/client-portal'],
    [['client'], '//evil.example', '/client-portal'],
    [['client'], '/%5Cevil', '/client-portal'],
  ] as const)('D-015: %j with next %s goes to %s', (roles, next, expected) => {
    expect(afterSignIn({ roles: [...roles] }, next)).toBe(expected);
  });

  it.each([
    ['sign-in', null, '/auth'],
    ['sign-up', null, '/auth?mode=sign-up'],
    ['sign-in', '/billing', '/auth?next=%2Fbilling'],
    ['sign-up', 'https://evil.example', '/auth?mode=sign-up'],
  ] as const)('D-152: the mode %s with next %s has the address %s', (mode, next, expected) => {
    expect(authPath(mode, next)).toBe(expected);
  });
});
