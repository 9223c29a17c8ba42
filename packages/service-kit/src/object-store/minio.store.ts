import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'minio';
import { DomainError } from '../http/domain-error.js';
import { codeOf } from '../http/driver-error.js';
import { Measure } from './measure.js';
import { type ByteRange, checkKey, type ObjectInfo, type ObjectStore, type StoredObject } from './object-store.js';

export interface MinioOptions {
  /** `http(s)://host:port` of the server. */
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

/** Size of the parts of a stream, in bytes; also the memory that one upload takes. */
const PART_SIZE = 8 * 1024 * 1024;
const TRIES = 3;

const FULL = new Set<unknown>(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);
const MISSING = new Set<unknown>(['NoSuchKey', 'NotFound']);
/** The server closed a connection that we believed alive, or it is just starting. */
const PASSING = new Set<unknown>([
  'ECONNRESET',
  'EPIPE',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'SlowDown',
  'InternalError',
  'ServiceUnavailable',
]);

/** A stream that somebody else closed. */
const CLOSED = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

function translate(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const code = codeOf(error);
  if (MISSING.has(code)) return new DomainError('NOT_FOUND', { cause: error });
  if (FULL.has(code)) return new DomainError('STORAGE_FULL', { cause: error });
  return new DomainError('UNAVAILABLE', { cause: error });
}

/** Runs a repeatable request, again when a stale connection spoilt it. */
async function persistently<Result>(request: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === TRIES || !PASSING.has(codeOf(error))) throw translate(error);
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
  }
}

/** Objects in a bucket of MinIO or another S3 server. The bucket is made when it is missing. */
export class MinioStore implements ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;
  private prepared?: Promise<void>;

  constructor(private readonly options: MinioOptions) {
    const { protocol, hostname, port } = new URL(options.endpoint);
    this.bucket = options.bucket;
    this.client = new Client({
      endPoint: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      useSSL: protocol === 'https:',
      region: options.region,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      pathStyle: true,
      partSize: PART_SIZE,
    });
  }

  async put(key: string, stream: Readable, { maxBytes }: { maxBytes: number }): Promise<StoredObject> {
    checkKey(key);
    const measure = new Measure(maxBytes);
    const body = new PassThrough();
    const reading = pipeline(stream, measure, body).then(
      () => null,
      (fault: unknown) => fault,
    );
    try {
      await this.prepare();
      await this.upload(key, body);
      const fault = await reading;
      if (fault !== null) throw fault;
      return measure.result();
    } catch (error) {
      body.destroy();
      const fault = await reading;
      await this.client.removeIncompleteUpload(this.bucket, key).catch(() => {});
      // A stream that failed by itself is the cause; one that was merely closed failed because of the upload.
      throw fault === null || CLOSED.has(codeOf(fault)) ? translate(error) : fault;
    }
  }

  /** What fits into one part is sent as one request, which can be repeated; the rest goes in parts. */
  private async upload(key: string, body: Readable): Promise<void> {
    const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const head: Buffer[] = [];
    let size = 0;
    while (size < PART_SIZE) {
      const { value, done } = await chunks.next();
      if (done) {
        const whole = Buffer.concat(head);
        await persistently(() => this.client.putObject(this.bucket, key, whole, whole.length));
        return;
      }
      head.push(value);
      size += value.length;
    }
    await this.client.putObject(this.bucket, key, Readable.from(concatenation(head, chunks)));
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    checkKey(key);
    return persistently(() =>
      range
        ? this.client.getPartialObject(this.bucket, key, range.start, range.end - range.start + 1)
        : this.client.getObject(this.bucket, key),
    );
  }

  async stat(key: string): Promise<ObjectInfo> {
    checkKey(key);
    const { size, lastModified } = await persistently(() => this.client.statObject(this.bucket, key));
    return { key, size, modifiedAt: lastModified };
  }

  async remove(key: string): Promise<void> {
    checkKey(key);
    await persistently(() => this.client.removeObject(this.bucket, key)).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    });
  }

  async *list(prefix: string): AsyncIterable<ObjectInfo> {
    await this.prepare();
    for await (const item of this.client.listObjectsV2(this.bucket, prefix, true)) {
      if (item.name) yield { key: item.name, size: item.size, modifiedAt: item.lastModified };
    }
  }

  async health(): Promise<void> {
    await this.prepare();
    await persistently(() => this.client.bucketExists(this.bucket));
  }

  /** Makes the bucket once; a failure is tried again at the next use. */
  private prepare(): Promise<void> {
    this.prepared ??= persistently(async () => {
      if (await this.client.bucketExists(this.bucket)) return;
      await this.client.makeBucket(this.bucket, this.options.region).catch((error: unknown) => {
        // Another instance was faster.
        if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
      });
    }).catch((error: unknown) => {
      this.prepared = undefined;
      throw error;
    });
    return this.prepared;
  }
}

async function* concatenation(head: Iterable<Buffer>, rest: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
