import { describe, expect, it } from '@jest/globals';
import { backoff, MAX_ATTEMPTS, NOTICE_MOVES } from './notice.machine.js';

describe('the life of a notice', () => {
  it('what may have been sent is never sent again by itself', () => {
    expect(NOTICE_MOVES.sent).not.toContain('pending');
    expect(NOTICE_MOVES.suppressed).toEqual([]);
    expect(NOTICE_MOVES.cancelled).toEqual([]);
  });

  it('waits longer after each refusal, between 2 s and 15 min', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS }, (_, n) => backoff(n + 1, () => 0.5));
    expect(delays).toEqual([2000, 8000, 32_000, 128_000, 512_000, 900_000]);
    expect(backoff(1, () => 0)).toBe(1500);
    expect(backoff(1, () => 1)).toBe(2500);
  });
});
