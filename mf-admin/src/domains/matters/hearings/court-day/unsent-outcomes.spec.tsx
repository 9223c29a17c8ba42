/**
 * @jest-environment jsdom
 */
import { definePages, page } from '@diwan/mf-kit';
import { answerProblem, aPerson, type FakeApi, remoteInShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Providers } from '../../../../app/layout.js';
import remote from '../../../../remote.js';
import { aHearing } from '../testing/a-hearing.js';
import { outcomeBoxOf } from './outcome-box.js';
import UnsentOutcomes from './unsent-outcomes.js';

afterEach(cleanup);

const Blank = () => <h1>A page</h1>;
/** Pages with nothing on them, below what goes on everywhere. */
const area = {
  ...remote,
  ...definePages(
    [
      page({ path: '/admin/clients', page: async () => ({ default: Blank }) }),
      page({ path: '/admin/court-day', page: async () => ({ default: Blank }) }),
    ],
    ({ children }) => (
      <Providers>
        <UnsentOutcomes />
        {children}
      </Providers>
    ),
  ),
};

const sessionOf = (id: string) => ({ status: 'person' as const, person: aPerson({ id }) });

/** Somebody who noted an outcome without coverage is on a page of the back office; each their own, as a box belongs to a person. */
async function open(id: string, api: FakeApi) {
  const { tree, ...shell } = await remoteInShell(area, { path: '/admin/clients', api, session: sessionOf(id) });
  await outcomeBoxOf(id).note(aHearing(), 'Adjourned');
  render(tree);
  return { ...shell, box: outcomeBoxOf(id) };
}

it('HEAR-08: is sent from any page of the back office once there is coverage, once, and its author is told', async () => {
  let covered = false;
  const { requests, toasts, box } = await open('64b0000000000000000000f1', {
    'POST /cases/hearings/:id/outcome': () => (covered ? aHearing({ state: 'held' }) : answerProblem('UNAVAILABLE')),
  });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(box.read()).toMatchObject([{ state: 'waiting', outcome: 'Adjourned' }]);
  covered = true;
  const before = requests.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(box.read()).toEqual([]));
  expect(requests.slice(before)).toHaveLength(1);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Sent: Adjourned', description: 'Hearing of witnesses' }]);
});

it('D-129: what somebody else was faster with leads back to the court day, where both are shown', async () => {
  const id = '64b0000000000000000000f2';
  const { toasts, box } = await open(id, {
    'POST /cases/hearings/:id/outcome': () => answerProblem('CONFLICT'),
    'GET /cases/hearings/:id': () => aHearing({ state: 'held', outcome: 'Expert appointed' }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('were not taken: 1.');
  expect(box.read()).toMatchObject([{ state: 'conflict', theirs: { state: 'held', outcome: 'Expert appointed' } }]);
  expect(toasts).toEqual([]);
  const link = screen.getByRole('link', { name: 'Decide on the court day' });
  expect(link.getAttribute('href')).toBe('/admin/court-day');
  cleanup();
  // The page itself says it there.
  const { tree } = await remoteInShell(area, { path: '/admin/court-day', session: sessionOf(id) });
  render(tree);
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeTruthy();
  expect(box.read()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
