import { describe, expect, it } from '@jest/globals';
import { nextPath, signInPath } from './next-path.js';

describe('nextPath', () => {
  it.each(['/client-portal', '/billing', '/documents/64b000000000000000000001', '/admin/cases', '/consultation'])(
    'D-015: leads back to %s',
    (path) => expect(nextPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    '%2f%2fevil',
    'javascript:alert(1)',
    '/client-portal?x=//evil',
    '/client-portal/../..//evil.example',
    '/unknown',
    '/auth',
    '',
    null,
  ])('D-015: ignores %s', (value) => expect(nextPath(value)).toBeNull());

  it('D-015: the sign-in page remembers only paths that it would lead back to', () => {
    expect(signInPath('/billing')).toBe('/auth?next=/billing');
    expect(signInPath('//evil')).toBe('/auth');
  });
});
