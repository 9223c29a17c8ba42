import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../operation/log.js';
import { Finished } from './finished.js';

/** An answer as a file holds it: these facts in a line of JSON, then the bytes. */
interface Facts {
  key: string;
  /** What drew it, as a hash; another release neither draws nor links the same. */
  release: string;
  asOf: number;
  madeAt: number;
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/** An answer that outlives this process. */
export type Stored = Pick<Facts, 'key' | 'release' | 'asOf' | 'madeAt'> & { finished: Finished };

export interface DiskOptions {
  /** Of this server alone. */
  folder: string;
  megabytes: number;
  /** Names this server's own build and settings, as far as they show in answers. */
  build: string;
  log: Pick<Log, 'warn'>;
}

/**
 * Finished answers on disk, for a server that starts while the services are away (F-4). Written in the background, one at a time, and whole or
 * not at all; a disk that is full or gone costs nothing but this. Beyond its size the one written longest ago goes first.
 */
export class KeptOnDisk {
  /** Bytes by file, in the order in which they were written. */
  private readonly sizes = new Map<string, number>();
  private readonly waiting = new Map<string, Stored | null>();
  private working: Promise<void> | null = null;
  private failed = false;
  private isToBeEmptied = false;
  /** Until it is known what the folder holds, an answer may be there. */
  private isOpen = false;

  constructor(private readonly options: DiskOptions) {
    this.working = this.open();
  }

  /** The answer, if it was drawn by this release of the remotes and this build, and is unharmed. Nothing while the release is not known. */
  async read(key: string, release: string): Promise<Stored | null> {
    if (release === '') return null;
    try {
      const content = await readFile(this.fileOf(key));
      const end = content.indexOf('\n');
      const { etag, ...facts } = JSON.parse(content.subarray(0, end).toString()) as Facts;
      const finished = new Finished({ ...facts, bytes: content.subarray(end + 1) });
      const isOurs = facts.key === key && facts.release === this.drawnBy(release) && finished.etag === etag;
      return isOurs ? { ...facts, release, finished } : null;
    } catch {
      return null;
    }
  }

  write(answer: Stored): void {
    this.put(answer.key, answer);
  }

  /** The answer holds no more and must not come back. */
  forget(key: string): void {
    if (!this.isOpen || this.waiting.has(key) || this.sizes.has(this.fileOf(key))) this.put(key, null);
  }

  /** Nothing of it holds any more, nor may come back. */
  clear(): void {
    this.waiting.clear();
    this.isToBeEmptied = true;
    this.working ??= this.work();
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    while (this.working) await this.working;
  }

  private put(key: string, answer: Stored | null): void {
    this.waiting.set(key, answer);
    this.working ??= this.work();
  }

  private async open(): Promise<void> {
    const { folder } = this.options;
    await this.attempt(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const files = (await readdir(folder)).map((name) => path.join(folder, name));
      const known = await Promise.all(files.map(async (file) => ({ file, ...(await stat(file)) })));
      known.sort((one, other) => one.mtimeMs - other.mtimeMs);
      for (const { file, size } of known) this.sizes.set(file, size);
    });
    this.isOpen = true;
    await this.work();
  }

  private async work(): Promise<void> {
    while (this.isToBeEmptied || this.waiting.size > 0) {
      if (this.isToBeEmptied) await this.empty();
      for (const [key, answer] of this.waiting) {
        this.waiting.delete(key);
        await this.attempt(() => (answer ? this.store(answer) : this.remove(this.fileOf(key))));
      }
    }
    this.working = null;
  }

  private async empty(): Promise<void> {
    this.isToBeEmptied = false;
    for (const file of [...this.sizes.keys()]) await this.attempt(() => this.remove(file));
  }

  private async store({ finished, ...facts }: Stored): Promise<void> {
    const { status, headers, etag, plain } = finished;
    const release = this.drawnBy(facts.release);
    const line = Buffer.from(`${JSON.stringify({ ...facts, release, status, headers, etag } satisfies Facts)}\n`);
    const file = this.fileOf(facts.key);
    const draft = `${file}.new`;
    await writeFile(draft, Buffer.concat([line, plain]), { mode: 0o600 });
    await rename(draft, file);
    this.sizes.delete(file);
    this.sizes.set(file, line.length + plain.length);
    await this.makeRoom();
  }

  private async makeRoom(): Promise<void> {
    let total = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [file, size] of this.sizes) {
      if (total <= this.options.megabytes * 1024 * 1024) return;
      await this.remove(file);
      total -= size;
    }
  }

  private async remove(file: string): Promise<void> {
    this.sizes.delete(file);
    await rm(file, { force: true });
  }

  /** Told once until it works again. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failed = false;
    } catch (error) {
      if (!this.failed) this.options.log.warn({ event: 'pages-not-kept-on-disk', name: (error as Error).name });
      this.failed = true;
    }
  }

  private fileOf(key: string): string {
    return path.join(this.options.folder, hashOf(key));
  }

  private drawnBy(release: string): string {
    return hashOf(this.options.build + release);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
