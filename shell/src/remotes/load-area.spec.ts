/** @jest-environment jsdom */

import type { RemoteModule } from '@diwan/mf-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RegisteredRemote } from './registry-client.js';

const loadExposed = jest.fn<(remote: RegisteredRemote) => Promise<{ default?: unknown } | null>>();
jest.unstable_mockModule('./load-exposed.js', () => ({ loadExposed }));

const App = () => null;
const module = (changes: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: 1,
  area: 'admin',
  messages: async () => ({ a: 'A' }),
  App,
  ...changes,
});
const entry: RegisteredRemote = {
  area: 'admin',
  name: 'mf_admin',
  manifest: '/mf/admin/mf-manifest.json',
  entry: '/mf/admin/remoteEntry.1.js',
  integrity: 'sha384-x',
  form: 'enhanced',
  contract: 1,
  version: '1',
};
const fetchMock = jest.fn<(input: string) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>>();
const registryWith = (...remotes: RegisteredRemote[]) => ({ ok: true, status: 200, json: async () => ({ remotes }) });

/** Modules without anything remembered, and a registry that came with the page. */
async function setup(registered: RegisteredRemote[] = [entry]) {
  jest.resetModules();
  const { loadArea } = await import('./load-area.js');
  const { rememberRegistry } = await import('./registry-client.js');
  rememberRegistry({ remotes: registered });
  return () => loadArea('admin', 'en');
}

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockResolvedValue(registryWith(entry));
  loadExposed.mockResolvedValue({ default: module() });
});

describe('loadArea', () => {
  it('loads a remote once, from the registry that came with the page', async () => {
    const load = await setup();
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toBe(second);
    expect(first.messages).toEqual({ a: 'A' });
    expect([loadExposed.mock.calls.length, fetchMock.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['it is not in the registry', []],
    ['it speaks another contract', [{ ...entry, contract: 2 }]],
  ])('fails as unavailable when %s, and asks for a fresh registry next time', async (_why, registered) => {
    const load = await setup(registered);
    await expect(load()).rejects.toMatchObject({ name: 'RemoteUnavailable' });
    await load();
    expect(fetchMock.mock.calls.map(([input]) => input)).toEqual(['/registry.json', entry.entry]);
  });

  it.each([
    ['its entry does not load', () => Promise.reject(new Error('integrity'))],
    ['it exposes nothing', async () => null],
    ['it is another area in disguise', async () => ({ default: module({ area: 'portal' }) })],
    ['it was built for another contract', async () => ({ default: module({ contract: 2 }) })],
  ])('fails as unavailable when %s, and recovers', async (_why, answer) => {
    loadExposed.mockImplementationOnce(answer);
    const load = await setup();
    await expect(load()).rejects.toMatchObject({ name: 'RemoteUnavailable' });
    expect((await load()).messages).toEqual({ a: 'A' });
  });
});
