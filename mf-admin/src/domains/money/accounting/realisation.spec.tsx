/**
 * @jest-environment jsdom
 */
import type { FakeRequest } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { toCsv } from './export/sheet.js';
import type { Row } from './realisation/parts.js';
import { realisationSheet } from './realisation/realisation-sheet.js';
import { workSheet } from './realisation/work-sheet.js';

afterEach(cleanup);

const LAWYER = 'a'.repeat(24);
const figures = {
  ...{ workedMinutes: 240, workedMinor: 80_000, billedMinutes: 150, billedMinor: 43_200 },
  ...{ collectedMinutes: 75, collectedMinor: 21_600, realisationBp: 5_400, collectionBp: 5_000 },
};
const nothing = {
  ...{ workedMinutes: 0, workedMinor: 0, billedMinutes: 0, billedMinor: 0, collectedMinutes: 0, collectedMinor: 0 },
  ...{ realisationBp: null, collectionBp: null },
};
const REPORT = {
  ...{ period: { from: '2026-04', to: '2026-05' }, before: { from: '2026-02', to: '2026-03' } },
  currencies: [
    {
      currency: 'USD' as const,
      parts: [{ key: LAWYER, name: 'Nadine Aoun', ...figures }],
      now: figures,
      before: nothing,
    },
  ],
};
const APRIL = { key: '2026-04', name: '', ...figures };
const WORK = {
  ...{ id: 'c'.repeat(24), dateWorked: '2026-05-04', personName: 'Nadine Aoun', clientName: 'Maya Saliba' },
  ...{ legalCase: { id: 'd'.repeat(24), title: 'Saliba against the bank' }, description: '=Drafted the reply' },
  ...{ currency: 'USD' as const, workedMinutes: 60, workedMinor: 20_000, billedMinutes: 60, billedMinor: 16_200 },
  ...{ collectedMinor: 8_100, invoice: { id: 'e'.repeat(24), number: 'INV-202605-0001' } },
};
const asked: unknown[] = [];
const api = {
  'GET /billing/accounting/realisation': () => REPORT,
  'GET /billing/accounting/realisation/work': ({ query }: FakeRequest) => {
    asked.push(Object.fromEntries(query));
    return pageOf([WORK]);
  },
};
const ADDRESS = '/admin/accounting?view=realisation&from=2026-04&to=2026-05';

describe('OFF-06: realisation and collection', () => {
  it('shows both rates beside the period before, drawn and in figures that lead to the work', async () => {
    const { container } = await openPage(ADDRESS, { api });
    const table = await screen.findByRole('table', { name: 'Realisation and collection in USD' });
    const row = within(table).getByRole('row', { name: /Nadine Aoun/ });
    expect(row.textContent).toContain('54.0 %');
    expect(row.textContent).toContain('50.0 %');
    const link = within(row).getByText('USD 432.00').closest('a')?.href ?? '';
    expect(Object.fromEntries(new URL(link, 'http://x').searchParams)).toEqual({
      ...{ view: 'realisation', from: '2026-04', to: '2026-05' },
      ...{ currency: 'USD', step: 'billed', person: LAWYER },
    });
    expect(screen.getByRole('img', { name: /worked, billed and collected in USD, up to USD 800.00/ })).toBeTruthy();
    // There is one basis only, and what was not worked has no rate.
    expect(screen.queryByLabelText('Basis')).toBeNull();
    expect(screen.getAllByText('–')).toHaveLength(2);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('lists the work behind a figure, with its case and its invoice', async () => {
    const { container } = await openPage(`${ADDRESS}&step=billed&currency=USD&person=${LAWYER}`, { api });
    const invoice = await screen.findByText('INV-202605-0001');
    expect(invoice.closest('a')?.getAttribute('href')).toBe(`/admin/billing/invoices/${'e'.repeat(24)}`);
    expect(screen.getByText('Saliba against the bank').closest('a')?.getAttribute('href')).toBe(
      `/admin/cases/${'d'.repeat(24)}`,
    );
    expect(asked.at(-1)).toMatchObject({ from: '2026-04', step: 'billed', currency: 'USD', personId: LAWYER });
    const back = screen.getByText('Back to the report').closest('a')?.getAttribute('href');
    expect(back).toBe('/admin/accounting?view=realisation&from=2026-04&to=2026-05');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is told in Arabic, months by their Lebanese names', async () => {
    const report = { ...REPORT, currencies: REPORT.currencies.map((one) => ({ ...one, parts: [APRIL] })) };
    await openPage(`${ADDRESS}&by=month`, {
      api: { ...api, 'GET /billing/accounting/realisation': () => report },
      language: 'ar',
    });
    expect((await screen.findAllByText('نسبة التحصيل')).length).toBeGreaterThan(0);
    expect(screen.getByRole('rowheader', { name: /نيسان/ })).toBeTruthy();
  });

  it('is taken out in hours, amounts and percent, and no words of a client become a formula', () => {
    const t = ((key: string) => key) as never;
    const rows: Row[] = [{ key: null, name: '', ...figures }];
    const sheet = realisationSheet(t, { currency: 'USD', rows, by: 'person', nameOf: () => 'All', name: 'x' });
    expect(toCsv(sheet).split('\r\n')[1]).toBe('All,USD,4,800.00,2.5,432.00,1.25,216.00,54,50');
    expect(toCsv(workSheet(t, 'x', [WORK]))).toContain("'=Drafted the reply,USD,1,200.00,162.00,81.00,INV-202605-0001");
  });
});
