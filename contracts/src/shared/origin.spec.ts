import { describe, expect, it } from '@jest/globals';
import { demoFault, isLoopback, isOwnOrigin } from './origin.js';

describe('isLoopback', () => {
  it.each([
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://127.9.9.9:1',
    'http://[::1]:8080',
    'localhost:8080',
    'http://diwan.localhost',
  ])('%s is this machine', (origin) => expect(isLoopback(origin)).toBe(true));
  it.each([
    'https://www.firm.example',
    'http://192.168.1.4:8080',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://0.0.0.0',
    '',
    'x y',
    'evil@firm.example',
  ])('%j is not', (origin) => expect(isLoopback(origin)).toBe(false));
});

describe('isOwnOrigin', () => {
  it('knows the site, under each name of this machine, and no other port or scheme', () => {
    const ours = 'http://localhost:8080';
    expect(isOwnOrigin('https://firm.example', 'https://firm.example')).toBe(true);
    expect(isOwnOrigin('http://127.0.0.1:8080', ours)).toBe(true);
    for (const foreign of ['http://localhost:9090', 'https://localhost:8080', 'https://firm.example', 'null', '']) {
      expect([foreign, isOwnOrigin(foreign, ours)]).toEqual([foreign, false]);
    }
    expect(isOwnOrigin('http://localhost', 'https://firm.example')).toBe(false);
  });
});

describe('H2: demoFault', () => {
  it('lets a demo run on its own machine only, and says what to do elsewhere', () => {
    expect(demoFault('http://localhost:8080', '')).toBeNull();
    expect(demoFault('http://localhost:8080', 'loopback')).toBeNull();
    expect(demoFault('https://www.firm.example', '')).toMatch(/PUBLIC_ORIGIN is .* set DEMO=0/);
    expect(demoFault('http://localhost:8080', '10.0.0.1')).toMatch(/TRUSTED_PROXIES .* set DEMO=0/);
  });
});
