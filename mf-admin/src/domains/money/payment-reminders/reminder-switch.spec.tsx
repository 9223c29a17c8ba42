/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fetchLazyParts } from '../../../testing/fetch-lazy-parts.js';
import { anInvoice } from '../../../testing/money-records.js';
import { openPage } from '../../../testing/open-page.js';

beforeAll(fetchLazyParts);
afterEach(cleanup);
// The card's code comes when the record is shown.
jest.setTimeout(30_000);

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
    expect(await screen.findByText(/promised to pay by 20 June 2026/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('Reminded on the day it was due')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Turn reminders off' }));
    await waitFor(() => expect(screen.getByText('Nobody is reminded of this invoice.')).toBeTruthy());
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isReminded: false });
  });
});
