/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAccount, anInvoice, aStanding } from '../../../testing/money-records.js';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);
// The card's code comes when the record is shown.
const followUp = (isReminded: boolean) => ({
  ...{ promisedFor: '2026-06-20', promisedAt: '2026-06-12T08:00:00.000Z', isReminded },
  told: [
    { step: 'before', at: '2026-06-08T07:20:00.000Z' },
    { step: 'due', at: '2026-06-11T07:20:00.000Z' },
  ],
});

describe('BILL-17: the follow-up of an invoice', () => {
  it('tells what was said and promised, and is turned off', async () => {
    const invoice = anInvoice();
    const api: FakeApi = {
      'GET /billing/invoices/:id': () => invoice,
      'GET /billing/invoices/:id/follow-up': () => followUp(true),
      'PUT /billing/invoices/:id/reminders': () => followUp(false),
    };
    const { user, requests } = await openPage(`/admin/billing/invoices/${invoice.id}`, { api });
    expect(await screen.findByText(/promised to pay by 20 June 2026/)).toBeTruthy();
    expect(screen.getByText('Reminded on the day it was due')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Turn reminders off' }));
    await waitFor(() => expect(screen.getByText('Nobody is reminded of this invoice.')).toBeTruthy());
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isReminded: false });
  });
});

describe('BILL-17: whether a client is reminded, on their billing page', () => {
  const PATH = '/admin/client-billing/64b0000000000000000000c1';
  const WISH = 'GET /billing/clients/:id/reminders';
  const SET = 'PUT /billing/clients/:id/reminders';
  const API: FakeApi = {
    'GET /billing/clients/:id/account': () => anAccount([aStanding()]),
    'GET /billing/invoices': () => pageOf([]),
    'GET /billing/payments': () => pageOf([]),
    'GET /billing/credit-notes': () => [],
  };
  const card = async (name = 'Reminders') => within(await screen.findByRole('region', { name }));

  it('is said in words, and pressing saves the opposite with the version that was seen', async () => {
    const { user, sent, toasts, container } = await openPage(PATH, {
      api: {
        ...API,
        [WISH]: () => ({ isReminded: true, version: 4 }),
        [SET]: ({ body }) => ({ ...(body as object), version: 5 }),
      },
    });
    const switched = await card();
    expect(await switched.findByText('On')).toBeTruthy();
    expect(switched.getByText(/This client is reminded of invoices before/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(switched.getByRole('button', { name: 'Turn reminders off' }));
    expect(await switched.findByText('This client is not reminded of invoices.')).toBeTruthy();
    expect(switched.getByText('Off')).toBeTruthy();
    expect(sent(SET)[0]?.body).toEqual({ isReminded: false, version: 4 });
    expect(toasts.map(({ text }) => text)).toEqual(['Reminders are off']);
    await user.click(switched.getByRole('button', { name: 'Turn reminders on' }));
    await waitFor(() => expect(sent(SET).at(-1)?.body).toEqual({ isReminded: true, version: 5 }));
  });

  it('stays as it was where saving fails, and says why', async () => {
    const { user, toasts } = await openPage(PATH, {
      api: {
        ...API,
        [WISH]: () => ({ isReminded: false, version: 1 }),
        [SET]: () => answerProblem('UNAVAILABLE'),
      },
    });
    const switched = await card();
    await user.click(await switched.findByRole('button', { name: 'Turn reminders on' }));
    expect((await switched.findByRole('alert')).textContent).toContain('UNAVAILABLE');
    expect(switched.getByText('This client is not reminded of invoices.')).toBeTruthy();
    expect(switched.getByRole('button', { name: 'Turn reminders on' })).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  it('is read anew where somebody else was first', async () => {
    let version = 1;
    const { user } = await openPage(PATH, {
      api: {
        ...API,
        [WISH]: () => ({ isReminded: version === 1, version }),
        [SET]: () => {
          version = 2;
          return answerProblem('CONFLICT');
        },
      },
    });
    const switched = await card();
    await user.click(await switched.findByRole('button', { name: 'Turn reminders off' }));
    expect(await switched.findByRole('button', { name: 'Turn reminders on' })).toBeTruthy();
  });

  it('is told in Arabic', async () => {
    await openPage(PATH, { api: { ...API, [WISH]: () => ({ isReminded: false, version: 1 }) }, language: 'ar' });
    const switched = await card('التذكيرات');
    expect(await switched.findByText('متوقفة')).toBeTruthy();
    expect(switched.getByText('لا يُذكَّر هذا الموكّل بالفواتير.')).toBeTruthy();
    expect(switched.getByRole('button', { name: 'تفعيل التذكيرات' })).toBeTruthy();
  });
});
