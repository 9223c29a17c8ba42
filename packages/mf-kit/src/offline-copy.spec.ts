/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { dropOffline } from './offline-copy.js';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(globalThis, name);
});

/** A browser with one worker below each address; `unregister` does what a page does to it. */
function browserWith(unregister: (scope: string) => Promise<unknown>) {
  const scopes = ['/admin', '/ar/admin'];
  const define = (on: object, name: string, value: object) =>
    Object.defineProperty(on, name, { value, configurable: true });
  const registrations = async () =>
    scopes.map((scope) => ({
      scope: `https://firm.example${scope}`,
      active: { scriptURL: 'https://firm.example/offline/worker.js' },
      unregister: () => unregister(scope).then(() => scopes.splice(scopes.indexOf(scope), 1)),
    }));
  define(navigator, 'serviceWorker', { getRegistrations: registrations });
  define(globalThis, 'indexedDB', { deleteDatabase: () => undefined });
  define(globalThis, 'caches', { keys: async () => [] });
  return scopes;
}

it('PORT-09: a removal that leaving the page broke off is ended by the next page, whoever is there', async () => {
  localStorage.setItem('diwan-offline:desk', 'rana');
  // The page is left in the middle of it: what it waits for never comes.
  const left = browserWith((scope) => (scope === '/admin' ? Promise.resolve() : new Promise(() => undefined)));
  void dropOffline(null);
  await waitFor(() => expect(left).toEqual(['/ar/admin']));

  const next = browserWith(async () => undefined);
  await dropOffline('rana');
  expect(next).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('PORT-09: what a person keeps stays as long as they are signed in', async () => {
  localStorage.setItem('diwan-offline:desk', 'rana');
  const scopes = browserWith(async () => undefined);
  await dropOffline('rana');
  expect(scopes).toHaveLength(2);
  await dropOffline('ziad');
  expect(scopes).toHaveLength(0);
});
