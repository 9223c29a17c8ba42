/**
 * @jest-environment jsdom
 */
import type { ClientTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const CASE_ID = '64b0000000000000000000a1';
const line = (changes: Partial<ClientTimelineEntry>): ClientTimelineEntry => ({
  ...{ id: '64b000000000000000000100', caseId: CASE_ID, caseTitle: 'Sale of a flat', at: '2026-04-02T10:00:00.000Z' },
  ...{ happening: 'case.opened', subjectId: CASE_ID, title: { en: 'Sale of a flat', ar: 'بيع شقّة' } },
  ...{ date: null, formerDate: null, note: '', clientNote: '', byName: 'Maya Saliba', seenByClient: true },
  ...changes,
});
const LINES: Record<string, ClientTimelineEntry[]> = {
  case: [line({ at: '2026-01-02T10:00:00.000Z' })],
  hearing: [line({ happening: 'hearing.held', title: { en: 'Witnesses', ar: 'شهود' }, note: 'Adjourned' })],
};
const invoice = (number: string | null, issueDate: string, state = 'sent') => ({
  ...{ id: `64b0000000000000000000f${number?.at(-1) ?? 0}`, number, state, issueDate, dueDate: issueDate },
  ...{ client: { id: 'c', name: 'Rana Khoury' }, legalCase: null, currency: 'USD', language: 'en', notes: '' },
  ...{ totalMinor: 11_100, vatMinor: 0, paidMinor: 0, creditedMinor: 0, balanceMinor: 0, viewedAt: null, version: 1 },
  createdAt: '2026-03-01T10:00:00.000Z',
});

const open = (options: OpenOptions = {}, more: FakeApi = {}) =>
  openPage(`/admin/client-details/${aClient().id}`, {
    api: {
      'GET /identity/clients/:id': () => aClient(),
      'GET /cases/clients/:id/timeline': ({ query }) => ({
        items: LINES[query.get('kind') ?? ''] ?? [],
        next: null,
      }),
      'GET /billing/invoices': () =>
        pageOf([invoice(null, '2026-06-01'), invoice('INV-1', '2026-03-05'), invoice('INV-2', '2026-02-05', 'void')]),
      'GET /billing/payments': () =>
        pageOf([
          {
            ...{ id: '64b0000000000000000000b1', number: 'REC-1', client: { id: 'c', name: 'Rana Khoury' } },
            ...{ amount: { amountMinor: 4_000, currency: 'USD' }, method: 'cash', day: '2026-03-20', reference: '' },
            ...{ notes: '', allocations: [], credit: { amountMinor: 0, currency: 'USD' }, rate: null, voided: null },
            ...{ recordedByName: 'Hala Rizk', recordedAt: '2026-03-20T10:00:00.000Z' },
          },
        ]),
      ...more,
    },
    ...options,
  });
const entries = async () => {
  await screen.findByRole('link', { name: 'Hearing held: Witnesses' });
  return [...document.querySelectorAll('.desk-timeline__entry')].map(({ textContent }) => textContent);
};

describe('OFF-03: the timeline of a client', () => {
  it('tells what happened in all of their cases, and of bills and receipts by the day they say; drafts have not happened', async () => {
    const { container, user } = await open();
    await screen.findByRole('link', { name: 'Receipt REC-1' });
    expect(await entries()).toEqual([
      '2 April 2026 13:00 (Beirut)Hearing held: WitnessesSale of a flat · AdjournedHearings · Maya Saliba',
      '20 March 2026 Receipt REC-1USD 40.00Receipts · Hala Rizk',
      '5 March 2026 Invoice INV-1USD 111.00Invoices',
      '5 February 2026 Invoice INV-2, voidUSD 111.00Invoices',
      '2 January 2026 12:00 (Beirut)The case was openedSale of a flatCases · Maya Saliba',
    ]);
    expect(screen.getByRole('link', { name: 'Hearing held: Witnesses' }).getAttribute('href')).toBe(
      `/admin/cases/${CASE_ID}`,
    );
    await user.click(screen.getByRole('button', { name: 'Invoices' }));
    expect(await screen.findByRole('link', { name: 'Invoice INV-1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Receipt REC-1' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-025: asks nothing of money for a lawyer, and nothing of cases for an accountant', async () => {
    const lawyer = await open({ person: { roles: ['lawyer'] } });
    expect(await entries()).toHaveLength(2);
    expect(lawyer.requests.filter(({ path }) => path === '/billing/invoices' || path === '/billing/payments')).toEqual(
      [],
    );
    cleanup();
    const accountant = await open({ person: { roles: ['accountant'] } });
    expect(await screen.findByRole('link', { name: 'Receipt REC-1' })).toBeTruthy();
    expect(accountant.requests.filter(({ path }) => path.endsWith('/timeline'))).toEqual([]);
  });
});
