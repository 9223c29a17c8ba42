import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import { DomainError } from '../http/domain-error.js';
import { FairQueue } from './fair-queue.js';
import type { FileRefusal } from './file-refusal.js';
import type { FileType } from './file-type.js';
import { TIMED_OUT, WorkerBench, type WorkFailed } from './worker-bench.js';

/** Bytes to look through; `mime` names an accepted type. */
export interface InspectionWork {
  mime: string;
  bytes: Uint8Array;
}

/** What came of it. `kept`: what is to be stored in place of the file, where it must not stay as it is. */
export type Inspection =
  | { kind: 'accepted'; kept: Uint8Array | 'as-is' }
  | { kind: 'refused'; code: FileRefusal['code']; detail: string }
  | WorkFailed;

/** The compiled worker, found alike from the sources under test and from the build. */
const WORKER = new URL('../../dist/files/inspection.worker.js', import.meta.url);
const TIME_LIMIT_MS = 20_000;
/** Nobody's files keep those of others waiting: one owner's take one thread at most. */
const BENCHES = 2;
/** Whose file took all its time sends the next one so much later, in seconds. */
export const PAUSE_AFTER_TIME_OUT_S = 300;
const BOUNDS = { perOwner: 4, total: 32, retryAfterSeconds: 5 };

/**
 * Checks uploaded files in threads of their own, with limits of time and memory: a hostile or huge file never stops the requests of others.
 * For services that keep files and draw none; `cases` has a workshop.
 */
@Injectable()
export class FileInspector implements OnApplicationShutdown {
  private readonly benches = Array.from({ length: BENCHES }, () => new WorkerBench<InspectionWork, Inspection>(WORKER));
  private readonly queue = new FairQueue(this.benches, BOUNDS);

  /**
   * Answers what is to be kept of a file: itself, or an image written anew. Throws DomainError UNSUPPORTED_TYPE or FILE_REFUSED with the
   * reason as its detail, TOO_MANY_REQUESTS when `owner`, or everybody together, has more in hand than can be done soon, and for a while
   * after a file of theirs has taken all the time there is.
   */
  async inspect(owner: string, bytes: Uint8Array, type: FileType): Promise<Uint8Array> {
    outsideTransaction('inspecting a file');
    const found = await this.queue.job(owner, (step) =>
      step((bench) => bench.run({ mime: type.mime, bytes }, TIME_LIMIT_MS)),
    );
    if (found.kind === 'accepted') return found.kept === 'as-is' ? bytes : found.kept;
    if (found.kind === 'refused') throw new DomainError(found.code, { detail: found.detail });
    if (found.message === TIMED_OUT) this.queue.bar(owner, PAUSE_AFTER_TIME_OUT_S);
    throw new DomainError('FILE_REFUSED', {
      detail: 'The file could not be checked.',
      cause: new Error(found.message),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.benches.map((bench) => bench.close()));
  }
}
