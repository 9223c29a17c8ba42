/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { features } from '../derived/features.js';
import { pages } from './pages.js';

it('K9: whatever features fetch when it is needed can be fetched at the same time', async () => {
  const fetches = features.flatMap(({ nav = [], finders = [], panels = [], cards = [], timeline = [] }) => [
    ...nav.map(({ waiting }) => waiting?.ask()),
    ...finders.map(({ find }) => find()),
    ...panels.flatMap(({ panel, count }) => [panel(), count?.()]),
    ...cards.map(({ card }) => card()),
    ...timeline.map(({ load }) => load()),
  ]);
  expect(fetches.length).toBeGreaterThan(20);
  expect((await Promise.allSettled(fetches)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('D-025: the way to a page is shown to those for whom it is', () => {
  const entries = features.flatMap(({ nav = [] }) => nav);
  const ways = entries.map(({ href, permission }) => [href, permission]);
  const own = entries.map(({ href }) => [href, pages.find(({ path }) => path === href)?.permission]);
  expect(ways).toEqual(own);
});
