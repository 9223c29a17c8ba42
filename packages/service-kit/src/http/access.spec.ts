import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { checkOrigin } from './access.js';
import type { Visitor } from './caller.js';

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
