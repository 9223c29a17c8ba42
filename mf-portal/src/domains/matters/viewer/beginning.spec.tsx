/**
 * @jest-environment jsdom
 */
import type { FakeShell } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBrowser } from '../../../testing/fake-browser.js';
import { aDocument } from '../../../testing/samples.js';

const PAGES = 5;
const BEGINNING = 2;
/** The reader of PDFs is loaded first. */
const openPdf = async (file: unknown) => ({
  numPages: file instanceof Blob ? BEGINNING : PAGES,
  getPage: async (number: number) => ({
    number,
    getViewport: () => ({ width: 600, height: 850 }),
    cleanup: () => undefined,
  }),
  loadingTask: { destroy: async () => undefined },
});
jest.unstable_mockModule('./pdf/open-pdf.js', () => ({ openPdf, startReader: () => undefined }));
jest.unstable_mockModule('./pdf/draw-page.js', () => ({
  drawPage: (page: { number: number }, _canvas: unknown, text: HTMLElement) => {
    text.textContent = `Text of page ${page.number}`;
    return { done: Promise.resolve({ hasText: true, pieces: [text] }), cancel: () => undefined };
  },
}));
const { axeFaults, openPortal } = await import('../../../testing/open-portal.js');

let browser: ReturnType<typeof fakeBrowser>;
const open = (document = aDocument()): Promise<FakeShell> =>
  openPortal('/documents/64b0000000000000000000d1', {
    api: {
      'GET /cases/my/documents/:id': () => document,
      'POST /cases/documents/:id/grants': () => ({
        id: 'g1',
        url: '/api/cases/grants/g1/content',
        expiresAt: new Date(Date.now() + 120_000).toISOString(),
      }),
      'GET /cases/my/documents/:id/standing': () => ({ readable: true }),
    },
  });

beforeEach(() => {
  browser = fakeBrowser();
  browser.files.push({});
});
afterEach(cleanup);

describe('a document that is still being marked', () => {
  it('M6: shows the first pages of a marked document while the others are made, and then all where one is', async () => {
    let finish: () => void = () => {};
    const after = new Promise<void>((resolve) => {
      finish = resolve;
    });
    browser.files.splice(0, 1, { beginningOf: PAGES, after });
    await open(aDocument({ policy: { watermarkEnabled: true } }));
    expect(await screen.findByText('Text of page 1')).toBeTruthy();
    expect(await screen.findByRole('progressbar', { name: 'The other pages are being prepared…' })).toBeTruthy();
    expect(await screen.findByText('2 of 5')).toBeTruthy();
    expect(screen.queryByText('Text of page 3')).toBeNull();
    expect(await axeFaults()).toEqual([]);
    const room = screen.getByRole('region', { name: 'Document' });
    finish();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    // The same room, scrolled as it was.
    expect(screen.getByRole('region', { name: 'Document' })).toBe(room);
    fireEvent.keyDown(room, { key: 'End' });
    await waitFor(() => expect(screen.getByText('Text of page 5')).toBeTruthy());
  });

  it('M6: what cannot be marked to the end is shown no further', async () => {
    let finish: () => void = () => {};
    const after = new Promise<void>((resolve) => {
      finish = resolve;
    });
    browser.files.splice(0, 1, { beginningOf: PAGES, after, status: 503, problem: { code: 'UNAVAILABLE' } });
    await open(aDocument({ policy: { watermarkEnabled: true } }));
    expect(await screen.findByText('Text of page 1')).toBeTruthy();
    finish();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.queryByText('Text of page 1')).toBeNull();
  });
});
