import { sealedStore } from './sealed-store.js';

/** Something on the page without coverage. */
export interface OfflineEntry {
  /** The first is its heading. */
  lines: readonly string[];
  /** What may be noted of it from a day (in Beirut) on. */
  note?: { subjectId: string; title: string; from: string } | undefined;
}

/** What the page without coverage shows: whole sentences, in the person's language, because it has no texts of its own. */
export interface OfflineCopy {
  language: 'en' | 'ar';
  /** When it was read, ISO. */
  at: string;
  title: string;
  /** That there is no connection. */
  offline: string;
  asOf: string;
  entries: readonly OfflineEntry[];
  /** Where there is no entry. */
  none: string;
  phone?: { label: string; number: string; text: string } | undefined;
  retry: string;
  /** How something is noted there: kept in another sealed store on this device, to be sent when there is coverage. */
  noting?: {
    database: string;
    /** Name of the list in it. */
    list: string;
    label: string;
    /** What can be noted, what the button says that notes it, and what stands there afterwards. */
    choices: readonly { outcome: string; button: string; noted: string }[];
    /** That what was noted is kept and sent later. */
    waiting: string;
    failed: string;
  };
}

const DATABASE = 'diwan-offline';
const WORKER = '/offline/worker.js';
const store = sealedStore(DATABASE);

/** Where something is kept, and the addresses below which it is shown without coverage. The page that shows it knows these names too. */
const PLACES = {
  portal: ['/client-portal', '/ar/client-portal'],
  desk: ['/admin', '/ar/admin'],
} as const;
export type OfflinePlace = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as OfflinePlace[];

/** Says whose copy this device keeps. */
const flagOf = (place: OfflinePlace) => `diwan-offline:${place}`;

/** Who chose to keep a copy on this device; null: nobody. */
export function offlineOwner(place: OfflinePlace): string | null {
  try {
    return localStorage.getItem(flagOf(place));
  } catch {
    return null;
  }
}

/** Whether this browser can keep one. */
export const canKeepOffline = (): boolean =>
  Boolean(globalThis.crypto?.subtle && globalThis.indexedDB && globalThis.navigator?.serviceWorker);

/**
 * The person chose to keep a copy (PORT-09): from now on pages below the place's addresses say what was kept when there is no coverage.
 * Throws where the firm has switched this off: then the worker has removed itself.
 */
export async function beginOffline(place: OfflinePlace, personId: string): Promise<void> {
  for (const scope of PLACES[place]) {
    const registration = await navigator.serviceWorker.register(WORKER, { scope });
    if (!(await stands(registration))) throw new Error('The worker of the offline page did not stay');
  }
  localStorage.setItem(flagOf(place), personId);
}

/** Whether the worker is there once it has got ready. */
async function stands(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  while (worker && worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  const those = await navigator.serviceWorker.getRegistrations();
  return those.some(({ scope }) => scope === registration.scope);
}

/** Keeps the copy, sealed with a key that the browser lends but never hands out; only for who chose it. */
export async function keepOffline(place: OfflinePlace, personId: string, copy: OfflineCopy): Promise<void> {
  if (offlineOwner(place) === personId) await store.keep(place, copy);
}

/** Removes one copy and its worker: it is not wanted any more. */
export async function endOffline(place: OfflinePlace): Promise<void> {
  localStorage.removeItem(flagOf(place));
  if (NAMES.every((name) => offlineOwner(name) === null)) return removeAll();
  await store.dropBut((name) => name !== place);
  const own: readonly string[] = PLACES[place];
  await unregister(({ scope }) => own.includes(new URL(scope).pathname));
}

/**
 * Removes every copy, the key and the workers, unless they are this person's: signed out, or signed in as somebody else.
 * A removal that leaving the page broke off is ended by the next page.
 */
export async function dropOffline(personId: string | null): Promise<void> {
  const owners = NAMES.map(offlineOwner).filter((owner) => owner !== null);
  if (!isBrokenOff() && owners.every((owner) => owner === personId)) return;
  await removeAll();
}

/** Set as long as everything is being removed: the owners are forgotten first, so nothing else would tell the next page. */
const REMOVING = 'diwan-offline-removing';

function isBrokenOff(): boolean {
  try {
    return localStorage.getItem(REMOVING) !== null;
  } catch {
    return false;
  }
}

async function removeAll(): Promise<void> {
  localStorage.setItem(REMOVING, '');
  for (const name of NAMES) localStorage.removeItem(flagOf(name));
  indexedDB.deleteDatabase(DATABASE);
  await unregister(() => true);
  for (const name of await caches.keys()) if (name.startsWith('diwan-offline-')) await caches.delete(name);
  localStorage.removeItem(REMOVING);
}

async function unregister(which: (registration: ServiceWorkerRegistration) => boolean): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (registration.active?.scriptURL.endsWith(WORKER) && which(registration)) await registration.unregister();
}
