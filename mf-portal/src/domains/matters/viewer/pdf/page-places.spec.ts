import { expect, it } from '@jest/globals';
import { pagePlaces, sightOf } from './page-places.js';

const places = pagePlaces([1.4, 1.4, 0.7, 1.4], 100);

it('pages stand below one another, each as high as its shape', () => {
  expect(places).toEqual([0, 152, 304, 386]);
});

it.each([
  [0, 300, { page: 1, first: 1, last: 2 }],
  [100, 300, { page: 2, first: 1, last: 4 }],
  [390, 300, { page: 4, first: 4, last: 4 }],
  [0, 0, { page: 1, first: 1, last: 1 }],
])('from %d on, %d pixels high, is seen: %j', (top, height, sight) => {
  expect(sightOf(places, top, height)).toEqual(sight);
});
