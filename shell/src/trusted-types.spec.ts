/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { installTrustedTypes } from './trusted-types.js';

type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (value: string) => string | null>;
let rules: Rules;

beforeEach(() => {
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy: (_name: string, given: Rules) => {
        rules = given;
      },
    },
  });
  installTrustedTypes();
});

describe('default policy of trusted types', () => {
  it.each(['/mf/public/remoteEntry.1234.js', '/assets/shell/main.js', 'http://localhost/mf/admin/1.js'])(
    'loads the own script %s',
    (address) => {
      expect(rules.createScriptURL(address)).toBe(address);
    },
  );

  it.each([
    'https://evil.example/mf/x.js',
    '//evil.example/mf/x.js',
    '/api/news/images/x.js',
    '/mf/../api/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('refuses %s', (address) => expect(rules.createScriptURL(address)).toBeNull());

  it('lets no element in as HTML, and only data as script', () => {
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(rules.createHTML('<script></script>')).not.toBeNull();
    expect(rules.createHTML('.a { color: red }')).not.toBeNull();
    expect(rules.createScript('{"@type":"Person"}')).not.toBeNull();
    expect(rules.createScript('alert(1)')).toBeNull();
  });
});
