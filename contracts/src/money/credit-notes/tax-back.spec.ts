import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taxBack } from './tax-back.js';

describe('the tax that comes back with parts of a line', () => {
  it('is never more than the line had, and all of it once nothing is left', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 2_000_000 }), (taken, vatMinor) => {
        const whole = { netMinor: taken.reduce((all, part) => all + part, 0), vatMinor };
        let [takenMinor, back] = [0, 0];
        for (const moreMinor of taken) {
          const tax = taxBack(whole, { takenMinor, moreMinor });
          expect(tax).toBeGreaterThanOrEqual(0);
          takenMinor += moreMinor;
          back += tax;
        }
        expect(back).toBe(vatMinor);
      }),
    );
    expect(taxBack({ netMinor: 0, vatMinor: 0 }, { takenMinor: 0, moreMinor: 0 })).toBe(0);
  });
});
