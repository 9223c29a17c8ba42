import { reckonInvoice } from '@diwan/contracts/money/invoices/reckon';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditLines } from '../credit-notes/credit-note.rules.js';
import { cashLines } from '../invoices/cash-basis.rules.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { chargesOf, type TakenBack } from './realisation.rules.js';

const aLine = fc.record({
  quantityMilli: fc.integer({ min: 100, max: 9_000 }),
  unitPriceMinor: fc.integer({ min: 0, max: 90_000 }),
  vatClass: fc.constantFrom('standard' as const, 'exempt' as const),
  /** What of it a credit note takes back, in percent. */
  back: fc.constantFrom(0, 0, 0, 40, 100),
});
const aBill = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 6 }),
    discount: fc.constantFrom(null, { kind: 'percent' as const, basisPoints: 1_250 }),
    paidPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ lines, discount, paidPercent }) => {
    const charged = lines.map((line, place) => ({
      ...line,
      source: { kind: 'time' as const, entryId: String(place) },
    }));
    const reckoned = reckonInvoice(charged, discount, 1_100);
    const written = charged.map((line, place) => ({
      ...line,
      ...(reckoned.lines[place] as (typeof reckoned.lines)[number]),
    })) as unknown as InvoiceRecord['lines'];
    const wishes = lines.flatMap(({ back }, place) => {
      const { amountMinor = 0, discountMinor = 0 } = reckoned.lines[place] ?? {};
      const netMinor = Math.floor(((amountMinor - discountMinor) * back) / 100);
      return netMinor > 0 ? [{ place, netMinor }] : [];
    });
    const notes = [{ lines: creditLines({ lines: written }, [], wishes) }] as TakenBack[];
    const back = notes.flatMap((note) => note.lines);
    const leftMinor = back.reduce((left, one) => left - one.netMinor - one.vatMinor, reckoned.totals.totalMinor);
    const paidMinor = Math.floor((leftMinor * paidPercent) / 100);
    return { lines: written, totals: reckoned.totals, notes, leftMinor, paidMinor, isCredited: back.length > 0 };
  });
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('OFF-06: what became of work', () => {
  it('no line ever collects more than it asks, and a paid invoice has collected all it billed', () => {
    fc.assert(
      fc.property(aBill, ({ lines, notes, leftMinor, paidMinor }) => {
        const charges = [...chargesOf({ lines, paidMinor }, notes).values()];
        expect(charges).toHaveLength(lines.length);
        for (const { billedMinor, collectedMinor, billedMinutes, collectedMinutes } of charges) {
          expect(collectedMinor).toBeGreaterThanOrEqual(0);
          expect(collectedMinor).toBeLessThanOrEqual(billedMinor);
          expect(collectedMinutes).toBeLessThanOrEqual(billedMinutes);
        }
        for (const { billedMinor, collectedMinor } of chargesOf({ lines, paidMinor: leftMinor }, notes).values())
          expect(collectedMinor).toBe(billedMinor);
      }),
    );
  });

  it('adds up to what the ledger earned: billed to the cent, collected but for the rounding of its lines', () => {
    fc.assert(
      fc.property(aBill, ({ lines, totals, notes, paidMinor, isCredited }) => {
        const charges = [...chargesOf({ lines, paidMinor }, notes).values()];
        const back = total(notes.flatMap((note) => note.lines).map(({ netMinor }) => netMinor));
        expect(total(charges.map(({ billedMinor }) => billedMinor))).toBe(totals.netMinor - back);
        if (isCredited) return;
        const earned = cashLines({ totals, area: null }, 0, paidMinor).find(
          ({ account }) => account === 'cash_revenue',
        );
        const collected = total(charges.map(({ collectedMinor }) => collectedMinor));
        expect(Math.abs(collected + (earned?.amountMinor ?? 0))).toBeLessThanOrEqual(2 * lines.length);
      }),
    );
  });
});
