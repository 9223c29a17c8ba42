/**
 * @jest-environment jsdom
 */
import type { AuditRow } from '@diwan/contracts/http/audit';
import { SERVICES } from '@diwan/contracts/shared/service';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../../testing/open-page.js';
import { aClient } from '../../../../testing/records.js';

beforeAll(async () => {
  // Where a line leads: a page that was never opened would be drawn before it is here.
  await openPage('/admin/audit');
  cleanup();
});
afterEach(cleanup);

const CLIENT = aClient().id;
const aRow = (changes: Partial<AuditRow> = {}): AuditRow => ({
  service: 'identity',
  seq: 2,
  at: '2026-01-01T10:00:00.000Z',
  action: 'person.messages-set',
  subject: 'person',
  subjectId: CLIENT,
  personId: CLIENT,
  personName: 'Rana Khoury',
  changes: [],
  ...changes,
});
const log = (items: AuditRow[] = [], more = false) => ({ items, more });
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /identity/clients/:id': () => aClient(),
  ...Object.fromEntries(SERVICES.map((service) => [`GET /${service}/audit`, () => log()])),
  ...more,
});
const open = (more: FakeApi = {}, options: object = {}) =>
  openPage(`/admin/client-details/${CLIENT}/audit`, { api: api(more), ...options });

describe('OFF-03: the audit log of a client', () => {
  it('asks every log for lines of this client, page by page, and leads on to the whole log', async () => {
    const older = aRow({ seq: 1, at: '2026-01-01T09:00:00.000Z', action: 'client.created', personName: 'Maya Saliba' });
    const { container, requests, user, location } = await open({
      'GET /identity/audit': ({ query }) => (query.get('until') ? log([older]) : log([aRow()], true)),
    });
    expect(await screen.findByRole('row', { name: /Choice of messages changed/ })).toBeTruthy();
    const asked = requests.filter(({ path }) => path.endsWith('/audit'));
    expect(asked.map(({ query }) => query.get('subjectId'))).toEqual(SERVICES.map(() => CLIENT));
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show older lines' }));
    await user.click(await screen.findByRole('button', { name: 'Maya Saliba' }));
    await waitFor(() => expect(location()).toBe(`/admin/audit?person=${CLIENT}`));
  });

  it('tells nothing found from nothing read', async () => {
    await open();
    expect(await screen.findByText("Nothing was done to this client's record or account.")).toBeTruthy();
    cleanup();
    await open({ 'GET /cases/audit': () => answerProblem('FORBIDDEN') });
    expect(await screen.findByText('The audit log could not be read')).toBeTruthy();
  });

  it('D-025: is no view of those who may not read the log', async () => {
    const { requests } = await open({}, { person: { roles: ['lawyer'] } });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(requests.filter(({ path }) => path.endsWith('/audit'))).toEqual([]);
  });
});
