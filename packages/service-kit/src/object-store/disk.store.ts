import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../http/domain-error.js';
import { codeOf } from '../http/driver-error.js';
import { Measure } from './measure.js';
import { type ByteRange, checkKey, type ObjectInfo, type ObjectStore, type StoredObject } from './object-store.js';

/** Ends every object's file name. No key contains it, so an object never stands where another one's folder must. */
const MARK = '~';
/** An unfinished upload is swept after this, in milliseconds. */
const ABANDONED = 3_600_000;

function translate(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT') return new DomainError('NOT_FOUND', { cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT') return new DomainError('STORAGE_FULL', { cause: error });
  if (code === 'EIO' || code === 'EROFS' || code === 'EACCES') return new DomainError('UNAVAILABLE', { cause: error });
  return error;
}

/** Objects as files below one folder of this machine. For a single machine: several services may share the folder, several hosts may not. */
export class DiskStore implements ObjectStore {
  private readonly objects: string;
  private readonly uploads: string;
  private sweptAt = 0;

  constructor(root: string) {
    this.objects = path.join(root, 'objects');
    this.uploads = path.join(root, 'uploads');
  }

  async put(key: string, stream: Readable, { maxBytes }: { maxBytes: number }): Promise<StoredObject> {
    const file = this.fileOf(key);
    const upload = path.join(this.uploads, randomUUID());
    const measure = new Measure(maxBytes);
    // The stream may break off before its file is open, while nobody listens yet; the pipeline learns of it all the same.
    stream.on('error', () => {});
    try {
      await mkdir(this.uploads, { recursive: true, mode: 0o700 });
      await this.sweep();
      // Opened first: a file that is still being opened cannot be removed when the stream breaks off, and would stay.
      const opened = await open(upload, 'wx', 0o600);
      await pipeline(stream, measure, opened.createWriteStream({ flush: true }));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // The rename is the moment the object exists; syncing its folder makes it survive a power cut.
      await rename(upload, file);
      await syncFolder(path.dirname(file));
      return measure.result();
    } catch (error) {
      await rm(upload, { force: true });
      throw translate(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    try {
      // Opened before answering, so that a missing object is an error here and not in the middle of a response.
      const handle = await open(this.fileOf(key), 'r');
      return handle.createReadStream(range);
    } catch (error) {
      throw translate(error);
    }
  }

  async stat(key: string): Promise<ObjectInfo> {
    try {
      const { size, mtime } = await stat(this.fileOf(key));
      return { key, size, modifiedAt: mtime };
    } catch (error) {
      throw translate(error);
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await unlink(this.fileOf(key));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw translate(error);
    }
  }

  async *list(prefix: string): AsyncIterable<ObjectInfo> {
    const folder = path.posix.dirname(`${prefix}x`);
    for await (const key of this.walk(folder === '.' ? '' : folder)) {
      if (!key.startsWith(prefix)) continue;
      const info = await this.stat(key).catch(() => null);
      if (info) yield info;
    }
  }

  async health(): Promise<void> {
    await mkdir(this.objects, { recursive: true, mode: 0o700 });
    await access(this.objects, constants.W_OK);
  }

  private fileOf(key: string): string {
    checkKey(key);
    return path.join(this.objects, `${key}${MARK}`);
  }

  private async *walk(folder: string): AsyncIterable<string> {
    const entries = await readdir(path.join(this.objects, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* this.walk(name);
      else if (name.endsWith(MARK)) yield name.slice(0, -MARK.length);
    }
  }

  /** Removes what uploads that died left behind; at the first upload and once an hour. */
  private async sweep(): Promise<void> {
    const now = Date.now();
    if (now - this.sweptAt < ABANDONED) return;
    this.sweptAt = now;
    for (const name of await readdir(this.uploads)) {
      const upload = path.join(this.uploads, name);
      const { mtimeMs } = await stat(upload).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > ABANDONED) await rm(upload, { force: true });
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
