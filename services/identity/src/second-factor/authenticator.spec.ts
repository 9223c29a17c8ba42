import { describe, expect, it } from '@jest/globals';
import { newAuthenticator, nextUsableCode, stepOfCode } from './authenticator.js';

describe('the authenticator that the demo plays', () => {
  const { secret } = newAuthenticator({ issuer: 'Firm', label: 'Rana' });
  /** The end of a step, when the code of the next one is good already. */
  const now = new Date('2026-11-22T08:00:29Z');

  it.each([0, stepAt(now) - 1, stepAt(now), stepAt(now) + 1])(
    'shows a code that passes, for 30 seconds at most, when step %i was the last one spent',
    (lastStep) => {
      const { code, secondsLeft } = nextUsableCode(secret, lastStep, now);
      expect(stepOfCode(secret, code, now)).not.toBeNull();
      expect(secondsLeft).toBeGreaterThan(0);
      expect(secondsLeft).toBeLessThanOrEqual(30);
    },
  );
});

/** The half minute since 1970 that a moment falls into (RFC 6238). */
function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 30_000);
}
