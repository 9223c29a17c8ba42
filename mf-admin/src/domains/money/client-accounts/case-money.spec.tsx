/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const PATH = '/admin/cases/64b0000000000000000000a1';
const MONEY = 'GET /billing/cases/:id/money';
const DOLLARS = { currency: 'USD', invoicedMinor: 150_000, paidMinor: 60_000, openMinor: 90_000, heldMinor: 25_050 };
const POUNDS = { currency: 'LBP', invoicedMinor: 9_000_000, paidMinor: 0, openMinor: 8_000_000, heldMinor: 1_000_000 };
const API: FakeApi = {
  'GET /cases/cases/:id': () => aCase(),
  'GET /billing/invoices': () => pageOf([]),
};

/** The card, once the money was asked for. */
const card = async (name = 'Money') => within(await screen.findByRole('region', { name }));

describe('the money of a case, on its record', () => {
  it('tells what was invoiced, paid, is open and is held, each currency apart', async () => {
    const { requests, container } = await openPage(PATH, { api: { ...API, [MONEY]: () => [DOLLARS, POUNDS] } });
    const [dollars, pounds, ...others] = (await card()).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(dollars?.textContent).toBe('InvoicedUSD 1,500.00PaidUSD 600.00OpenUSD 900.00Held for this caseUSD 250.50');
    expect(pounds?.textContent).toBe('InvoicedLBP 9,000,000PaidLBP 0OpenLBP 8,000,000Held for this caseLBP 1,000,000');
    expect(requests.some(({ path }) => path === '/billing/cases/64b0000000000000000000a1/money')).toBe(true);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('leads to the bills of the case and to the funds of its client', async () => {
    await openPage(PATH, { api: { ...API, [MONEY]: () => [DOLLARS] } });
    const links = (await card()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`${PATH}/billing`, '/admin/client-billing/64b0000000000000000000c1/funds']);
  });

  it('is in Arabic for whoever reads Arabic', async () => {
    await openPage(PATH, { api: { ...API, [MONEY]: () => [DOLLARS] }, language: 'ar' });
    expect((await card('المال')).getByText('المحفوظ لهذه القضية')).toBeTruthy();
  });

  it('is not there while nothing was billed or held', async () => {
    const { requests } = await openPage(PATH, { api: { ...API, [MONEY]: () => [] } });
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/money'))).toBe(true));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
  });

  it('says that it could not be asked for, and the case stays readable', async () => {
    await openPage(PATH, { api: { ...API, [MONEY]: () => answerProblem('UNAVAILABLE') } });
    const failed = await card();
    expect(failed.queryByRole('listitem')).toBeNull();
    expect(failed.getByText(/./, { selector: 'p.text-grey' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: /Sale of a flat/ })).toBeTruthy();
  });
});
