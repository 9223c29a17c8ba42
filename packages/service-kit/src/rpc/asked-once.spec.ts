import { describe, expect, it } from '@jest/globals';
import { AskedOnce } from './asked-once.js';

describe('M7: a question', () => {
  it('is new once while it is remembered, and does not fill the memory afterwards', () => {
    const asked = new AskedOnce(60_000);
    expect([asked.isNew('a', 0), asked.isNew('b', 1), asked.isNew('a', 59_999)]).toEqual([true, true, false]);
    expect(asked.isNew('c', 60_000)).toBe(true);
    // Forgotten together with its time, which by then the signature no longer allows.
    expect([asked.isNew('a', 60_000), asked.isNew('b', 60_000)]).toEqual([true, false]);
    expect(asked).toMatchObject({ seen: new Map(Object.entries({ b: 60_001, c: 120_000, a: 120_000 })) });
  });
});
