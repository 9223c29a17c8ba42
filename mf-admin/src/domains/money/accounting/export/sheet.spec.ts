import { describe, expect, it } from '@jest/globals';
import { harmless, type ReportSheet, toCells, toCsv } from './sheet.js';

const sheet: ReportSheet = {
  name: 'debt',
  head: ['Client', 'Total'],
  rows: [
    ['=HYPERLINK("http://evil.example","x")', { amountMinor: -125_050, currency: 'USD' }],
    ['مكتب «الأرز», بيروت', { amountMinor: 4_500_000, currency: 'LBP' }],
  ],
};

describe('reports that are taken out', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('OFF-06: %j is words, not a formula', (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  });

  it('OFF-06: CSV quotes what needs it, disarms formulas and writes amounts as numbers', () => {
    expect(toCsv(sheet)).toBe(
      '\ufeffClient,Total\r\n' +
        `"'=HYPERLINK(""http://evil.example"",""x"")",-1250.50\r\n` +
        '"مكتب «الأرز», بيروت",4500000\r\n',
    );
  });

  it('OFF-06: XLSX types words as text and money as numbers with the decimals of its currency', () => {
    const [, first, second] = toCells(sheet);
    expect(first?.[0]).toEqual({ value: '=HYPERLINK("http://evil.example","x")', type: String });
    expect(first?.[1]).toEqual({ value: -1250.5, type: Number, format: '#,##0.00' });
    expect(second?.[1]).toEqual({ value: 4_500_000, type: Number, format: '#,##0' });
  });
});
