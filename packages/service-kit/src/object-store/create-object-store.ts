import * as z from 'zod/mini';
import type { ConfigOf } from '../app/config.js';
import { DiskStore } from './disk.store.js';
import { MinioStore } from './minio.store.js';
import type { ObjectStore } from './object-store.js';
import { OutsideStore } from './outside.store.js';

/** Environment of services that keep objects. With `S3_ENDPOINT` the objects live there, otherwise in `OBJECT_STORE_DIR`. */
export const objectStoreConfig = {
  OBJECT_STORE_DIR: z._default(z.string(), '.data/objects'),
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an address without a path'))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: z._default(z.string(), ''),
  S3_SECRET_KEY: z._default(z.string(), ''),
  S3_BUCKET: z._default(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{2,62}$/)), 'diwan'),
};
export type ObjectStoreConfig = ConfigOf<typeof objectStoreConfig>;

/** Opens the store that the configuration names; it is not to be used inside a transaction. */
export function createObjectStore(config: ObjectStoreConfig): ObjectStore {
  return new OutsideStore(adapterOf(config));
}

function adapterOf(config: ObjectStoreConfig): ObjectStore {
  if (!config.S3_ENDPOINT) return new DiskStore(config.OBJECT_STORE_DIR);
  return new MinioStore({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET,
  });
}
