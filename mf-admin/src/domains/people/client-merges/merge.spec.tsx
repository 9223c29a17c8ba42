/**
 * @jest-environment jsdom
 */
import type { ClientMerge } from '@diwan/contracts/people/client-merges/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

beforeAll(async () => {
  // Where a merge leads: a page that was never opened would be drawn before it is here.
  await openPage('/admin/client-details/64b0000000000000000000c1');
  cleanup();
});
afterEach(cleanup);

const KEPT = aClient({ notes: '', version: 4 });
const GONE = aClient({
  id: '64b0000000000000000000c9',
  name: 'Rana A. Khoury',
  phone: '+96171000009',
  address: 'Achrafieh',
  notes: 'Old file',
  version: 7,
});
const MERGE_ID = '64b0000000000000000000f1';
const aMerge = (changes: Partial<ClientMerge> = {}): ClientMerge => ({
  id: MERGE_ID,
  kept: { id: KEPT.id, name: KEPT.name },
  merged: { id: GONE.id, name: GONE.name },
  taken: ['notes'],
  signIn: 'kept',
  at: '2026-11-20T10:00:00.000Z',
  byName: 'Samia Rizk',
  undoableUntil: '2026-12-20T10:00:00.000Z',
  undoneAt: null,
  moved: [{ kind: 'cases', count: 2 }],
  ...changes,
});
const PREVIEW: FakeApi = {
  'GET /identity/client-merges/preview': ({ query }) => {
    const [kept, merged] = query.get('keptId') === KEPT.id ? [KEPT, GONE] : [GONE, KEPT];
    return { kept, merged, differing: ['name'], missing: ['notes'], moves: [{ kind: 'cases', count: 2 }] };
  },
};
const sentBy = ({ requests }: Awaited<ReturnType<typeof openPage>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

describe('LEAD-08: merging two clients', () => {
  const open = (api: FakeApi = {}) =>
    openPage(`/admin/clients/merge?kept=${KEPT.id}&merged=${GONE.id}`, {
      api: { ...PREVIEW, 'GET /identity/clients/:id': () => KEPT, ...api },
    });

  it('takes what only the other says, what was chosen, and who signs in; can be undone from the message', async () => {
    const page = await open({
      'POST /identity/client-merges': () => ({ id: MERGE_ID }),
      'POST /identity/client-merges/:id/undo': () => ({ id: MERGE_ID }),
    });
    const { user, container, location, toasts } = page;
    const name = within(await screen.findByRole('group', { name: 'Name' }));
    expect(screen.getByText('2 cases')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(name.getByRole('radio', { name: /Rana A\. Khoury/ }));
    await user.click(screen.getByRole('radio', { name: 'Both numbers' }));
    await user.click(screen.getByRole('button', { name: 'Merge clients' }));
    await waitFor(() => expect(location()).toBe(`/admin/client-details/${KEPT.id}`));
    const ids = { keptId: KEPT.id, mergedId: GONE.id, keptVersion: 4, mergedVersion: 7 };
    expect(sentBy(page)).toEqual([
      { path: '/identity/client-merges', body: { ...ids, take: ['notes', 'name'], signIn: 'both' } },
    ]);
    expect(toasts.at(-1)?.description).toBe('Clients merged');
    toasts.at(-1)?.action?.onPress();
    await waitFor(() => expect(sentBy(page).at(-1)?.path).toBe(`/identity/client-merges/${MERGE_ID}/undo`));
  });

  it('keeps the other one instead', async () => {
    const { user, location, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Keep the other one' }));
    await waitFor(() => expect(sent('GET /identity/client-merges/preview').at(-1)?.query.get('keptId')).toBe(GONE.id));
    expect(location()).toContain(`kept=${GONE.id}`);
    expect(await screen.findByText('Only +961 71 000 009')).toBeTruthy();
  });

  it('D-129: says that one of them was changed in the meantime, and stays', async () => {
    const { user, location, toasts } = await open({
      'POST /identity/client-merges': () => answerProblem('CONFLICT'),
    });
    await user.click(await screen.findByRole('button', { name: 'Merge clients' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/changed in the meantime/));
    expect(location()).toContain('/admin/clients/merge');
  });

  it('asks for nothing while no two clients are chosen, and says what failed', async () => {
    const { requests } = await openPage('/admin/clients/merge', { api: PREVIEW });
    expect(await screen.findByRole('heading', { name: 'No clients chosen' })).toBeTruthy();
    expect(requests.some(({ path }) => path.includes('preview'))).toBe(false);
    cleanup();
    await open({ 'GET /identity/client-merges/preview': () => answerProblem('UNAVAILABLE') });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to compare the clients');
  });
});

describe('LEAD-08: doubled clients and merges of the last 30 days', () => {
  it('lead to the comparison, the older record proposed to be kept', async () => {
    const named = ({ id, name, phone, createdAt }: typeof KEPT) => ({ id, name, phone, createdAt });
    const { container } = await openPage('/admin/clients/doubles', {
      api: {
        'GET /identity/client-doubles': () => [{ one: named(KEPT), other: named(GONE), reasons: ['email', 'name'] }],
        'GET /identity/client-merges': () => pageOf([]),
      },
    });
    const link = await screen.findByRole('link', { name: /^Compare and merge/ });
    expect(link.getAttribute('href')).toBe(`/admin/clients/merge?kept=${KEPT.id}&merged=${GONE.id}`);
    expect(screen.getByText('Same e-mail')).toBeTruthy();
    expect(screen.getByText('Nothing was merged.')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are taken back from the list, which then says when', async () => {
    let merge = aMerge();
    const { user, toasts } = await openPage('/admin/clients/doubles', {
      api: {
        'GET /identity/client-doubles': () => [],
        'GET /identity/client-merges': () => pageOf([merge]),
        'POST /identity/client-merges/:id/undo': () => {
          merge = aMerge({ undoneAt: '2026-11-21T10:00:00.000Z' });
          return { id: MERGE_ID };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo the merge of Rana A. Khoury' }));
    expect(await screen.findByText('Taken back on 21 November 2026')).toBeTruthy();
    expect(toasts.at(-1)?.description).toContain('Merge taken back');
  });

  it('say so while a service has not moved its part, and why it is too late to undo', async () => {
    const { user, toasts } = await openPage('/admin/clients/doubles', {
      api: {
        'GET /identity/client-doubles': () => [],
        'GET /identity/client-merges': () => pageOf([aMerge({ moved: null })]),
        'POST /identity/client-merges/:id/undo': () => answerProblem('CONFLICT'),
      },
    });
    expect(await screen.findByText('Being carried out…')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Undo the merge/ }));
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/older than 30 days/));
  });

  it('all can be reached: the older ones on demand, below the newer ones', async () => {
    const merges = Array.from({ length: 30 }, (_, place) => ({
      ...aMerge(),
      id: String(place).padStart(24, '0'),
      merged: { id: GONE.id, name: `Merged ${place}` },
    }));
    const { user } = await openPage('/admin/clients/doubles', {
      api: {
        'GET /identity/client-doubles': () => [],
        'GET /identity/client-merges': ({ query }) => {
          const page = Number(query.get('page'));
          return { ...pageOf(merges.slice((page - 1) * 20, page * 20), 30), page };
        },
      },
    });
    const shown = async () => (await screen.findAllByRole('button', { name: /^Undo the merge/ })).length;
    expect(await shown()).toBe(20);
    await user.click(screen.getByRole('button', { name: 'Show older lines' }));
    await waitFor(async () => expect(await shown()).toBe(30));
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
  });

  it('are not for lawyers', async () => {
    const { requests } = await openPage('/admin/clients/doubles', { person: { roles: ['lawyer'] } });
    await screen.findByRole('heading', { level: 1 });
    expect(requests.some(({ path }) => path.includes('client-'))).toBe(false);
  });
});

it('LEAD-08: the record of a client names other records that may be of the same client, and nothing where there is none', async () => {
  const named = ({ id, name, phone, createdAt }: typeof KEPT) => ({ id, name, phone, createdAt });
  const api: FakeApi = {
    'GET /identity/clients/:id': () => KEPT,
    'GET /cases/cases': () => pageOf([]),
    'GET /identity/client-doubles': () => [{ one: named(KEPT), other: named(GONE), reasons: ['name'] }],
  };
  await openPage(`/admin/client-details/${KEPT.id}`, { api });
  expect(await screen.findByRole('heading', { name: 'May be the same client' })).toBeTruthy();
});
