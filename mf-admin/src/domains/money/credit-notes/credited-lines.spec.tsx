/**
 * @jest-environment jsdom
 */
import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCreditNote, aDraft, anAccount, anInvoice, aRate } from '../../../testing/money-records.js';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const ID = '64b0000000000000000000e1';
const PATH = `/admin/billing/invoices/${ID}`;
const AGAIN = `/admin/billing/invoices/new?again=${ID}`;
const [line] = anInvoice().lines as [Invoice['lines'][number]];
const work = { ...line, description: 'Wrote to the bank', source: { kind: 'time', entryId: 'a'.repeat(24) } } as const;
const cost = { ...line, description: 'Stamps', source: { kind: 'expense', expenseId: 'b'.repeat(24) } } as const;
const byHand = { ...line, description: 'Advice' };
const invoice = (more: Partial<Invoice> = {}) =>
  anInvoice({ lines: [work, cost, byHand], totalMinor: 33_300, balanceMinor: 33_300, ...more });
const credited = (place: number, standing: CreditedLine['work'], more: Partial<CreditedLine> = {}): CreditedLine => ({
  ...{ place, description: [work, cost, byHand][place]?.description ?? '', work: standing, billedOn: null },
  ...more,
});

const api = (of: Invoice, lines: () => CreditedLine[], more: FakeApi = {}): FakeApi => ({
  'GET /billing/invoices/:id': () => of,
  'GET /billing/invoices/:id/credited-lines': lines,
  'GET /billing/credit-notes': () => [],
  'GET /billing/clients/:id/account': () => anAccount([]),
  'GET /billing/clients/:id/cases': () => [],
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /billing/vat-rates': () => [{ from: '2018-01-01', standardBp: 1_100, law: 'Law 64/2017' }],
  'GET /billing/exchange-rates': () => [aRate()],
  'GET /billing/invoices': () => pageOf([]),
  'POST /billing/invoices': () => aDraft(),
  ...more,
});
const bodies = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('H2: a credit note that takes work back', () => {
  const openSheet = async (of = invoice()) => {
    const page = await openPage(PATH, {
      api: api(of, () => [], { 'POST /billing/invoices/:id/credit-notes': () => aCreditNote() }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for INV-202605-0007' }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Credit note…' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Credit note for/ }));
    const type = async (name: RegExp, text: string) => page.user.type(await sheet.findByLabelText(name), text);
    const issue = () => page.user.click(sheet.getByRole('button', { name: 'Issue credit note' }));
    const group = () => sheet.queryByRole('group', { name: /^Work and costs on lines credited in full/ });
    return { ...page, sheet, type, issue, group };
  };

  it('asks whether it can be billed again, and is not sent before that is said', async () => {
    const { sheet, user, type, issue, group, requests, toasts } = await openSheet();
    await type(/^Line 1/, '99.99');
    expect(group()).toBeNull();
    await user.clear(sheet.getByLabelText(/^Line 1/));
    await type(/^Line 1/, '100');
    await type(/^Reason/, 'Wrong rate');
    await issue();
    expect((await sheet.findAllByText('Please fill in this field')).length).toBeGreaterThan(0);
    expect(bodies(requests)).toEqual([]);
    await user.click(sheet.getByRole('radio', { name: 'Can be billed again' }));
    expect((await axe(document.body)).violations).toEqual([]);
    await issue();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Credit note issued']));
    expect(bodies(requests)).toMatchObject([{ billable: true, lines: [{ place: 0, netMinor: 10_000 }] }]);
  });

  it('asks nothing for lines by hand, also where an answer was given before', async () => {
    const { sheet, user, type, issue, group, requests, toasts } = await openSheet();
    await type(/^Line 2/, '100');
    await user.click(sheet.getByRole('radio', { name: 'Will not be billed again' }));
    await user.clear(sheet.getByLabelText(/^Line 2/));
    await type(/^Line 3/, '100');
    expect(group()).toBeNull();
    await type(/^Reason/, 'Agreed');
    await issue();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Credit note issued']));
    expect(bodies(requests)[0]).not.toHaveProperty('billable');
  });

  it('asks for work that was charged at nothing when all the rest is taken back', async () => {
    const free = { ...work, unitPriceMinor: 0, amountMinor: 0, vatMinor: 0 };
    const { type, group } = await openSheet(invoice({ lines: [free, byHand] }));
    await type(/^Line 2/, '100');
    expect(group()).toBeTruthy();
  });
});

