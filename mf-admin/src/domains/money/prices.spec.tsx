/**
 * @jest-environment jsdom
 */
import type { BillingRates } from '@diwan/contracts/money/billing-rates/http';
import type { PaymentWay } from '@diwan/contracts/money/payment-ways/http';
import type { ServiceType } from '@diwan/contracts/money/service-types/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../testing/open-page.js';

afterEach(cleanup);

const USD = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
type Requests = readonly { method: string; path: string; body?: unknown }[];
const sent = (requests: Requests) => requests.find(({ method }) => method !== 'GET');

describe('BILL-16: rates', () => {
  const rates: BillingRates = {
    firm: { rate: USD(20_000), written: null, version: 0 },
    lawyers: [{ person: { id: '64b0000000000000000000b1', name: 'Maya Saliba' }, rate: USD(25_000), version: 2 }],
    cases: [],
  };
  const api: FakeApi = {
    'GET /billing/billing-rates': () => rates,
    'PUT /billing/billing-rates/firm': () => ({ rate: USD(18_050), version: 1 }),
  };
  const open = async () => {
    const page = await openPage('/admin/billing-rates', { api });
    await page.user.click(await screen.findByRole('button', { name: 'Change rate: Rate of the firm' }));
    return page;
  };

  it('say what holds without one of their own, and are written in digits of either script', async () => {
    const { user, container, requests } = await open();
    expect((await axe(container)).violations).toEqual([]);
    expect(screen.getAllByText(/USD 200.00, as usual/).length).toBeGreaterThan(0);
    expect(screen.getByText('USD 250.00')).toBeTruthy();
    await user.type(field(/^For an hour/), '١٨٠٫٥٠');
    await user.click(press('Save rate'));
    await waitFor(() => expect(sent(requests)?.body).toEqual({ rate: USD(18_050), version: 0 }));
  });

  it.each(['0', '-5', 'two hundred'])('D-102: %j is refused, never two hundred in silence', async (amount) => {
    const { user, requests } = await open();
    await user.type(field(/^For an hour/), amount);
    await user.click(press('Save rate'));
    expect((await screen.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
    expect(sent(requests)).toBeUndefined();
  });
});

describe('D-112: kinds of work', () => {
  const type: ServiceType = {
    ...{ id: '64b0000000000000000000c1', name: { en: 'Court appearance', ar: 'حضور جلسة' } },
    ...{ hourlyRate: USD(25_000), active: true, version: 1 },
  };
  it('are added with both names and a rate', async () => {
    const { user, container, requests } = await openPage('/admin/service-types', {
      api: { 'GET /billing/service-types': () => [type], 'POST /billing/service-types': () => type },
    });
    await screen.findByRole('row', { name: /Court appearance/ });
    expect((await axe(container)).violations).toEqual([]);
    await user.click(press('New kind of work'));
    await user.type(field(/^Name in English/), 'Negotiation');
    await user.type(field(/^Name in Arabic/), 'تفاوض');
    await user.type(field(/^Usual rate/), '225');
    await user.click(press('Add kind of work'));
    await waitFor(() =>
      expect(sent(requests)?.body).toEqual({
        name: { en: 'Negotiation', ar: 'تفاوض' },
        hourlyRate: USD(22_500),
      }),
    );
  });
});

describe('BILL-18: ways to pay', () => {
  const way: PaymentWay = {
    ...{ id: '64b0000000000000000000d1', kind: 'cheque', currencies: ['USD'], account: null, payee: 'The firm' },
    ...{ instructions: { en: '', ar: '' }, active: true, version: 4, newSince: null },
  };
  const api: FakeApi = {
    'GET /billing/payment-ways': () => [way],
    'POST /billing/payment-ways': () => way,
    'PUT /billing/payment-ways/:id': () => ({ ...way, active: false, version: 5 }),
  };

  it('are switched off, and stay in the list', async () => {
    const { user, container, requests } = await openPage('/admin/settings/payment-ways', { api });
    expect(await screen.findByText('The firm')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    await user.click(press(buttons.find((text) => /off/i.test(text)) ?? ''));
    await waitFor(() => expect(sent(requests)?.body).toMatchObject({ active: false, version: 4 }));
  });

  it('are shown as a colleague left them when switching one off is refused', async () => {
    let standing = way;
    const { user } = await openPage('/admin/settings/payment-ways', {
      api: {
        'GET /billing/payment-ways': () => [standing],
        'PUT /billing/payment-ways/:id': () => answerProblem('CONFLICT'),
      },
    });
    const off = await screen.findByRole('button', { name: 'Switch off' });
    standing = { ...way, active: false, version: 5 };
    await user.click(off);
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('CONFLICT');
  });

  it('S-5: are changed by an owner who proves themselves anew, with nothing lost; others read them', async () => {
    const refusing = { ...api, 'PUT /billing/payment-ways/:id': () => answerProblem('SECOND_FACTOR_REQUIRED') };
    const { user, requests, confirmations } = await openPage('/admin/settings/payment-ways', { api: refusing });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(field(/^Payable to/), ' SARL');
    await user.click(press(/^Save/));
    await waitFor(() => expect(confirmations()).toBe(1));
    expect(sent(requests)?.body).toMatchObject({ fields: { payee: 'The firm SARL' } });
    expect((await screen.findAllByText(/SECOND_FACTOR_REQUIRED/)).length).toBeGreaterThan(0);
    expect(field(/^Payable to/).value).toBe('The firm SARL');
    cleanup();
    await openPage('/admin/settings/payment-ways', { api, person: { roles: ['accountant'] } });
    expect(await screen.findByText('The firm')).toBeTruthy();
    for (const name of ['Edit', 'Switch off', 'Add a way to pay'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('S-5: what was typed before a reload meets what a colleague saved since, and puts nothing of it back', async () => {
    let standing = way;
    const shared: FakeApi = {
      'GET /billing/payment-ways': () => [standing],
      'PUT /billing/payment-ways/:id': () => ({ ...standing, version: standing.version + 1 }),
    };
    const first = await openPage('/admin/settings/payment-ways', { api: shared });
    await first.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await first.user.type(field(/^Instructions in English/), 'At the desk');
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('At the desk'));
    cleanup();
    standing = { ...way, payee: 'The new firm', active: false, version: 7 };
    const { user, requests } = await openPage('/admin/settings/payment-ways', { api: shared, reloaded: true });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/Taken over from what is saved now: Payable to, Shown to clients/)).toBeTruthy();
    expect(field(/^Payable to/).value).toBe('The new firm');
    expect(field(/^Instructions in English/).value).toBe('At the desk');
    await user.click(press('Go on with this, then save'));
    await user.click(press(/^Save/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(requests)?.body).toEqual({
      fields: {
        kind: 'cheque',
        payee: 'The new firm',
        currencies: ['USD'],
        instructions: { en: 'At the desk', ar: '' },
      },
      ...{ active: false, version: 7 },
    });
  });

  it('an account with wrong check digits is refused before anything is sent', async () => {
    const { user, requests } = await openPage('/admin/settings/payment-ways', { api });
    await user.click(await screen.findByRole('button', { name: 'Add a way to pay' }));
    await user.type(field(/^Bank/), 'Cedars Bank');
    await user.type(field(/^Account name/), 'The firm');
    await user.type(field(/^IBAN/), 'LB63099900000001001901229114');
    await user.click(press(/^Save/));
    expect(field(/^IBAN/).getAttribute('aria-invalid')).toBe('true');
    expect(sent(requests)).toBeUndefined();
  });
});
