/**
 * @jest-environment jsdom
 */
import { readInvoicePaper } from '@diwan/contracts/money/paper/http';
import { configureBrowserTransport } from '@diwan/mf-kit';
import { fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../messages.en.js';
import { DownloadButton } from './download-button.js';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const ID = '64b000000000000000000001';
const saved: string[] = [];
Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  saved.push(this.download);
};

const draw = (answer: Partial<Response>) => {
  const { wrapper } = fakeShell({ messages: en });
  const fetch = jest.fn(async (_path: string, _init: RequestInit) => answer as Response);
  configureBrowserTransport({ fetch });
  const request = { params: { id: ID }, query: { lang: 'ar' as const } };
  render(
    <DownloadButton endpoint={readInvoicePaper} request={request}>
      PDF
    </DownloadButton>,
    { wrapper },
  );
  return { fetch, user: userEvent.setup() };
};
const named = (name: string) => new Headers({ 'Content-Disposition': `attachment; filename="${name}"` });

it('D-084: fetches a document once for a double click and saves it under its own name', async () => {
  const headers = named('INV-202605-0007.pdf');
  const { fetch, user } = draw({ ok: true, status: 200, headers, blob: async () => new Blob(['%PDF']) });
  await user.dblClick(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(saved).toEqual(['INV-202605-0007.pdf']));
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([`/api/billing/invoices/${ID}/pdf?lang=ar`]);
});

it('D-084: says why a document did not come, and fetches it at the next press', async () => {
  const body = { code: 'UNAVAILABLE', reference: 'abc' };
  const { fetch, user } = draw({ ok: false, status: 503, json: async () => body });
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The document could not be downloaded.');
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives a large document over a slow line the time it needs', async () => {
  jest.useFakeTimers();
  let arrive: (file: Blob) => void = () => {};
  const file = new Promise<Blob>((resolve) => {
    arrive = resolve;
  });
  const { fetch } = draw({ ok: true, status: 200, headers: named('large.pdf'), blob: () => file });
  fireEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  jest.useRealTimers();
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  arrive(new Blob(['%PDF']));
  await waitFor(() => expect(saved.at(-1)).toBe('large.pdf'));
});
