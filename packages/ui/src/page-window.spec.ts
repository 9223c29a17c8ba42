import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window.js';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 'gap-after', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [7, 12, [1, 'gap-before', 6, 7, 8, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 11, 12]],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });
});
