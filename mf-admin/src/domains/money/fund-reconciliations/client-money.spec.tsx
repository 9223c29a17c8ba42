/**
 * @jest-environment jsdom
 */
import type { FundsAsOf } from '@diwan/contracts/money/fund-reconciliations/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const client = { id: '64b0000000000000000000c1', name: 'Rana Khoury' };
const FOUND: FundsAsOf = {
  ...{ currency: 'USD', day: '2026-05-20', ledgerMinor: 40_000, clientsMinor: 40_000, linesSince: '2026-04-10' },
  ...{ matched: 2, onlyBank: 1, onlyBankMinor: 7_500, onlyBooks: 1, onlyBooksMinor: -30_000 },
  clients: [{ client, balanceMinor: 40_000 }],
  openLines: [
    {
      ...{ id: '64b0000000000000000000f1', day: '2026-05-18', amountMinor: 7_500, reference: 'Unknown' },
      ...{ description: '', state: 'open', reason: '' },
    },
  ],
  tiedLines: [],
  openMovements: [
    {
      ...{ id: '64b0000000000000000000f2', number: 'TRF-202605-0001', kind: 'transfer', client },
      ...{ amountMinor: -30_000, day: '2026-05-20', reference: '' },
    },
  ],
};
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /billing/client-funds/reconciliation': () => FOUND,
  'GET /billing/client-funds/reconciliations': () => pageOf([]),
  'GET /billing/client-funds/bank-files': () => [],
  ...more,
});
const PATH = '/admin/client-money';

describe('BILL-10: client money three ways', () => {
  it('says in words how they differ while the balance is typed, wants to know why, and keeps it', async () => {
    const { user, requests, toasts, container } = await openPage(PATH, {
      api: api({ 'POST /billing/client-funds/reconciliations': () => ({}) }),
    });
    expect(await screen.findByText('1 line that the books do not know')).toBeTruthy();
    expect(screen.getByRole('row', { name: /TRF-202605-0001/ })).toBeTruthy();
    const balance = screen.getByLabelText(/^Bank statement/);
    await user.type(balance, '400');
    expect(screen.getByText('Ledger, clients and bank are one.')).toBeTruthy();
    await user.clear(balance);
    await user.type(balance, '780');
    expect(screen.getByText('The statement says USD 380.00 more than the ledger.')).toBeTruthy();
    expect(screen.getByText('Lines of the bank that the books do not know come to USD 75.00.')).toBeTruthy();
    expect(screen.getByText('USD 5.00 is not explained by what is open.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Number of the statement/), 'No. 5');
    await user.click(screen.getByRole('button', { name: 'Keep what was found' }));
    expect((await screen.findAllByText(/Say why, and what is done/)).length).toBeGreaterThan(0);
    expect((await axe(container)).violations).toEqual([]);
    await user.type(screen.getByLabelText(/^Notes/), 'A cheque on its way');
    await user.click(screen.getByRole('button', { name: 'Keep what was found' }));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['What was found is kept']));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ currency: 'USD', bankMinor: 78_000, reference: 'No. 5', notes: 'A cheque on its way' },
    });
  });

  it('shows what a file of the bank says before it is taken in, and names wrong lines by their number', async () => {
    const read = { day: '2026-05-04', amountMinor: 20_000, reference: 'A1', description: '', isKnown: false };
    const answers = [
      { lines: [{ ...read, line: 2 }], faults: [{ line: 3, fault: 'amount' }], isSameFile: false },
      {
        lines: [
          { ...read, line: 2 },
          { ...read, line: 3, isKnown: true },
        ],
        faults: [],
        isSameFile: false,
      },
    ];
    const { user, requests, toasts } = await openPage(PATH, {
      api: api({
        'POST /billing/client-funds/bank-files/preview': () => answers.shift(),
        'POST /billing/client-funds/bank-files': () => ({ lines: 1 }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Import bank lines' }));
    const sheet = within(await screen.findByRole('dialog'));
    const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const csv = (text: string) =>
      Object.assign(new File([text], 'may.csv', { type: 'text/csv' }), {
        arrayBuffer: async () => new TextEncoder().encode(text),
      });
    await user.upload(input(), csv('Date,Amount\n2026-05-04,200\n2026-05-05,x\n'));
    expect(await sheet.findByText('Line 3: the amount cannot be read, or is nothing')).toBeTruthy();
    const button = () => sheet.getByRole<HTMLButtonElement>('button', { name: /^Take in/ });
    expect(button().disabled).toBe(true);
    await user.upload(input(), csv('Date,Amount\n2026-05-04,200\n'));
    expect(await sheet.findByText('1 line was taken in before and is left out.')).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['1 line taken in']));
    const sent = requests.find(({ method, path }) => method === 'POST' && path.endsWith('/bank-files'));
    expect(sent?.body).toMatchObject({ currency: 'USD', fileName: 'may.csv' });
  });

  it('a line is matched by hand to the movements that come to its amount, or explained', async () => {
    const came = (id: string, amountMinor: number, number: string) => ({
      ...{ id, number, kind: 'deposit' as const, client, amountMinor, day: '2026-05-17', reference: '' },
    });
    const movements = [
      came('64b0000000000000000000a1', 2_500, 'REC-202605-0001'),
      came('64b0000000000000000000a2', 5_000, 'REC-202605-0002'),
      came('64b0000000000000000000a3', 8_000, 'REC-202605-0003'),
    ];
    const { user, requests, toasts } = await openPage(PATH, {
      api: api({
        'GET /billing/client-funds/reconciliation': () => ({ ...FOUND, openMovements: movements }),
        'POST /billing/client-funds/bank-lines/:id/tie': () => undefined,
        'POST /billing/client-funds/bank-lines/:id/explain': () => undefined,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Match the line of USD 75.00' }));
    const sheet = within(await screen.findByRole('dialog'));
    const boxes = sheet.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Match' });
    await user.click(sheet.getByRole('checkbox', { name: /REC-202605-0002/ }));
    expect(sheet.getByText('Chosen: USD 50.00. Still missing: USD 25.00.')).toBeTruthy();
    expect(button.disabled).toBe(true);
    await user.click(sheet.getByRole('checkbox', { name: /REC-202605-0001/ }));
    expect(sheet.getByText('They come to the amount of the line.')).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(toasts.map(({ description }) => description)).toEqual(['Matched by hand']));
    const sent = requests.find(({ path }) => path.endsWith('/tie'));
    expect(sent?.body).toEqual({ movementIds: ['64b0000000000000000000a2', '64b0000000000000000000a1'] });
    await user.click(screen.getByRole('button', { name: 'Explain the line of USD 75.00' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), 'A fee');
    await user.click(dialog.getByRole('button', { name: 'Explain' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/explain'))?.body).toEqual({ reason: 'A fee' }),
    );
  });
});
