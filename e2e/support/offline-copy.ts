import { expect, type Page } from '@playwright/test';

/** Waits for what was chosen to be noted, which comes last: both workers of the place are active by then. */
export async function expectOfflineBegun(page: Page, place: 'portal' | 'desk'): Promise<void> {
  const state = () =>
    page.evaluate(async (flag) => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return {
        workers: registrations.map(({ active }) => active?.state),
        isNoted: localStorage.getItem(flag) !== null,
      };
    }, `diwan-offline:${place}`);
  await expect.poll(state).toEqual({ workers: ['activated', 'activated'], isNoted: true });
}

/** Waits for the copy, and that it is sealed: what stands in the store is no text. */
export async function expectSealedCopy(page: Page, place: 'portal' | 'desk'): Promise<void> {
  const kind = () =>
    page.evaluate(async (name) => {
      // Opening a database that is not there would make an empty one, and the page's own would find no place in it.
      const databases = await indexedDB.databases();
      if (!databases.some((one) => one.name === 'diwan-offline')) return 'nothing';
      const opened = indexedDB.open('diwan-offline', 1);
      await new Promise((resolve) => opened.addEventListener('success', resolve, { once: true }));
      const asked = opened.result.transaction('sealed').objectStore('sealed').get(name);
      await new Promise((resolve) => asked.addEventListener('success', resolve, { once: true }));
      opened.result.close();
      return asked.result?.bytes instanceof ArrayBuffer ? 'sealed' : 'nothing';
    }, place);
  await expect.poll(kind).toBe('sealed');
}

/** Waits until nothing is kept any more: no worker, no copy, no key. */
export async function expectNothingKept(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      const databases = await indexedDB.databases();
      return { workers: workers.length, store: databases.some(({ name }) => name === 'diwan-offline') };
    });
  await expect.poll(left).toEqual({ workers: 0, store: false });
}
