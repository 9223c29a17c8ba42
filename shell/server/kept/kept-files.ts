import { LRUCache } from 'lru-cache';
import { cacheControl, contentTypeOf, isImmutable } from './file-rules.js';
import { Finished } from './finished.js';

/** Where files of a build are read from. */
export interface FileSource {
  /** Fails when the file is not there. */
  read(file: string): Promise<Buffer>;
  /** Changes when the file may have changed. */
  version(file: string): Promise<string>;
}

interface KeptFile {
  finished: Finished;
  source: FileSource;
  file: string;
  version: string;
  /** In milliseconds. */
  lookedAt: number;
}

/** Memory for files, in bytes: the builds of all areas fit many times over. */
const ROOM = 64 * 1024 * 1024;
/** A kept file is compared with its source so often at most, in milliseconds: somebody may have mended a broken one. */
const LOOKED_EVERY_MS = 1000;
/** A script may run as a worker, which obeys the policy that it came with: it may load scripts of this site and nothing else. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'self'";

/** Files of the builds, finished. Those with a hash in their name are kept, and stay for open tabs when a release has taken them away. */
export class KeptFiles {
  private readonly kept = new LRUCache<string, KeptFile>({
    maxSize: ROOM,
    sizeCalculation: ({ finished }) => finished.size,
  });

  /** Bytes that kept files take, about. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  /** The file at an address if it is kept; compared with its source in the background now and then. */
  ready(address: string, now: number): Finished | null {
    const kept = this.kept.get(address);
    if (!kept) return null;
    if (now - kept.lookedAt > LOOKED_EVERY_MS) {
      kept.lookedAt = now;
      void this.compare(address, kept);
    }
    return kept.finished;
  }

  /** Reads a file and keeps it under its address; null when it is not there. */
  async file(address: string, source: FileSource, file: string): Promise<Finished | null> {
    const ready = this.ready(address, Date.now());
    return ready ?? this.read(address, source, file).catch(() => null);
  }

  private async read(address: string, source: FileSource, file: string): Promise<Finished> {
    const version = await source.version(file);
    const prepared = (ending: string) =>
      /\.(js|css)$/.test(file) ? source.read(`${file}.${ending}`).catch(() => null) : null;
    const [bytes, br, gzip] = await Promise.all([source.read(file), prepared('br'), prepared('gz')]);
    const finished = new Finished({
      status: 200,
      headers: {
        'Content-Type': contentTypeOf(file),
        'Cache-Control': cacheControl(file),
        ...(file.endsWith('.js') && { 'Content-Security-Policy': SCRIPT_POLICY }),
      },
      bytes,
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
      compressible: false,
    });
    if (isImmutable(file)) this.kept.set(address, { finished, source, file, version, lookedAt: Date.now() });
    return finished;
  }

  private async compare(address: string, { source, file, version }: KeptFile): Promise<void> {
    // A file that is gone is not replaced: pages of the release before go on asking for it.
    const current = await source.version(file).catch(() => version);
    if (current !== version) await this.read(address, source, file).catch(() => undefined);
  }
}
