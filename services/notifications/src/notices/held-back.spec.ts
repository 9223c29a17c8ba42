import { describe, expect, it } from '@jest/globals';
import { againAfterHeldBack } from './held-back.js';

const HOUR = 3600_000;

describe('NOT-07: what WhatsApp held back as advertising', () => {
  it('goes again after a day, then after three, then not', () => {
    const after = [0, 1, 2].map((times) => againAfterHeldBack('+96170000002', times));
    expect(after).toEqual([24 * HOUR, 72 * HOUR, null]);
  });

  it('never goes again to the United States; Canada, with the same calling code, is not one of them', () => {
    expect(againAfterHeldBack('+12025550123')).toBeNull();
    expect(againAfterHeldBack('+14165550123')).toBe(24 * HOUR);
  });
});