describe('H2: lines of an invoice that were taken back whole', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Lines credited in full' }));

  it('tell what becomes of their work, which is decided one by one or for all, and can be taken back', async () => {
    let standings: CreditedLine['work'][] = ['kept', 'kept', null];
    const lines = () => standings.map((standing, place) => credited(place, standing));
    const { user, requests, toasts, container } = await openPage(PATH, {
      api: api(invoice({ creditedMinor: 33_300, balanceMinor: 0, state: 'credited' }), lines, {
        'PUT /billing/invoices/:id/credited-lines': ({ body }) => {
          const { places, billable } = body as { places: number[]; billable: boolean };
          standings = standings.map((one, place) => (places.includes(place) ? (billable ? 'free' : 'kept') : one));
          return lines();
        },
      }),
    });
    const card = await part();
    await user.click(await card.findByRole('button', { name: 'Allow billing again: Stamps' }));
    expect(await card.findByText('Waits to be billed')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Allow billing all again' })).toBeNull();
    await user.click(await card.findByRole('button', { name: 'Do not bill again: Stamps' }));
    await user.click(await card.findByRole('button', { name: 'Allow billing all again' }));
    await waitFor(() => expect(card.getAllByText('Waits to be billed')).toHaveLength(2));
    expect(bodies(requests)).toEqual([
      { places: [1], billable: true },
      { places: [1], billable: false },
      { places: [0, 1], billable: true },
    ]);
    expect(toasts.map(({ description }) => description)).toContain('The line waits to be billed again');
    expect(card.getByRole('link', { name: 'Write a new invoice' }).getAttribute('href')).toContain(AGAIN);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('name the invoice that bills them now, and say in words why nothing was changed', async () => {
    const billedOn = { id: '64b0000000000000000000e2', number: 'INV-202605-0009' };
    let lines = [credited(0, 'kept'), credited(1, 'kept')];
    const { user, toasts } = await openPage(PATH, {
      api: api(invoice({ creditedMinor: 22_200 }), () => lines, {
        'PUT /billing/invoices/:id/credited-lines': () => {
          lines = [credited(0, 'billed', { billedOn }), credited(1, 'not_billable')];
          return answerProblem('CONFLICT');
        },
      }),
    });
    const card = await part();
    await user.click(await card.findByRole('button', { name: /^Allow billing again: Wrote/ }));
    const link = await card.findByRole('link', { name: 'INV-202605-0009' });
    expect(link.getAttribute('href')).toContain(billedOn.id);
    expect(card.getByText('No longer billable')).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Write a new invoice' })).toBeNull();
    expect(toasts.map(({ description }) => description)).toEqual([
      'Failed to change what is billed. The work is on another invoice by now, or cannot be billed as it is.',
    ]);
  });

  it.each([0, 5_000])('are not spoken of where there are none, with %i cents taken back', async (creditedMinor) => {
    const { requests } = await openPage(PATH, { api: api(invoice({ creditedMinor }), () => []) });
    await screen.findByRole('heading', { level: 1, name: 'INV-202605-0007' });
    await screen.findByText('Payments and credits');
    expect(requests.some(({ path }) => path.endsWith('/credited-lines'))).toBe(creditedMinor > 0);
    expect(screen.queryByRole('region', { name: 'Lines credited in full' })).toBeNull();
  });
});

describe('D-109: an invoice in the place of another', () => {
  it('begins with the lines that wait to be billed, takes their work, and says in whose place it stands', async () => {
    const replaced = invoice({
      ...{ creditedMinor: 33_300, state: 'credited', terms: 'net_15', language: 'ar' },
      ...{ discount: { kind: 'amount', amountMinor: 500 }, notes: 'As agreed' },
    });
    const lines = () => [credited(0, 'free'), credited(1, 'billed'), credited(2, null)];
    const { user, requests, container, location } = await openPage(AGAIN, { api: api(replaced, lines) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New invoice in place of INV-202605-0007' }),
    ).toBeTruthy();
    await screen.findByRole('heading', { name: /^Line 2/ });
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(bodies(requests)).toMatchObject([
      {
        ...{ clientId: replaced.client.id, caseId: replaced.legalCase?.id, language: 'ar', terms: 'net_15' },
        ...{ discount: null, notes: 'As agreed', inPlaceOf: { invoiceId: ID, places: [0, 2] } },
        lines: [
          { description: 'Wrote to the bank', source: work.source, quantityMilli: 2_000, unitPriceMinor: 5_000 },
          { description: 'Advice', source: { kind: 'by_hand' } },
        ],
      },
    ]);
  });

  it('begins with what waits now, not with what was shown before; and says what is recorded otherwise', async () => {
    let lines = [credited(0, 'kept'), credited(1, 'kept'), credited(2, null)];
    const costs = [
      {
        ...{ id: 'b'.repeat(24), day: '2026-05-03', type: 'other', description: 'Stamps', vendor: '', caseId: null },
        amount: { amountMinor: 40_000, currency: 'USD' },
      },
    ];
    const { user } = await openPage(PATH, {
      api: api(invoice({ creditedMinor: 33_300 }), () => lines, {
        'GET /billing/clients/:id/unbilled-expenses': () => costs,
        'PUT /billing/invoices/:id/credited-lines': () => {
          lines = [credited(0, 'free'), credited(1, 'free'), credited(2, null)];
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

  it('says why it was not saved where something is billed elsewhere by now', async () => {
    const { user, toasts } = await openPage(AGAIN, {
      api: api(invoice(), () => [credited(0, 'free')], { 'POST /billing/invoices': () => answerProblem('CONFLICT') }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(toasts[0]?.description).toMatch(/are on another invoice by now, or can no longer/));
    expect(screen.getByRole('heading', { name: /^Line 1/ })).toBeTruthy();
  });

  it('says so where nothing waits to be billed, and that there is no such invoice', async () => {
    const walled = [credited(0, 'kept'), { ...credited(1, null), work: null }];
    await openPage(AGAIN, { api: api(invoice(), () => walled) });
    expect(await screen.findByText('Nothing of this invoice waits to be billed')).toBeTruthy();
    cleanup();
    for (const path of [AGAIN, '/admin/billing/invoices/new?again=abc']) {
      await openPage(path, {
        api: api(invoice(), () => [], { 'GET /billing/invoices/:id': () => answerProblem('NOT_FOUND') }),
      });
      expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
      cleanup();
    }
  });

  it('is not spoken of where the service does not know of credited lines yet', async () => {
    const { requests } = await openPage(PATH, {
      api: api(invoice({ creditedMinor: 5_000 }), () => [], {
        'GET /billing/invoices/:id/credited-lines': () => answerProblem('NOT_FOUND'),
      }),
    });
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/credited-lines'))).toBe(true));
    await screen.findByText('Payments and credits');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lines credited in full' })).toBeNull());
  });
});
