import type { Readable } from 'node:stream';

/** Injection token of the service's object store. */
export const OBJECT_STORE = Symbol('object store');

export interface StoredObject {
  /** Bytes. */
  size: number;
  /** Hash of the bytes, lower-case hex. */
  sha256: string;
}

/** An object as a list or `stat` shows it. */
export interface ObjectInfo {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Keeps bytes under keys. An object appears whole or not at all, also when the process dies; writing a key again replaces it. Every
 * adapter passes the same conformance suite.
 */
export interface ObjectStore {
  /** Stores a stream. Throws PAYLOAD_TOO_LARGE beyond `maxBytes`, STORAGE_FULL, UNAVAILABLE, or what the stream failed with; then nothing is kept. */
  put(key: string, stream: Readable, options: { maxBytes: number }): Promise<StoredObject>;
  /** Opens an object or a part of it. Throws NOT_FOUND, UNAVAILABLE. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Throws NOT_FOUND, UNAVAILABLE. */
  stat(key: string): Promise<ObjectInfo>;
  /** Removes an object; an unknown key is no error. */
  remove(key: string): Promise<void>;
  /** Objects whose key begins with `prefix`, in no particular order; for janitors. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** Rejects when the store cannot be used. */
  health(): Promise<void>;
}

const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`);
const MAX_KEY = 200;

/** Refuses keys that could mean anything but a name inside the store. Keys are made by us, so a bad one is our fault. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY || !KEY.test(key)) throw new Error('this is not a key of an object');
}
