/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { fakeShell } from './testing.js';
import { useOfflineChoice } from './use-offline-choice.js';

const FLAG = 'diwan-offline:desk';
afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(globalThis, name);
});

/** What of a browser keeps copies, as far as giving one up touches it. */
function browser(register: () => Promise<unknown>) {
  const define = (on: object, name: string, value: object) =>
    Object.defineProperty(on, name, { value, configurable: true });
  define(navigator, 'serviceWorker', { register, getRegistrations: async () => [] });
  define(globalThis, 'indexedDB', { deleteDatabase: () => undefined });
  define(globalThis, 'caches', { keys: async () => [] });
}

function choice(personId: string) {
  const shell = fakeShell();
  const hook = renderHook(() => useOfflineChoice('desk', personId, 'It could not be kept'), { wrapper: shell.wrapper });
  return { ...shell, of: () => hook.result.current };
}

it('PORT-09: a copy is kept only for whoever chose it, until they choose otherwise', async () => {
  browser(async () => undefined);
  localStorage.setItem(FLAG, 'rana');
  expect(choice('ziad').of()).toMatchObject({ isKept: false, checked: false });
  expect(choice('').of().isKept).toBe(false);
  const { of } = choice('rana');
  expect(of()).toMatchObject({ isKept: true, checked: true });
  await act(() => of().choose(false));
  expect(of()).toMatchObject({ isKept: false, checked: false });
  expect(localStorage.getItem(FLAG)).toBeNull();
});

it('PORT-09: is shown as chosen while the browser is at it, and taken back with a word where it refuses', async () => {
  let refuse = (_: Error) => {};
  browser(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  const { of, toasts } = choice('rana');
  let chosen: Promise<void> | undefined;
  act(() => {
    chosen = of().choose(true);
  });
  expect(of()).toMatchObject({ isKept: false, checked: true });
  refuse(new Error('No storage'));
  await act(async () => chosen);
  expect(of()).toMatchObject({ isKept: false, checked: false });
  expect(toasts).toMatchObject([{ kind: 'error', text: 'It could not be kept', description: 'problem: INTERNAL' }]);
});
