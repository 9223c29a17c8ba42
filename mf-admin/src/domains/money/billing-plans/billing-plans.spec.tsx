/**
 * @jest-environment jsdom
 */
import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';
import { faultsOf, fieldsOf, newPlan } from './plan-values.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const PLAN: BillingPlan = {
  ...{ id: '64b0000000000000000000f1', client: { id: '64b0000000000000000000a1', name: 'Rana Khoury' } },
  ...{ legalCase: null, title: 'Monthly advice', currency: 'USD', amountMinor: 50_000, state: 'active', version: 3 },
  schedule: { kind: 'recurring', every: 'month', day: 20, start: '2026-05-20', end: null },
  ...{ nextOn: '2026-06-20', made: 1, explanation: '', language: 'en', terms: 'net_30', vatClass: 'standard' },
  ...{ createdAt: '2026-05-20T06:00:00.000Z', coming: ['2026-06-20', '2026-07-20'] },
  turns: [
    {
      ...{ period: '2026-05', madeAt: '2026-05-20T06:10:00.000Z', amountMinor: 50_000 },
      invoice: { id: '64b0000000000000000000e1', number: null, state: 'draft' },
    },
  ],
};
const { explanation: _, language: __, terms: ___, vatClass: ____, createdAt: _____, coming, turns, ...ROW } = PLAN;
const API: FakeApi = {
  'GET /billing/billing-plans': () => pageOf([ROW]),
  'GET /billing/billing-plans/:id': () => PLAN,
  'POST /billing/billing-plans/:id/state': () => ({ ...PLAN, state: 'paused', nextOn: null, version: 4 }),
  'GET /identity/clients': () => pageOf([aClient()]),
  'GET /billing/clients/:id/cases': () => [],
};

describe('fixed fees', () => {
  it('are listed with what they made and what comes next', async () => {
    const { container } = await openPage('/admin/billing-plans', { api: API });
    expect(await screen.findByText(/Every month, on day 20 · 1 draft made · next on 20 June 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New fixed fee' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('show the drafts that wait, and are paused', async () => {
    const { container, user, requests } = await openPage(`/admin/billing-plans/${PLAN.id}`, { api: API });
    const draft = await screen.findByRole('link', { name: 'May 2026' });
    expect(draft.getAttribute('href')).toContain(`/admin/billing/invoices/${turns[0]?.invoice?.id}`);
    expect(coming).toHaveLength(2);
    expect(screen.getByText('20 July 2026')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ to: 'paused', version: 3 });
  });

  it('are refused without a client, a title and an amount, without asking the service', async () => {
    const { user, requests } = await openPage('/admin/billing-plans/new', { api: API });
    await user.click(await screen.findByRole('button', { name: 'Save fixed fee' }));
    expect((await screen.findAllByText(/Please fill in this field/)).length).toBe(2);
    expect(screen.getByText('Enter an amount')).toBeTruthy();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('what is typed of a fixed fee', () => {
  const typed = { ...newPlan(), clientId: 'c', title: ' Advice ', amount: '1,234.50' };
  it.each([
    ['a day beyond the month', { day: '32' }, 'day'],
    ['an end before the start', { start: '2026-05-02', end: '2026-05-01' }, 'end'],
    ['stages without a case', { kind: 'stages' as const, shares: { a: '100' } }, 'caseId'],
    ['shares below the whole', { kind: 'stages' as const, caseId: 'k', shares: { a: '60', b: '39.99' } }, 'shares'],
    ['a share that is no number', { kind: 'stages' as const, caseId: 'k', shares: { a: '100', b: 'x' } }, 'shares'],
  ])('is wrong with %s', (_name, more, field) => {
    expect([...faultsOf({ ...typed, ...more })]).toEqual([field]);
  });

  it('goes out in minor units, with the stages in the order of the case', () => {
    const stages = ['a', 'b', 'c'].map((id) => ({ id, name: { en: id, ar: id } }));
    const fields = fieldsOf(
      { ...typed, kind: 'stages', caseId: 'k', shares: { b: '66,67', a: '33.33', c: '' } },
      stages,
    );
    expect(fields).toMatchObject({ amountMinor: 123_450, title: 'Advice', caseId: 'k' });
    expect(fields.schedule).toEqual({
      kind: 'stages',
      stages: [
        { ...stages[0], basisPoints: 3333 },
        { ...stages[1], basisPoints: 6667 },
      ],
    });
  });
});
