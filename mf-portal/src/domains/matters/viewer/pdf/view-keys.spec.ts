import { expect, it } from '@jest/globals';
import { FIT } from '../reading/zoom.js';
import { afterKey } from './view-keys.js';

const view = { page: 2, zoom: FIT };

it.each([
  ['ArrowRight', 1, { page: 3, zoom: 1 }],
  ['ArrowLeft', 1, { page: 1, zoom: 1 }],
  ['ArrowRight', -1, { page: 1, zoom: 1 }],
  ['ArrowLeft', -1, { page: 3, zoom: 1 }],
  ['PageDown', 1, { page: 3, zoom: 1 }],
  ['PageUp', 1, { page: 1, zoom: 1 }],
  ['Home', 1, { page: 1, zoom: 1 }],
  ['End', 1, { page: 5, zoom: 1 }],
  ['+', 1, { page: 2, zoom: 1.25 }],
  ['-', 1, { page: 2, zoom: 0.75 }],
  ['a', 1, null],
] as const)('%s (pages go %d) leads to %j', (key, step, expected) => {
  expect(afterKey(key, view, 5, step)).toEqual(expected);
});

it('stays within the pages and the steps of zoom', () => {
  expect(afterKey('PageDown', { page: 5, zoom: 4 }, 5, 1)).toEqual({ page: 5, zoom: 4 });
  expect(afterKey('+', { page: 5, zoom: 4 }, 5, 1)).toEqual({ page: 5, zoom: 4 });
  expect(afterKey('-', { page: 1, zoom: 0.5 }, 5, 1)).toEqual({ page: 1, zoom: 0.5 });
});

it('leaves the arrows to a page that is wider than the room', () => {
  expect(afterKey('ArrowRight', { page: 2, zoom: 1.5 }, 5, 1)).toBeNull();
  expect(afterKey('0', { page: 2, zoom: 1.5 }, 5, 1)).toEqual({ page: 2, zoom: FIT });
});
