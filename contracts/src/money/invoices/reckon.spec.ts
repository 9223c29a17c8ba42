import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { proportion, sum } from '../amounts/rounding.js';
import { VatClass } from '../vat-rates/vat.js';
import { reckonInvoice } from './reckon.js';

const STANDARD_BP = 1_100;
const byHand = { kind: 'by_hand' } as const;
const line = fc.record({
  quantityMilli: fc.integer({ min: 1, max: 100_000 }),
  unitPriceMinor: fc.integer({ min: 0, max: 10_000_000 }),
  vatClass: fc.constantFrom(...VatClass.options),
  source: fc.constant(byHand),
});
const discount = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
);

describe('P02: the tax of an invoice', () => {
  it('is the rate of the net that stands beside it', () => {
    const lines = Array.from({ length: 50 }, () => ({
      ...{ quantityMilli: 1_000, unitPriceMinor: 24_167, vatClass: 'standard' as const, source: byHand },
    }));
    const { totals } = reckonInvoice(lines, null, STANDARD_BP);
    expect(totals).toMatchObject({ netMinor: 1_208_350, vatMinor: 132_919, totalMinor: 1_341_269 });
  });

  it('is rounded once on all that bears it, and its lines add up to it', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), discount, (lines, off) => {
        const { lines: reckoned, totals } = reckonInvoice(lines, off, STANDARD_BP);
        const nets = reckoned.map(({ amountMinor, discountMinor }) => amountMinor - discountMinor);
        const taxed = sum(nets.filter((_, at) => lines[at]?.vatClass === 'standard'));
        expect(totals.vatMinor).toBe(proportion(taxed, STANDARD_BP, 10_000));
        expect(sum(reckoned.map(({ vatMinor }) => vatMinor))).toBe(totals.vatMinor);
        reckoned.forEach(({ vatMinor }, at) => {
          if (lines[at]?.vatClass !== 'standard' || nets[at] === 0) expect(vatMinor).toBe(0);
        });
        expect(totals.totalMinor).toBe(sum(nets) + totals.vatMinor);
      }),
    );
  });
});
