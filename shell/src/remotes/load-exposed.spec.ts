/** @jest-environment jsdom */

import { afterEach, describe, expect, it } from '@jest/globals';
import { version } from 'react';
import { loadExposed } from './load-exposed.js';
import type { RegisteredRemote } from './registry-client.js';

const remote: RegisteredRemote = {
  area: 'public',
  form: 'plain',
  name: 'mf_public',
  manifest: '/mf/public/remote.json',
  entry: '/mf/public/remoteEntry.1.js',
  integrity: 'sha384-x',
  contract: 1,
  version: '1',
};
const asked = () => document.head.querySelector('script') as HTMLScriptElement;

afterEach(() => document.head.replaceChildren());

describe('a remote that is a plain container', () => {
  it('is loaded only with the bytes that the registry names, and is lent what the shell has', async () => {
    const loading = loadExposed(remote);
    expect([asked().integrity, asked().crossOrigin, new URL(asked().src).pathname]).toEqual([
      'sha384-x',
      'anonymous',
      '/mf/public/remoteEntry.1.js',
    ]);
    const lent: Record<string, Record<string, { get(): Promise<() => unknown> }>> = {};
    const get = async (module: string) => () => ({ default: `the module ${module}` });
    Object.assign(globalThis, { mf_public: { init: (scope: typeof lent) => void Object.assign(lent, scope), get } });
    asked().dispatchEvent(new Event('load'));
    expect(await loading).toEqual({ default: 'the module ./remote' });
    expect((await lent.react?.[version]?.get())?.()).toHaveProperty('useState');
    expect(asked()).toBeNull();
  });

  it('fails when its bytes are others, or it cannot be had', async () => {
    const loading = loadExposed(remote);
    asked().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('/mf/public/remoteEntry.1.js');
  });
});
