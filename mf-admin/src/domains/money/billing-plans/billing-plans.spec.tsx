/**
 * @jest-environment jsdom
 */
import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';
import { type PlanValues, planForm, planValues, type ScheduleValues } from './plan-values.js';

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
    for (const [label, fault] of [
      [/^Client/, 'Please fill in this field'],
      [/^What it is for/, 'Please fill in this field'],
      [/^Amount each time/, 'Enter an amount'],
    ] as const)
      expect((await screen.findByLabelText(label)).closest('.ui-field')?.textContent).toContain(fault);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('D-129: changed by two, keep what each changed, and ask where both changed the same', async () => {
    const theirs = { ...PLAN, title: 'Monthly retainer', terms: 'net_15' as const, version: 4 };
    let standing: BillingPlan = PLAN;
    const { user, sent } = await openPage(`/admin/billing-plans/${PLAN.id}`, {
      api: {
        ...API,
        'GET /billing/billing-plans/:id': () => standing,
        'PUT /billing/billing-plans/:id': ({ body }) =>
          (body as { version: number }).version === standing.version
            ? { ...standing, version: standing.version + 1 }
            : answerProblem('CONFLICT'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit fixed fee' }));
    const amount = sheet.getByLabelText(/^Amount each time/);
    await user.clear(amount);
    await user.type(amount, '600');
    standing = theirs;
    await user.click(sheet.getByRole('button', { name: 'Save fixed fee' }));
    expect(await sheet.findByText(/Taken over from what is saved now: What it is for, /)).toBeTruthy();
    expect(sheet.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Monthly retainer');
    await user.click(sheet.getByRole('button', { name: 'Go on with this, then save' }));
    await user.click(sheet.getByRole('button', { name: 'Save fixed fee' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(`PUT /billing/billing-plans/${PLAN.id}`).at(-1)?.body).toMatchObject({
      ...{ title: 'Monthly retainer', terms: 'net_15', amountMinor: 60_000, version: 4 },
    });
  });
});

describe('what is typed of a fixed fee', () => {
  const STAGES = ['a', 'b', 'c'].map((id) => ({ id, name: { en: id, ar: id } }));
  const { schedule, ...empty } = planValues(null, 'standard');
  const id = PLAN.client.id;
  const typed = (more: Partial<PlanValues>, of: Partial<ScheduleValues> = {}) => ({
    ...{ ...empty, clientId: id, title: ' Advice ', amountMinor: '1,234.50', ...more },
    schedule: { ...schedule, ...of },
  });
  const read = (values: PlanValues) => planForm(STAGES)['~standard'].validate(values);
  it.each<[string, PlanValues, string]>([
    ['a day beyond the month', typed({}, { day: '32' }), 'schedule.day'],
    ['no day', typed({}, { day: '' }), 'schedule.day'],
    ['an end before the start', typed({}, { start: '2026-05-02', end: '2026-05-01' }), 'schedule.end'],
    ['stages without a case', typed({}, { kind: 'stages', shares: { a: '100' } }), 'caseId'],
    ['shares below the whole', typed({ caseId: id }, { kind: 'stages', shares: { a: '60' } }), 'schedule.shares'],
    ['a share that is no number', typed({ caseId: id }, { kind: 'stages', shares: { a: 'x' } }), 'schedule.shares'],
    ['a stage the case has no more', typed({ caseId: id }, { kind: 'stages', shares: { z: '9' } }), 'schedule.shares'],
    ['no amount', typed({ amountMinor: '' }), 'amountMinor'],
  ])('is wrong with %s', async (_name, values, field) => {
    const { issues = [] } = await read(values);
    expect(issues.map(({ path }) => path?.join('.'))).toEqual([field]);
  });

  it('goes out in minor units, with the stages in the order of the case', async () => {
    const shares = { b: '66,67', a: '33.33', c: '' };
    const result = await read(typed({ caseId: id }, { kind: 'stages', shares }));
    expect(result).toMatchObject({ value: { amountMinor: 123_450, title: 'Advice', caseId: id } });
    expect((result as { value: { schedule: unknown } }).value.schedule).toEqual({
      kind: 'stages',
      stages: [
        { ...STAGES[0], basisPoints: 3333 },
        { ...STAGES[1], basisPoints: 6667 },
      ],
    });
  });
});
