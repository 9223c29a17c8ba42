/**
 * @jest-environment jsdom
 */
import type { Deadline } from '@diwan/contracts/matters/deadlines/http';
import type { StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import type { DeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const CASE = '64b0000000000000000000a1';
const ADDRESS = `/admin/cases/${CASE}/deadlines`;
const rule: StandingRule = {
  ...{ id: 'appeal', name: { en: 'Appeal', ar: 'استئناف' }, trigger: 'judgment', count: 10, unit: 'day' },
  ...{ days: 'calendar', countsTriggerDay: false, recess: 'suspends', courtKinds: [], source: 'An example' },
  ...{ validFrom: '2020-01-01', validUntil: null, confirmed: null },
};
const { courtKinds: _, validFrom: __, validUntil: ___, confirmed: ____, ...kept } = rule;
const proposed: Deadline = {
  id: '64b0000000000000000000e7',
  caseId: CASE,
  hearing: { id: '64b0000000000000000000e1', title: 'Pronouncement' },
  rule: { ...kept, isConfirmed: false },
  triggerDay: '2026-05-12',
  reckoning: {
    ...{ day: '2026-05-26', firstDay: '2026-05-13', countedTo: '2026-05-24', closedDays: 0 },
    recesses: [{ name: { en: 'Spring recess', ar: 'عطلة الربيع' }, days: 2 }],
    movedOver: [
      { day: '2026-05-24', name: null },
      { day: '2026-05-25', name: { en: 'Liberation Day', ar: 'عيد التحرير' } },
    ],
  },
  ...{ state: 'proposed', changed: null, owner: null, decidedByName: '', decidedAt: null, isDone: false, version: 4 },
};

/** A case with deadlines that the service keeps. */
function service(deadlines: Deadline[], rules: readonly StandingRule[] = [rule]) {
  const sent: unknown[] = [];
  const keep = (path: string) => (asked: { body?: unknown; params?: unknown }) => {
    sent.push([path, asked.body]);
    return deadlines[0];
  };
  const api: FakeApi = {
    'GET /cases/cases/:id': () => aCase(),
    'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
    'GET /cases/cases/:id/wall': () => ({ people: [], reason: '', version: 3 }),
    'GET /cases/cases/:id/related': () => [],
    'GET /cases/share-requests': () => pageOf([]),
    'GET /identity/colleagues': () => [{ id: '64b0000000000000000000a4', name: 'Maya Saliba' }],
    'GET /cases/deadlines': () => deadlines,
    'GET /cases/deadline-rules': () => ({ rules, recesses: [], version: 1 }),
    'GET /cases/deadlines/reckoning': () => proposed.reckoning,
    'POST /cases/deadlines': keep('propose'),
    'POST /cases/deadlines/:id/confirm': keep('confirm'),
    'POST /cases/deadlines/:id/dismiss': keep('dismiss'),
    'PUT /cases/deadlines/:id/trigger': keep('trigger'),
  };
  return { api, sent };
}

describe('HEAR-07: the deadlines of a case', () => {
  it('say how they were reckoned, by which source, and that nobody has confirmed them', async () => {
    const { container } = await openPage(ADDRESS, { api: service([proposed]).api });
    const text = (await screen.findByText('Last day: 26 May 2026')).closest('li')?.textContent;
    for (const said of [
      'To be confirmed',
      'From the judgment of 12 May 2026',
      'Pronouncement',
      'Counted from 13 May 2026 to 24 May 2026.',
      '2 days of the recess "Spring recess" were left out.',
      'over: 24 May 2026 (Sunday), 25 May 2026 (Liberation Day).',
      'Source: An example',
      'No lawyer of the firm has confirmed this rule yet.',
    ])
      expect(text).toContain(said);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are confirmed by somebody who says that they checked, with whose task it is', async () => {
    const { api, sent } = service([proposed]);
    const { user } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Confirm: Appeal' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.selectOptions(await sheet.findByLabelText('Whose task'), 'Maya Saliba');
    await user.click(sheet.getByRole('button', { name: 'Confirm deadline' }));
    expect(sent).toEqual([]);
    await user.click(sheet.getByLabelText(/I have checked the last day/));
    await user.click(sheet.getByRole('button', { name: 'Confirm deadline' }));
    await waitFor(() => expect(sent).toEqual([['confirm', { ownerId: '64b0000000000000000000a4', version: 4 }]]));
  });

  it('that changed under a lawyer say so, and what the day was', async () => {
    const changed = { because: 'closed_days' as const, formerDay: '2026-05-22' };
    await openPage(ADDRESS, { api: service([{ ...proposed, changed }]).api });
    expect(await screen.findByText(/The last day was 22 May 2026/)).toBeTruthy();
  });

  it('by hand show what comes of a day before they are proposed', async () => {
    const { api, sent } = service([]);
    const { user } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Reckon a deadline' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.selectOptions(sheet.getByLabelText(/^Rule/), 'Appeal');
    await user.type(sheet.getByLabelText(/^It runs from/), '2026-05-12');
    expect(await sheet.findByText('Last day: 26 May 2026')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Propose deadline' }));
    await waitFor(() =>
      expect(sent).toEqual([['propose', { caseId: aCase().id, ruleId: 'appeal', triggerDay: '2026-05-12' }]]),
    );
  });

  it('D-132: an empty list, a table without rules and a failure are three pictures', async () => {
    await openPage(ADDRESS, { api: service([], []).api });
    expect(await screen.findByText(/A partner has to write the firm's rules first/)).toBeTruthy();
    cleanup();
    const failing = { ...service([]).api, 'GET /cases/deadlines': () => answerProblem('UNAVAILABLE') };
    await openPage(ADDRESS, { api: failing });
    expect(await screen.findByText(/Failed to fetch deadlines/)).toBeTruthy();
  });
});

/** The table that the service keeps. */
async function openTable() {
  const stored: DeadlineTable = { rules: [rule], recesses: [], version: 1 };
  const api: FakeApi = {
    'GET /cases/deadline-rules': () => ({ ...stored }),
    'PUT /cases/deadline-rules': ({ body }) => {
      const sent = body as DeadlineTable;
      if (sent.version !== stored.version) return answerProblem('CONFLICT');
      const rules = sent.rules.map((one) => ({ ...one, confirmed: null }));
      return { ...Object.assign(stored, { rules, recesses: sent.recesses, version: stored.version + 1 }) };
    },
    'POST /cases/deadline-rules/:id/confirm': () => {
      const confirmed = { byName: 'Samia Rizk', at: '2026-05-12T08:00:00.000Z' };
      return { ...Object.assign(stored, { rules: [{ ...rule, confirmed }], version: stored.version + 1 }) };
    },
  };
  const page = await openPage('/admin/settings/deadlines', { api });
  const first = within(await screen.findByRole('region', { name: 'Rule 1' }));
  return { ...page, stored, first };
}
const SAVE = { name: 'Save the rules' };

describe('HEAR-07: the rules of deadlines', () => {
  it('are written with their source, in both languages, and recesses with their days', async () => {
    const { user, stored, first, container } = await openTable();
    await user.clear(first.getByLabelText(/^How many/));
    await user.type(first.getByLabelText(/^How many/), '2');
    await user.selectOptions(first.getByLabelText('Of what'), 'Months');
    await user.click(first.getByText('Before: all courts'));
    await user.click(first.getByLabelText('Court of appeal'));
    await user.click(screen.getByRole('button', { name: 'Add a recess' }));
    const recess = within(await screen.findByRole('region', { name: 'Recess 1' }));
    await user.type(recess.getByLabelText('Name of the recess (English) *'), 'Summer');
    await user.type(recess.getByLabelText('Name of the recess (Arabic) *'), 'الصيف');
    await user.type(recess.getByLabelText(/^First day/), '2026-07-15');
    await user.type(recess.getByLabelText(/^Last day/), '2026-09-15');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(stored.version).toBe(2));
    expect(stored.rules).toMatchObject([{ count: 2, unit: 'month', days: 'calendar', courtKinds: ['appeal'] }]);
    expect(stored.recesses).toMatchObject([{ name: { en: 'Summer' }, from: '2026-07-15', to: '2026-09-15' }]);
  });

  it('are confirmed one by one, while nothing waits to be saved', async () => {
    const { user, first, stored } = await openTable();
    const CONFIRM = { name: 'I compared it with its source: Appeal' };
    await user.type(first.getByLabelText(/^Source/), '!');
    expect(first.queryByRole('button', CONFIRM)).toBeNull();
    await user.type(first.getByLabelText(/^Source/), '{Backspace}');
    await user.click(await first.findByRole('button', CONFIRM));
    expect(await screen.findByText(/Samia Rizk/)).toBeTruthy();
    expect(stored.version).toBe(2);
  });

  it('a rule without source or number is not saved', async () => {
    const { user, stored } = await openTable();
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    const second = within(await screen.findByRole('region', { name: 'Rule 2' }));
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(second.getByLabelText(/^Source/).getAttribute('aria-invalid')).toBe('true'));
    expect(second.getByLabelText(/^How many/).getAttribute('aria-invalid')).toBe('true');
    expect(stored.version).toBe(1);
  });

  it('D-129: rules that a colleague changed meanwhile are not overwritten', async () => {
    const { user, first, stored } = await openTable();
    await user.type(first.getByLabelText(/^Source/), ' of ours');
    Object.assign(stored, { rules: [{ ...rule, source: 'Theirs' }], version: 9 });
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(stored.rules.map(({ source }) => source)).toEqual(['Theirs']);
  });
});
