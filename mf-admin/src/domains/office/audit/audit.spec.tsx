/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import type { AuditRow } from './api/list-audit.js';

afterEach(cleanup);

const SERVICES = ['identity', 'billing', 'cases', 'news', 'chatbot', 'notifications'] as const;
const PERSON = '64b0000000000000000000c1';

const aRow = (changes: Partial<AuditRow> = {}): AuditRow => ({
  service: 'identity',
  seq: 1,
  at: '2026-01-01T10:00:00.000Z',
  action: 'staff.roles-set',
  subject: 'person',
  subjectId: '64b0000000000000000000c2',
  personId: PERSON,
  personName: 'Maya Saliba',
  changes: [{ field: 'roles', before: 'lawyer', after: 'lawyer, admin' }],
  ...changes,
});
const log = (items: AuditRow[] = [], more = false) => ({ items, more });
const api = (more: FakeApi = {}): FakeApi => ({
  ...Object.fromEntries(SERVICES.map((service) => [`GET /${service}/audit`, () => log()])),
  ...more,
});

describe('the audit log', () => {
  it('M8: shows what all parts wrote as one list, newest first, with who and what changed', async () => {
    const refused = aRow({
      service: 'cases',
      at: '2026-01-01T11:00:00.000Z',
      action: 'access.refused',
      subject: 'endpoint',
      subjectId: 'GET /cases',
      personName: null,
      changes: [{ field: 'reason', before: null, after: 'FORBIDDEN' }],
    });
    const { container } = await openPage('/admin/audit', {
      api: api({ 'GET /identity/audit': () => log([aRow()]), 'GET /cases/audit': () => log([refused]) }),
    });
    const [, first, second] = await screen.findAllByRole('row');
    expect(within(first as HTMLElement).getByRole('rowheader').textContent).toBe('Access refused');
    expect(within(first as HTMLElement).getByText('no right to it')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Unknown person')).toBeTruthy();
    for (const text of ['Roles changed', 'Maya Saliba', 'lawyer', 'lawyer, admin'])
      expect(within(second as HTMLElement).getByText(text)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('asks one part, action and time, and all that one person did', async () => {
    const { user, requests, sent, location } = await openPage('/admin/audit?part=identity', {
      api: api({ 'GET /identity/audit': () => log([aRow()]) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Maya Saliba' }));
    await waitFor(() => expect(location()).toContain(`person=${PERSON}`));
    await user.selectOptions(screen.getByLabelText('Action'), 'Roles changed');
    await waitFor(() => expect(sent('GET /identity/audit').at(-1)?.query.get('action')).toBe('staff.roles-set'));
    expect(sent('GET /identity/audit').at(-1)?.query.get('personId')).toBe(PERSON);
    expect(requests.some(({ path }) => path === '/cases/audit')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Everybody again' }));
    await waitFor(() => expect(location()).not.toContain('person='));
  });

  it('says in words what changed, also of a change that comes from an event', async () => {
    const changes = [
      { field: 'source', before: null, after: null },
      { field: 'state', before: 'open', after: 'done' },
      { field: 'quarry', before: null, after: null },
    ];
    const handed = aRow({ service: 'cases', action: 'task.handed-over', subject: 'task', changes });
    await openPage('/admin/audit', { api: api({ 'GET /cases/audit': () => log([handed]) }) });
    const row = await screen.findByRole('row', { name: /Task given to another person/ });
    // What the page has no word for keeps its technical name.
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cause', 'Status: open done', 'quarry']);
  });

  it('reads on where the first log ended, and shows no line twice', async () => {
    const older = aRow({ seq: 1, at: '2026-01-01T09:00:00.000Z', action: 'staff.invited' });
    const seam = aRow({ seq: 2 });
    const tooOld = aRow({ service: 'cases', at: '2026-01-01T08:00:00.000Z', action: 'case.opened' });
    const { user } = await openPage('/admin/audit', {
      api: api({
        'GET /identity/audit': ({ query }) => (query.get('until') ? log([seam, older]) : log([seam], true)),
        'GET /cases/audit': () => log([tooOld]),
      }),
    });
    expect(await screen.findAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show older lines' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Roles changed',
      'Colleague invited',
      'Case opened',
    ]);
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
  });

  it('says what is missing: nothing found, nothing read, no right to it', async () => {
    await openPage('/admin/audit', { api: api() });
    expect(await screen.findByText('Nothing in the log')).toBeTruthy();
    cleanup();
    await openPage('/admin/audit', { api: api({ 'GET /news/audit': () => answerProblem('UNAVAILABLE') }) });
    expect(await screen.findByText('The audit log could not be read')).toBeTruthy();
    cleanup();
    const { requests } = await openPage('/admin/audit', { api: api(), person: { roles: ['lawyer'] } });
    expect(await screen.findByText('This part is not open to you')).toBeTruthy();
    expect(requests.filter(({ path }) => path.endsWith('/audit'))).toEqual([]);
  });
});
