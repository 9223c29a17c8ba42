/**
 * @jest-environment jsdom
 */
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAccount, aStanding } from '../../../../testing/money-records.js';
import { openPage, pageOf } from '../../../../testing/open-page.js';

afterEach(cleanup);

const REQUEST = '64b0000000000000000000f1';
const PROOF = '64b0000000000000000000d2';
const CASE = { id: '64b0000000000000000000a1', title: 'Sale of a flat', caseNumber: '2026/RE/001' };
const PROVEN = 'POST /billing/payment-proofs/:id/deposit';
const request: FundRequest = {
  ...{ id: REQUEST, state: 'asked', client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' }, words: '' },
  ...{ caseId: CASE.id, legalCase: CASE, amount: { amountMinor: 100_000, currency: 'USD' }, receivedMinor: 0 },
  ...{ dueDay: '2026-06-01', reference: 'DEP-202605-0001', askedByName: 'Hala', reason: '' },
  askedAt: '2026-05-01T09:00:00.000Z',
};
const proof = {
  ...{ id: PROOF, state: 'sent', method: 'bank_transfer', paidOn: '2026-05-18', reference: 'TT 78', invoice: null },
  amount: { amountMinor: 40_000, currency: 'USD' },
  fundRequest: { id: REQUEST, reference: request.reference, left: request.amount, isOpen: true },
};
const openSheet = async (record: () => unknown, found = () => proof) => {
  const page = await openPage(`/admin/client-billing/64b0000000000000000000c1/funds?proof=${PROOF}`, {
    api: {
      'GET /billing/clients/:id/account': () => anAccount([aStanding({ fundsMinor: 100 })]),
      'GET /billing/clients/:id/fund-balances': () => [],
      'GET /billing/clients/:id/fund-requests': () => [request],
      'GET /billing/clients/:id/fund-threshold': () => [],
      'GET /billing/fund-movements': () => pageOf([]),
      'GET /billing/payment-proofs/:id': found,
      'GET /cases/cases': () => pageOf([CASE]),
      [PROVEN]: record,
    },
  });
  const dialog = await screen.findByRole('dialog');
  const sheet = within(dialog);
  await waitFor(() => expect(sheet.getByLabelText(/^Amount/)).toHaveProperty('value', '400.00'));
  return { ...page, sheet, dialog, save: () => page.user.click(sheet.getByRole('button', { name: 'Take a deposit' })) };
};

describe('F4: a deposit of what a client sent to show that they paid', () => {
  it('begins with what the proof says, and is recorded and proven by one request', async () => {
    const { save, sent, toasts, requests, dialog } = await openSheet(() => ({}));
    expect((await axe(dialog)).violations).toEqual([]);
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Deposit recorded'));
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(sent(PROVEN).at(-1)?.body).toEqual({
      ...{ caseId: CASE.id, amount: proof.amount, method: 'bank_transfer', day: '2026-05-18' },
      ...{ reference: 'TT 78', notes: '' },
    });
  });

  it.each([
    ['the proof has been matched', { state: 'matched' }, /already been decided/],
    ['the proof has been refused', { state: 'refused' }, /already been decided.*what became of it/],
    [
      'the deposit is no longer asked for',
      { fundRequest: { ...proof.fundRequest, isOpen: false } },
      /paid or withdrawn/,
    ],
    ['something else was changed', {}, /problem: CONFLICT/],
  ])('says that nothing was recorded where %s, and keeps what was typed', async (_why, found, words) => {
    let now = proof;
    const { save, toasts, sheet } = await openSheet(
      () => {
        now = { ...proof, ...found };
        return answerProblem('CONFLICT');
      },
      () => now,
    );
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(words));
    expect(sheet.getAllByText(words).length).toBeGreaterThan(0);
    expect(sheet.getByLabelText(/^Amount/)).toHaveProperty('value', '400.00');
  });
});
