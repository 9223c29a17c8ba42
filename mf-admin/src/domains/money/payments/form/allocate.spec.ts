import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type OpenInvoice, oldestFirst, readShare, readShares } from './allocate.js';

const RATE = { lbpPerUsdHundredths: 8_950_000 };
const invoice = (id: string, balanceMinor: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ id, number: `INV-${id}`, currency: 'USD', issueDate: '2026-05-12', dueDate: '2026-06-11', balanceMinor },
  ...more,
});
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

describe('D-108: sharing money out', () => {
  it('begins with the oldest invoice and leaves the rest', () => {
    const open = [invoice('b', 5_000), invoice('a', 3_000, { issueDate: '2026-01-02' }), invoice('c', 9_000)];
    const shares = oldestFirst(usd(4_000), open, '', RATE);
    expect(shares).toEqual({ a: { amount: '30.00', used: '' }, b: { amount: '10.00', used: '' } });
    expect(readShares(oldestFirst(usd(20_000), open, '', RATE), open, 'USD', { ofDay: RATE }).usedMinor).toBe(17_000);
  });

  it('the invoice that was paid for comes first, also in the other currency by the rate of the day', () => {
    const open = [invoice('a', 3_000), invoice('l', 1_790_000, { currency: 'LBP' })];
    expect(oldestFirst(usd(2_500), open, 'l', RATE)).toEqual({
      l: { amount: '1790000', used: '' },
      a: { amount: '5.00', used: '' },
    });
    expect(oldestFirst(usd(2_500), open, 'l', undefined)).toEqual({ a: { amount: '25.00', used: '' } });
  });

  it('pays no more invoices than one receipt may name', () => {
    const open = Array.from({ length: 60 }, (_, at) => invoice(`n${at}`, 100));
    const shares = oldestFirst(usd(6_000), open, 'n59', RATE);
    expect([Object.keys(shares).length, shares.n59?.amount]).toEqual([50, '1.00']);
  });

  it('tells the difference from the rate where the two sides agreed on something else', () => {
    const pounds = invoice('l', 1_790_000, { currency: 'LBP' });
    expect(readShare({ amount: '1,790,000', used: '19' }, pounds, 'USD', { ofDay: RATE })).toMatchObject({
      ...{ amountMinor: 1_790_000, usedMinor: 1_900, agreedMinor: 1_900, differenceMinor: -100 },
    });
  });

  it.each([
    ['-5', 'invalid_amount'],
    ['30.01', 'over_balance'],
    ['', null],
    ['0', null],
  ])('of %j says %j', (amount, said) => {
    expect(readShare({ amount, used: '' }, invoice('a', 3_000), 'USD', { ofDay: RATE })).toBe(said);
  });

  it('never uses more than there is, nor pays more than is open, in whichever currency', () => {
    const anInvoice = fc.record({
      balanceMinor: fc.integer({ min: 1, max: 10_000_000_000 }),
      currency: fc.constantFrom('USD' as const, 'LBP' as const),
    });
    const rate = fc.record({ lbpPerUsdHundredths: fc.integer({ min: 1, max: 100_000_000 }) });
    const money = fc.record({
      amountMinor: fc.integer({ min: 1, max: 10_000_000_000 }),
      currency: fc.constantFrom('USD' as const, 'LBP' as const),
    });
    fc.assert(
      fc.property(fc.array(anInvoice, { maxLength: 6 }), money, rate, (made, paid, day) => {
        const open = made.map((one, at) => invoice(String(at), one.balanceMinor, { currency: one.currency }));
        const { read, usedMinor, fault } = readShares(oldestFirst(paid, open, '0', day), open, paid.currency, {
          ofDay: day,
        });
        expect(fault).toBeUndefined();
        expect(usedMinor).toBeLessThanOrEqual(paid.amountMinor);
        for (const share of read) expect(share.amountMinor).toBeLessThanOrEqual(share.invoice.balanceMinor);
      }),
      { seed: Number(process.env.TEST_SEED) },
    );
  });
});
