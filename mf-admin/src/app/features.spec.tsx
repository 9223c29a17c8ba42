/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { features } from '../derived/features.js';

it('K9: whatever features fetch when it is needed can be fetched at the same time', async () => {
  const fetches = features.flatMap(({ nav = [], finders = [], panels = [], cards = [], timeline = [] }) => [
    ...nav.map(({ waiting }) => waiting?.()),
    ...finders.map(({ find }) => find()),
    ...panels.flatMap(({ panel, count }) => [panel(), count?.()]),
    ...cards.map(({ card }) => card()),
    ...timeline.map(({ load }) => load()),
  ]);
  expect(fetches.length).toBeGreaterThan(20);
  expect((await Promise.allSettled(fetches)).filter(({ status }) => status === 'rejected')).toEqual([]);
});
