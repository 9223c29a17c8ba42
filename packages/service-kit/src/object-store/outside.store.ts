import type { Readable } from 'node:stream';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import type { ByteRange, ObjectInfo, ObjectStore, StoredObject } from './object-store.js';

/** A store that refuses to be used inside a transaction: bytes are not undone with it, and take longer than locks may be held. */
export class OutsideStore implements ObjectStore {
  constructor(private readonly store: ObjectStore) {}

  async put(key: string, stream: Readable, options: { maxBytes: number }): Promise<StoredObject> {
    outsideTransaction('storing an object');
    return this.store.put(key, stream, options);
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    outsideTransaction('reading an object');
    return this.store.get(key, range);
  }

  async stat(key: string): Promise<ObjectInfo> {
    outsideTransaction('looking at an object');
    return this.store.stat(key);
  }

  async remove(key: string): Promise<void> {
    outsideTransaction('removing an object');
    return this.store.remove(key);
  }

  list(prefix: string): AsyncIterable<ObjectInfo> {
    outsideTransaction('listing objects');
    return this.store.list(prefix);
  }

  health(): Promise<void> {
    return this.store.health();
  }
}
