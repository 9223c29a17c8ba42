/** @jest-environment jsdom */

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { showDocument } from './show-document.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});
const answerWith = (answer: () => Promise<{ ok: boolean }>) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};

describe('F-4: a page whose data cannot be had', () => {
  it('is shown as the front door keeps it', async () => {
    const reload = jest.fn();
    answerWith(async () => ({ ok: true }));
    expect([await showDocument(reload), reload.mock.calls.length]).toEqual([true, 1]);
    expect((globalThis.fetch as unknown as jest.Mock).mock.calls[0]).toEqual([location.href, { method: 'HEAD' }]);
  });

  it.each([
    ['the front door has none', async () => ({ ok: false })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not loaded again where %s', async (_why, answer) => {
    const reload = jest.fn();
    answerWith(answer);
    expect([await showDocument(reload), reload.mock.calls.length]).toEqual([false, 0]);
  });
});
