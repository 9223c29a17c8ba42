import { DomainError } from '@diwan/service-kit/domain-error';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Mark } from '../watermark/mark.js';
import { FileBench } from './file-bench.js';
import type { FileType } from './file-type.js';
import type { FileWork, FileWorkResult } from './file-work.js';

const TIME_LIMIT_MS = 20_000;
const BENCHES = 2;

/**
 * Checks and watermarks files in threads of their own, 20 s at most each: a hostile or huge file never stops the requests of
 * others. Two files at a time; the rest wait in order.
 */
@Injectable()
export class FileWorkshop implements OnApplicationShutdown {
  private readonly benches = Array.from({ length: BENCHES }, () => new FileBench());
  private readonly free = [...this.benches];
  private readonly waiting: ((bench: FileBench) => void)[] = [];

  /** Throws DomainError UNSUPPORTED_TYPE or FILE_REFUSED, with the reason as its detail, unless the file is sound. */
  async inspect(bytes: Uint8Array, type: FileType): Promise<void> {
    const result = await this.run({ kind: 'inspect', mime: type.mime, bytes });
    if (result.kind === 'refused') throw new DomainError(result.code, { detail: result.detail });
    if (result.kind !== 'accepted')
      throw new DomainError('FILE_REFUSED', { detail: 'The file could not be checked.', cause: causeOf(result) });
  }

  /** The bytes with the mark burned in. Throws DomainError UNAVAILABLE: never answers with clean bytes (SEC-06). */
  async stamp(bytes: Uint8Array, type: FileType, mark: Mark): Promise<Uint8Array> {
    const result = await this.run({ kind: 'stamp', mime: type.mime, bytes, mark });
    if (result.kind === 'stamped') return result.bytes;
    throw new DomainError('UNAVAILABLE', { detail: 'The watermark could not be made.', cause: causeOf(result) });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.benches.map((bench) => bench.close()));
  }

  private async run(work: FileWork): Promise<FileWorkResult> {
    const bench = this.free.pop() ?? (await new Promise<FileBench>((resolve) => this.waiting.push(resolve)));
    try {
      return await bench.run(work, TIME_LIMIT_MS);
    } finally {
      const next = this.waiting.shift();
      if (next) next(bench);
      else this.free.push(bench);
    }
  }
}

const causeOf = (result: FileWorkResult): Error => new Error('message' in result ? result.message : result.kind);
