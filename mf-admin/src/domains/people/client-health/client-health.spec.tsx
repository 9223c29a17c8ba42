/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const visited = {
  lastContact: { kind: 'visit', at: '2026-01-10T10:00:00.000Z' },
  silentDays: 40,
  overdueRequests: 2,
};
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /identity/clients/:id': () => aClient(),
  'GET /cases/clients/:id/health': () => visited,
  'GET /notifications/clients/:id/health': () => ({ lastReadAt: null, silentDays: null, failed: 1, unseen: 3 }),
  ...more,
});
const open = (more: FakeApi = {}, options: object = {}) =>
  openPage(`/admin/client-details/${aClient().id}`, { api: api(more), ...options });
const health = async () => within(await screen.findByRole('region', { name: 'Client health' }));

describe('OFF-03: the health of a client', () => {
  it('stands among the facts: silence, what is overdue, what failed or was not seen', async () => {
    const { container } = await open();
    const facts = await health();
    expect(await facts.findByText('Silent for 40 days')).toBeTruthy();
    expect(facts.getByText('Visited the portal on 10 January 2026.')).toBeTruthy();
    for (const text of ['2 overdue', '1 failed', '3 not seen for over three days'])
      expect(facts.getByText(text)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('takes the later of what services know, and says where there is nothing', async () => {
    const read = { lastReadAt: '2026-02-18T10:00:00.000Z', silentDays: 1, failed: 0, unseen: 0 };
    await open({ 'GET /notifications/clients/:id/health': () => read });
    expect(await (await health()).findByText('Silent for 1 day')).toBeTruthy();
    expect((await health()).getByText('Read a message on 18 February 2026.')).toBeTruthy();
    expect((await health()).getByText('None failed or left unseen')).toBeTruthy();
    cleanup();
    await open({
      'GET /cases/clients/:id/health': () => ({ lastContact: null, silentDays: null, overdueRequests: 0 }),
    });
    expect(await (await health()).findByText('None recorded')).toBeTruthy();
    expect((await health()).getByText('None overdue')).toBeTruthy();
  });

  it('a service that is away costs its own line, and is asked again', async () => {
    let away = true;
    const { user } = await open({
      'GET /notifications/clients/:id/health': () =>
        away ? answerProblem('FORBIDDEN') : { lastReadAt: null, silentDays: null, failed: 0, unseen: 0 },
    });
    const facts = await health();
    expect(await facts.findByText('Could not be loaded.', { exact: false })).toBeTruthy();
    expect(facts.getByText('2 overdue')).toBeTruthy();
    expect(facts.getByText(/there may be a later contact/)).toBeTruthy();
    away = false;
    await user.click(facts.getByRole('button', { name: 'Try again' }));
    expect(await facts.findByText('None failed or left unseen')).toBeTruthy();
  });

  it('D-025: lawyers of the client read it too, accountants nothing of cases', async () => {
    await open({}, { person: { roles: ['lawyer'] } });
    expect(await (await health()).findByText('2 overdue')).toBeTruthy();
    expect(await (await health()).findByText('1 failed')).toBeTruthy();
    cleanup();
    const accountant = await open({}, { person: { roles: ['accountant'] } });
    await screen.findByRole('heading', { level: 1, name: 'Rana Khoury' });
    expect(screen.queryByText('Client health')).toBeNull();
    expect(accountant.requests.filter(({ path }) => path.endsWith('/health'))).toEqual([]);
  });
});
