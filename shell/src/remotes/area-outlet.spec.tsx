/** @jest-environment jsdom */

import { type AreaProps, Link, type PageResult, type RemoteModule } from '@diwan/mf-kit';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/in-shell.js';
import type { LoadedArea } from './load-area.js';

const loadArea = jest.fn<() => Promise<LoadedArea>>();
jest.unstable_mockModule('./load-area.js', () => ({ loadArea }));
const { AreaOutlet } = await import('./area-outlet.js');

const Page = ({ result }: AreaProps) => (
  <>
    <h1>{String(result?.data)}</h1>
    <Link to="/next">next</Link>
  </>
);

/** Fails until it is mended. */
let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('SELECT * FROM secrets of Rana');
  return <h1>Works</h1>;
}

const remote = (changes: Partial<RemoteModule> = {}): LoadedArea => ({
  messages: {},
  module: {
    contract: 1,
    area: 'public',
    messages: async () => ({}),
    App: Page,
    ...changes,
  },
});
const heading = () => screen.getByRole('heading').textContent;
// biome-ignore lint/plugin: one turn of the loop; whatever is asked here is answered in memory
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const show = async (path = '/') => {
  const shell = renderInShell(<AreaOutlet area="public" first={undefined} />, { path });
  await settle();
  return shell;
};
const realFetch = globalThis.fetch;

beforeEach(() => {
  // Reports are taken; documents are not there.
  const answer = async (_address: string, { method }: RequestInit = {}) => ({ ok: method !== 'HEAD' });
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  loadArea.mockReset();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

describe('AreaOutlet', () => {
  it('PUB-11: shows the designed fallback with phone and WhatsApp while the remote cannot be had, and recovers on Retry', async () => {
    loadArea
      .mockRejectedValueOnce(new Error('ECONNREFUSED 10.0.0.7'))
      .mockResolvedValue(remote({ load: async () => ({ data: 'Here again' }) }));
    await show();
    expect(heading()).toBe('This part of the site is not available right now');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+9611000000',
      'https://wa.me/96170000000',
    ]);
    expect(document.body.textContent).not.toContain('ECONNREFUSED');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(heading()).toBe('Here again');
  });

  it('D-040: what a page throws never appears; a reference, Retry, phone and WhatsApp do', async () => {
    isBroken = true;
    loadArea.mockResolvedValue(remote({ App: Fragile }));
    await show();
    expect(document.body.textContent).not.toContain('secrets');
    expect(screen.getByText(/Reference/).textContent).toMatch(/Reference [0-9a-f]{12}/);
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(heading()).toBe('Works');
  });

  it('a page whose file cannot be fetched without a connection says that, blames nobody, and stands on Retry', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const load = jest.fn<NonNullable<RemoteModule['load']>>();
    loadArea.mockResolvedValue(
      remote({ load: load.mockRejectedValueOnce(missing).mockResolvedValue({ data: 'Here' }) }),
    );
    await show();
    expect(heading()).toBe('There is no connection');
    expect(screen.queryByText(/Reference/)).toBeNull();
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
    online.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(heading()).toBe('Here');
  });

  it('D-040: tells the log the place of a failure under the same reference, never its message', async () => {
    isBroken = true;
    loadArea.mockResolvedValue(remote({ App: Fragile }));
    await show();
    const [[address, { body }]] = (globalThis.fetch as unknown as jest.Mock).mock.calls as [[string, { body: string }]];
    expect(address).toBe('/client-errors');
    expect(document.body.textContent).toContain(JSON.parse(body).reference);
    expect(body).not.toContain('Rana');
  });

  it('keeps the old page, with a bar above it, until the next one is there', async () => {
    let arrive: (result: PageResult) => void = () => undefined;
    const load: RemoteModule['load'] = ({ path }) =>
      path === '/next'
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : Promise.resolve({ data: 'First' });
    loadArea.mockResolvedValue(remote({ load }));
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'next' }));
    await settle();
    expect([heading(), screen.queryByRole('progressbar') !== null]).toEqual(['First', true]);
    await act(async () => arrive({ data: 'Second' }));
    await settle();
    expect([heading(), screen.queryByRole('progressbar')]).toEqual(['Second', null]);
  });

  it('shows the reference of a service that failed, and loads again on Retry', async () => {
    const load = jest.fn<NonNullable<RemoteModule['load']>>();
    load.mockImplementationOnce(async () => answerProblem('INTERNAL')).mockResolvedValue({ data: 'Loaded' });
    loadArea.mockResolvedValue(remote({ load }));
    await show();
    expect(screen.getByText(/Reference/).textContent).toBe('Reference a1b2c3');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(heading()).toBe('Loaded');
  });

  it('F-4: a service that is away is said to be so, with phone, WhatsApp and Retry, and no reference to quote', async () => {
    const load = jest.fn<NonNullable<RemoteModule['load']>>();
    load.mockImplementationOnce(async () => answerProblem('UNAVAILABLE')).mockResolvedValue({ data: 'Loaded' });
    loadArea.mockResolvedValue(remote({ load }));
    await show();
    expect(heading()).toBe('This part of the site is not available right now');
    expect(screen.queryByText(/Reference/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(heading()).toBe('Loaded');
  });

  it('follows a redirect of a loader without leaving the old address in the history', async () => {
    loadArea.mockResolvedValue(
      remote({
        load: async ({ path }) => (path === '/old' ? { redirect: '/new', data: null } : { data: `At ${path}` }),
      }),
    );
    const shell = await show('/old');
    await settle();
    expect([shell.location(), heading()]).toEqual(['/new', 'At /new']);
  });

  it('draws the first page with what the server has found, and only that one', async () => {
    const load = jest.fn<NonNullable<RemoteModule['load']>>(async () => ({ data: 'Loaded in the browser' }));
    const first = { ...remote({ load }), area: 'public' as const, address: '/', result: { data: 'From the server' } };
    renderInShell(<AreaOutlet area="public" first={first} />, { path: '/' });
    await settle();
    expect([heading(), load.mock.calls.length]).toEqual(['From the server', 0]);
    cleanup();
    renderInShell(<AreaOutlet area="public" first={first} />, { path: '/elsewhere' });
    await settle();
    expect(heading()).toBe('Loaded in the browser');
  });
});
