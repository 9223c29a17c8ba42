/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { toCsv } from './export/sheet.js';
import { vatSheet } from './views/vat-sheet.js';

afterEach(cleanup);

const none = { taxableMinor: 0, outputMinor: 0, inputMinor: 0, netMinor: 0 };
const may = { taxableMinor: 89_500_000, outputMinor: 9_845_000, inputMinor: 602_250, netMinor: 9_242_750 };
const june = { taxableMinor: 0, outputMinor: 0, inputMinor: 50_000, netMinor: -50_000 };
const VAT = {
  ...{ year: 2026, quarter: 2 },
  months: [
    { month: '2026-04', ...none },
    { month: '2026-05', ...may },
    { month: '2026-06', ...june },
  ],
  ...{ taxableMinor: 89_500_000, outputMinor: 9_845_000, inputMinor: 652_250, netMinor: 9_192_750 },
  onDocuments: [{ currency: 'USD' as const, outputMinor: 11_000, collectedMinor: 4_400, inputMinor: 550 }],
};
const api = { 'GET /billing/accounting/vat-quarter': () => VAT };
const ADDRESS = '/admin/accounting?view=vat&year=2026&quarter=2';

describe('BILL-05: the tax of a quarter', () => {
  it('is what was asked of clients less what was paid on expenses; each figure leads to its rows', async () => {
    const { container } = await openPage(ADDRESS, { api });
    const hrefOf = async (amount: string) =>
      new URL((await screen.findByText(amount)).closest('a')?.href ?? '', 'http://x').searchParams;
    expect(await screen.findByText('VAT of Q2 2026')).toBeTruthy();
    expect(Object.fromEntries(await hrefOf('LBP 602,250'))).toEqual({
      ...{ view: 'ledger', account: 'vat_lbp_paid', currency: 'LBP', from: '2026-05', to: '2026-05' },
    });
    expect(Object.fromEntries(await hrefOf('LBP 652,250'))).toMatchObject({ from: '2026-04', to: '2026-06' });
    expect((await hrefOf('USD 5.50')).get('account')).toBe('vat_recoverable');
    expect((await hrefOf('USD 44.00')).get('account')).toBe('cash_vat');
    expect(screen.getByText('LBP 9,192,750').closest('a')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is told in Arabic', async () => {
    await openPage(ADDRESS, { api, language: 'ar' });
    expect(await screen.findAllByText('ضريبة على المصاريف')).toHaveLength(2);
  });

  it('is taken out with all of its columns', () => {
    const csv = toCsv(vatSheet(((key: string) => key) as never, VAT)).split('\r\n');
    expect(csv[0]).toContain('accounting.output,accounting.input,accounting.vatNet');
    expect(csv[3]).toBe('2026-06,0,0,50000,-50000');
    expect(csv[4]).toBe('accounting.wholeQuarter,89500000,9845000,652250,9192750');
  });
});
