import { DomainError } from '@diwan/service-kit/domain-error';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FairQueue, type Step } from '../files/fair-queue.js';
import type { FileType } from '../files/file-type.js';
import type { Mark } from '../watermark/mark.js';
import type { StampedPage } from '../watermark/stamp-pages.js';
import { FileBench } from './file-bench.js';
import type { FileWork, FileWorkResult } from './file-work.js';

/** Longest time for one step of work. */
const TIME_LIMIT_MS = 20_000;
/** Longest time for all pages of a document together. */
const DOCUMENT_LIMIT_MS = 120_000;
const BENCHES = 2;
/** Pages drawn before the next person's turn. */
const PAGES_A_STEP = 8;
const BOUNDS = { perOwner: 8, total: 64, retryAfterSeconds: 5 };

/**
 * Checks and watermarks files in threads of their own, with limits of time and memory: a hostile or huge file never stops the
 * requests of others, and nobody's files keep those of others waiting. `owner` is whoever the work is done for. Throws
 * DomainError TOO_MANY_REQUESTS when somebody, or everybody together, has more in hand than can be done soon.
 */
@Injectable()
export class FileWorkshop implements OnApplicationShutdown {
  private readonly benches = Array.from({ length: BENCHES }, () => new FileBench());
  private readonly queue = new FairQueue(this.benches, BOUNDS);

  /**
   * Answers what is to be kept of an uploaded file, where that is not the file as it is. Throws DomainError UNSUPPORTED_TYPE or FILE_REFUSED, with the reason as its
   * detail, unless the file is sound. The bytes are read when its turn comes.
   */
  inspect(owner: string, read: () => Promise<Uint8Array>, type: FileType): Promise<Uint8Array | 'as-is'> {
    return this.queue.job(owner, async (step) => {
      const result = await step(async (bench) =>
        bench.run({ kind: 'inspect', mime: type.mime, bytes: await read() }, TIME_LIMIT_MS),
      );
      if (result.kind === 'accepted') return result.kept;
      if (result.kind === 'refused') throw new DomainError(result.code, { detail: result.detail });
      throw new DomainError('FILE_REFUSED', { detail: 'The file could not be checked.', cause: causeOf(result) });
    });
  }

  /**
   * The file with the mark burned in: an image of the same kind, or a PDF of pictures of the pages. Throws DomainError
   * UNAVAILABLE: never answers with clean bytes (SEC-06).
   */
  stamp(owner: string, read: () => Promise<Uint8Array>, type: FileType, mark: Mark): Promise<Uint8Array> {
    return this.queue.job(owner, async (step) => {
      if (type.kind === 'office') throw unmarked(new Error('office files cannot carry a watermark'));
      const bytes = await read();
      if (type.kind === 'pdf') return this.stampPdf(step, bytes, mark);
      return made(await run(step, { kind: 'stamp-image', bytes, mark }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.benches.map((bench) => bench.close()));
  }

  private async stampPdf(step: Step<FileBench>, bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
    const deadline = Date.now() + DOCUMENT_LIMIT_MS;
    const pages: StampedPage[] = [];
    for (;;) {
      const result = await run(step, { kind: 'stamp-pages', bytes, mark, first: pages.length, count: PAGES_A_STEP });
      if (result.kind !== 'pages') throw unmarked(causeOf(result));
      pages.push(...result.pages);
      if (result.total > 0 && pages.length === result.total) break;
      if (result.pages.length === 0 || Date.now() > deadline) throw unmarked(new Error('not all pages could be drawn'));
    }
    return made(await run(step, { kind: 'bind', pages }));
  }
}

const run = (step: Step<FileBench>, work: FileWork): Promise<FileWorkResult> =>
  step((bench) => bench.run(work, TIME_LIMIT_MS));

function made(result: FileWorkResult): Uint8Array {
  if (result.kind === 'made') return result.bytes;
  throw unmarked(causeOf(result));
}

const unmarked = (cause: Error): DomainError =>
  new DomainError('UNAVAILABLE', { detail: 'The watermark could not be made.', cause });

const causeOf = (result: FileWorkResult): Error => new Error('message' in result ? result.message : result.kind);
