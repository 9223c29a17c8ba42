/**
 * @jest-environment jsdom
 */
import { preparePage } from '@diwan/mf-kit';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pages } from '../../../../app/pages.js';
import {
  aBill,
  aCreditedLine,
  BILL_AGAIN,
  BILL_ID,
  BILL_PATH,
  COST_LINE,
  creditedApi,
  HAND_LINE,
  WORK_LINE,
  writtenBodies,
} from '../../../../testing/credited-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';
import { aClient } from '../../../../testing/records.js';

// The shell fetches a page before it goes there.
beforeAll(() => preparePage(pages, BILL_PATH));
afterEach(cleanup);

describe('D-109: an invoice in the place of another', () => {
  it('begins with the lines that wait to be billed, takes their work, and says in whose place it stands', async () => {
    const replaced = aBill({
      ...{ creditedMinor: 33_300, state: 'credited', terms: 'net_15', language: 'ar' },
      ...{ discount: { kind: 'amount', amountMinor: 500 }, notes: 'As agreed' },
      lines: [{ ...WORK_LINE, discountMinor: 200 }, COST_LINE, { ...HAND_LINE, discountMinor: 300 }],
    });
    const lines = () => [aCreditedLine(0, 'free'), aCreditedLine(1, 'billed'), aCreditedLine(2, null)];
    const { user, requests, container, location } = await openPage(BILL_AGAIN, { api: creditedApi(replaced, lines) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New invoice in place of INV-202605-0007' }),
    ).toBeTruthy();
    await screen.findByRole('heading', { name: /^Line 2/ });
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(location()).toBe(BILL_PATH));
    expect(writtenBodies(requests)).toMatchObject([
      {
        ...{ clientId: replaced.client.id, caseId: replaced.legalCase?.id, language: 'ar', terms: 'net_15' },
        ...{ discount: { kind: 'amount', amountMinor: 500 }, notes: 'As agreed' },
        lines: [
          { description: 'Wrote to the bank', source: WORK_LINE.source, quantityMilli: 2_000, unitPriceMinor: 5_000 },
          { description: 'Advice', source: { kind: 'by_hand' }, replaces: { invoiceId: BILL_ID, place: 2 } },
        ],
      },
    ]);
  });

  it('begins with what waits now, not with what was shown before; and says what is recorded otherwise', async () => {
    let lines = [aCreditedLine(0, 'kept'), aCreditedLine(1, 'kept'), aCreditedLine(2, null)];
    const costs = [
      {
        ...{ id: 'b'.repeat(24), day: '2026-05-03', type: 'other', description: 'Stamps', vendor: '', caseId: null },
        amount: { amountMinor: 40_000, currency: 'USD' },
      },
    ];
    const { user } = await openPage(BILL_PATH, {
      api: creditedApi(aBill({ creditedMinor: 33_300 }), () => lines, {
        'GET /billing/clients/:id/unbilled-expenses': () => costs,
        'PUT /billing/invoices/:id/credited-lines': () => {
          lines = [aCreditedLine(0, 'free'), aCreditedLine(1, 'free'), aCreditedLine(2, null)];
          return lines;
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Allow billing all again' }));
    await user.click(await screen.findByRole('link', { name: 'Write a new invoice' }));
    expect(await screen.findByRole('heading', { name: /^Line 3/ })).toBeTruthy();
    const notice = (await screen.findByText(/^These lines say something else/)).parentElement as HTMLElement;
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stamps']);
  });

  it('H9: begins with the costs as they are now, whatever was looked at before, and with no discount of costs', async () => {
    const [kept, free] = [
      [aCreditedLine(0, 'billed'), aCreditedLine(1, 'kept')],
      [aCreditedLine(0, 'billed'), aCreditedLine(1, 'free')],
    ];
    let lines = kept;
    const stamps = {
      ...{ id: 'b'.repeat(24), day: '2026-05-03', type: 'other', description: 'Stamps', vendor: '', caseId: null },
      ...{ amount: { amountMinor: 10_000, currency: 'USD' }, isVatReclaimed: false },
    };
    const old = aBill({
      ...{ creditedMinor: 11_100, discount: { kind: 'amount', amountMinor: 900 } },
      lines: [
        { ...WORK_LINE, discountMinor: 450 },
        { ...COST_LINE, discountMinor: 450 },
      ],
    });
    const { user, requests } = await openPage(BILL_AGAIN, {
      api: creditedApi(old, () => lines, {
        'GET /billing/clients/:id/unbilled-expenses': () => (lines === free ? [stamps] : []),
        'PUT /billing/invoices/:id/credited-lines': () => {
          lines = free;
          return lines;
        },
      }),
    });
    await user.click((await screen.findAllByRole('link', { name: 'To the invoice' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Allow billing again: Stamps' }));
    await user.click(await screen.findByRole('link', { name: 'Write a new invoice' }));
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(writtenBodies(requests).at(-1)).toMatchObject({ discount: null, lines: [{ vatClass: 'exempt' }] }),
    );
  });

  it('stands for nobody else’s lines: what is billed to another client replaces none', async () => {
    const other = { ...aClient(), id: '64b0000000000000000000c2', name: 'Karim Saad', fullName: 'Karim Saad' };
    const { user, requests } = await openPage(BILL_AGAIN, {
      api: creditedApi(aBill(), () => [aCreditedLine(2, null)], {
        'GET /identity/clients': () => pageOf([aClient(), other]),
      }),
    });
    await screen.findByRole('heading', { name: /^Line 1/ });
    await user.click(screen.getByRole('combobox', { name: /^Client/ }));
    await user.click(await screen.findByRole('option', { name: /Karim/ }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(writtenBodies(requests)).toMatchObject([{ clientId: other.id }]));
    expect(JSON.stringify(writtenBodies(requests))).not.toContain('replaces');
  });

  it('H9: begins without tax on costs that bear none now, and with the share of a discount that was theirs', async () => {
    const waiting = (isVatReclaimed: boolean) => () => [
      {
        ...{ id: 'b'.repeat(24), day: '2026-05-03', type: 'other', description: 'Stamps', vendor: '', caseId: null },
        ...{ amount: { amountMinor: 10_000, currency: 'USD' }, isVatReclaimed },
      },
    ];
    const of = aBill({
      discount: { kind: 'amount', amountMinor: 900 },
      lines: [{ ...WORK_LINE, discountMinor: 900 }, COST_LINE],
    });
    for (const [isReclaimed, vatClass] of [
      [false, 'exempt'],
      [true, 'standard'],
    ] as const) {
      const { user, requests } = await openPage(BILL_AGAIN, {
        api: creditedApi(of, () => [aCreditedLine(0, 'billed'), aCreditedLine(1, 'free')], {
          'GET /billing/clients/:id/unbilled-expenses': waiting(isReclaimed),
        }),
      });
      await user.click(await screen.findByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(writtenBodies(requests)).toMatchObject([{ discount: null, lines: [{ vatClass }] }]));
      expect(screen.queryByText(/^These lines say something else/)).toBeNull();
      cleanup();
    }
  });

  it('says why it was not saved where something is billed elsewhere by now', async () => {
    const { user, toasts } = await openPage(BILL_AGAIN, {
      api: creditedApi(aBill(), () => [aCreditedLine(0, 'free')], {
        'POST /billing/invoices': () => answerProblem('CONFLICT'),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(toasts[0]?.description).toMatch(/are on another invoice by now, or can no longer/));
    expect(screen.getByRole('heading', { name: /^Line 1/ })).toBeTruthy();
  });

  it('says so where nothing waits to be billed, and that there is no such invoice', async () => {
    const walled = [aCreditedLine(0, 'kept'), { ...aCreditedLine(1, null), work: null }];
    await openPage(BILL_AGAIN, { api: creditedApi(aBill(), () => walled) });
    expect(await screen.findByText('Nothing of this invoice waits to be billed')).toBeTruthy();
    cleanup();
    for (const path of [BILL_AGAIN, '/admin/billing/invoices/new?again=abc']) {
      await openPage(path, {
        api: creditedApi(aBill(), () => [], { 'GET /billing/invoices/:id': () => answerProblem('NOT_FOUND') }),
      });
      expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
      cleanup();
    }
  });

  it('is not spoken of where the service does not know of credited lines yet', async () => {
    const { requests } = await openPage(BILL_PATH, {
      api: creditedApi(aBill({ creditedMinor: 5_000 }), () => [], {
        'GET /billing/invoices/:id/credited-lines': () => answerProblem('NOT_FOUND'),
      }),
    });
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/credited-lines'))).toBe(true));
    await screen.findByText('Payments and credits');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lines credited in full' })).toBeNull());
  });
});
