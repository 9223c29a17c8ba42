import { describe, expect, it } from '@jest/globals';
import { crash } from './crash.js';

describe('kill -9 in the middle of writes', () => {
  it('loses nothing acknowledged, halves no transaction and repeats no write, ten times', async () => {
    const { acknowledged, transactions, ...rest } = await crash({
      rounds: 10,
      seed: Number(process.env.TEST_SEED),
      milliseconds: 500,
    });
    expect(rest).toEqual({ rounds: 10, lost: 0, lostIncrements: 0, doubleIncrements: 0, brokenSums: 0, mismatches: 0 });
    expect(acknowledged).toBeGreaterThan(0);
    expect(transactions).toBeGreaterThan(0);
  });
});
