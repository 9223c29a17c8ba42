const STORE = 'sealed';
const KEY_NAME = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** A place on this device whose content is sealed with a key that the browser lends but never hands out (AES-GCM). */
export interface SealedStore {
  keep(name: string, value: unknown): Promise<void>;
  /** What was kept; null when there is nothing, or it cannot be opened any more. */
  read(name: string): Promise<unknown>;
  /** Removes what was kept under other names than these. */
  dropBut(keeps: (name: string) => boolean): Promise<void>;
}

/**
 * Keeps things on this device for when there is no coverage. All of it goes when the person signs out: the answer to that clears the
 * site's storage. Where the browser has no such store nothing is kept.
 */
export function sealedStore(database: string): SealedStore {
  const act = actIn(database);
  return {
    async keep(name, value) {
      const key = await sealingKey(act);
      if (!key) return;
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
      await act('readwrite', (store) => store.put({ iv, bytes } satisfies Sealed, name));
    },
    async read(name) {
      const key = await sealingKey(act);
      const sealed = key && (await act<Sealed | undefined>('readonly', (store) => store.get(name)));
      if (!sealed) return null;
      try {
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes);
        return JSON.parse(new TextDecoder().decode(text));
      } catch {
        return null;
      }
    },
    async dropBut(keeps) {
      const names = (await act<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
      for (const name of names.map(String))
        if (name !== KEY_NAME && !keeps(name)) await act('readwrite', (store) => store.delete(name));
    },
  };
}

type Act = ReturnType<typeof actIn>;

/** The device's key, made when it is first needed; null on a page without encryption or storage. */
async function sealingKey(act: Act): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null;
  const known = await act<CryptoKey | undefined>('readonly', (store) => store.get(KEY_NAME));
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await act('readwrite', (store) => store.put(key, KEY_NAME));
  return key;
}

/** One request to the store at a time; undefined when the browser refuses, as private windows do. */
const actIn =
  (name: string) =>
  async <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Result | undefined> => {
    try {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      const database = await done(opening);
      try {
        return (await done(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Result;
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  };

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
