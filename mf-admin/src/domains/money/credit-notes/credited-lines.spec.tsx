/**
 * @jest-environment jsdom
 */
import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  aBill,
  aCreditedLine,
  BILL_AGAIN,
  BILL_PATH,
  creditedApi,
  HAND_LINE,
  WORK_LINE,
  writtenBodies,
} from '../../../testing/credited-records.js';
import { aCreditNote } from '../../../testing/money-records.js';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

describe('H2: a credit note that takes work back', () => {
  const openSheet = async (of = aBill()) => {
    const page = await openPage(BILL_PATH, {
      api: creditedApi(of, () => [], { 'POST /billing/invoices/:id/credit-notes': () => aCreditNote() }),
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
    expect(writtenBodies(requests)).toEqual([]);
    await user.click(sheet.getByRole('radio', { name: 'Can be billed again' }));
    expect((await axe(document.body)).violations).toEqual([]);
    await issue();
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Credit note issued']));
    expect(writtenBodies(requests)).toMatchObject([{ billable: true, lines: [{ place: 0, netMinor: 10_000 }] }]);
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
    expect(writtenBodies(requests)[0]).not.toHaveProperty('billable');
  });

  it('asks for work that was charged at nothing when all the rest is taken back', async () => {
    const free = { ...WORK_LINE, unitPriceMinor: 0, amountMinor: 0, vatMinor: 0 };
    const { type, group } = await openSheet(aBill({ lines: [free, HAND_LINE] }));
    await type(/^Line 2/, '100');
    expect(group()).toBeTruthy();
  });
});

describe('H2: lines of an invoice that were credited in full', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Lines credited in full' }));

  it('tell what becomes of their work, which is decided one by one or for all, and can be taken back', async () => {
    let standings: CreditedLine['work'][] = ['kept', 'kept', null];
    const lines = () => standings.map((standing, place) => aCreditedLine(place, standing));
    const { user, requests, toasts, container } = await openPage(BILL_PATH, {
      api: creditedApi(aBill({ creditedMinor: 33_300, balanceMinor: 0, state: 'credited' }), lines, {
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
    expect(writtenBodies(requests)).toEqual([
      { places: [1], billable: true },
      { places: [1], billable: false },
      { places: [0, 1], billable: true },
    ]);
    expect(toasts.map(({ description }) => description)).toContain('The line waits to be billed again');
    expect(card.getByRole('link', { name: 'Write a new invoice' }).getAttribute('href')).toContain(BILL_AGAIN);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('name the invoice that bills them now, and say in words why nothing was changed', async () => {
    const billedOn = { id: '64b0000000000000000000e2', number: 'INV-202605-0009' };
    let lines = [aCreditedLine(0, 'kept'), aCreditedLine(1, 'kept')];
    const { user, toasts } = await openPage(BILL_PATH, {
      api: creditedApi(aBill({ creditedMinor: 22_200 }), () => lines, {
        'PUT /billing/invoices/:id/credited-lines': () => {
          lines = [aCreditedLine(0, 'billed', { billedOn }), aCreditedLine(1, 'not_billable')];
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
    const { requests } = await openPage(BILL_PATH, { api: creditedApi(aBill({ creditedMinor }), () => []) });
    await screen.findByRole('heading', { level: 1, name: 'INV-202605-0007' });
    await screen.findByText('Payments and credits');
    expect(requests.some(({ path }) => path.endsWith('/credited-lines'))).toBe(creditedMinor > 0);
    expect(screen.queryByRole('region', { name: 'Lines credited in full' })).toBeNull();
  });
});
