/**
 * @jest-environment jsdom
 */
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRate } from '../../testing/money-records.js';
import { openPage } from '../../testing/open-page.js';

afterEach(cleanup);

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('BILL-06: exchange rates', () => {
  const api: FakeApi = {
    'GET /billing/exchange-rates': () => [aRate()],
    'PUT /billing/exchange-rates/:day': () => aRate(),
  };
  const open = async () => {
    const page = await openPage('/admin/settings/exchange-rates', { api });
    await screen.findByRole('row', { name: /1 May 2026/ });
    return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save rate' })) };
  };

  it('say when today’s is missing, and are entered with their source', async () => {
    const { user, save, requests, container } = await open();
    expect(screen.getByText(/Today's rate is not entered yet/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(field(/^Pounds for a dollar/), '٨٩٬٥٥٠٫٥');
    await user.type(field(/^Source/), 'Banque du Liban');
    await save();
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/billing/exchange-rates/${beirutDate(new Date())}`,
      body: { lbpPerUsdHundredths: 8_955_050, source: 'Banque du Liban' },
    });
  });

  it.each([
    ['', 'Central bank', '', /Enter an amount/],
    ['0', 'Central bank', '', /Enter an amount/],
    ['-5', 'Central bank', '', /Enter an amount/],
    ['89500', '   ', '', /Please fill in this field/],
    ['89500', 'Central bank', '2999-01-01', /This day has not come yet/],
  ])('D-103: refuse %j from %j of %j without asking the service', async (rate, source, day, said) => {
    const { user, save, requests } = await open();
    if (rate) await user.type(field(/^Pounds for a dollar/), rate);
    await user.type(field(/^Source/), source);
    if (day) {
      await user.clear(field(/^Day/));
      await user.type(field(/^Day/), day);
    }
    await save();
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('M4: far from the last rate ask for a second look, and say who may enter them', async () => {
    const refused = () => answerProblem('VALIDATION', { fieldErrors: { lbpPerUsdHundredths: 'far_from_last' } });
    const { user } = await openPage('/admin/settings/exchange-rates', {
      api: { ...api, 'PUT /billing/exchange-rates/:day': refused },
      person: { roles: ['accountant'] },
    });
    await screen.findByRole('row', { name: /1 May 2026/ });
    await user.type(field(/^Pounds for a dollar/), '8950');
    expect(screen.getByText(/more than 10% from the last rate before it: 89,500 of 1 May 2026/)).toBeTruthy();
    await user.type(field(/^Source/), 'Banque du Liban');
    await user.click(screen.getByRole('button', { name: 'Save rate' }));
    expect((await screen.findAllByText(/only an owner or an admin may enter it/)).length).toBeGreaterThan(0);
    await user.clear(field(/^Pounds for a dollar/));
    await user.type(field(/^Pounds for a dollar/), '89550');
    expect(screen.queryByText(/from the last rate before it: /)).toBeNull();
  });
});

describe('BILL-05: rates of value added tax', () => {
  it('are entered from a day on; one that invoices rest on stays', async () => {
    const { user, container, sent } = await openPage('/admin/settings/vat-rates', {
      api: {
        'GET /billing/vat-rates': () => [{ from: '2018-01-01', standardBp: 1_100, law: 'Law 64/2017' }],
        'PUT /billing/vat-rates/:from': () => answerProblem('CONFLICT'),
      },
    });
    expect(within(await screen.findByRole('row', { name: /1 January 2018/ })).getByText('11%')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(field(/^Holds from/), '2018-01-01');
    await user.type(field(/^Standard rate/), '12.5');
    await user.type(field(/^Law/), 'Budget law');
    await user.click(screen.getByRole('button', { name: 'Save rate' }));
    expect(await screen.findByText(/Issued invoices rest on this rate/)).toBeTruthy();
    expect(sent('PUT /billing/vat-rates/:from').at(-1)?.body).toEqual({ standardBp: 1_250, law: 'Budget law' });
  });
});

describe('closed books', () => {
  const books = {
    until: '2025-12-31',
    history: [{ until: '2025-12-31', reason: 'Year end', byName: 'Maya Saliba', at: '2026-02-01T10:00:00.000Z' }],
  };
  const open = (more: FakeApi = {}, person: object = {}) =>
    openPage('/admin/settings/closed-books', { api: { 'GET /billing/closed-books': () => books, ...more }, person });

  it('are closed with a reason, by somebody who has just proved themselves', async () => {
    const { user, requests, container, confirmations } = await open({
      'PUT /billing/closed-books': () => answerProblem('SECOND_FACTOR_REQUIRED'),
    });
    expect((await screen.findAllByText('Closed up to and with 31 December 2025')).length).toBe(2);
    expect((await axe(container)).violations).toEqual([]);
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await save();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    await user.type(field(/^Reason/), 'Quarter');
    await save();
    await waitFor(() => expect(confirmations()).toBe(1));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ until: '2025-12-31', reason: 'Quarter' });
  });

  it('are read, not closed, by accountants', async () => {
    await open({}, { roles: ['accountant'] });
    expect(await screen.findByText('Year end')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
