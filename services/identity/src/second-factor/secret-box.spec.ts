import { describe, expect, it } from '@jest/globals';
import { open, seal } from './secret-box.js';

const KEY = 'k'.repeat(32);

describe('secret box', () => {
  it('opens what it sealed', () => expect(open(KEY, 'person', seal(KEY, 'person', 'JBSWY3DP'))).toBe('JBSWY3DP'));
  it('never seals alike', () => expect(seal(KEY, 'person', 'x')).not.toBe(seal(KEY, 'person', 'x')));
  it('stays shut with another key, for another person or when changed', () => {
    const sealed = seal(KEY, 'person', 'JBSWY3DP');
    expect(() => open('l'.repeat(32), 'person', sealed)).toThrow();
    expect(() => open(KEY, 'other', sealed)).toThrow();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => open(KEY, 'person', changed.toString('base64url'))).toThrow();
  });
});
