import { Worker } from 'node:worker_threads';
import type { Printing } from '../sheets/sheet.js';

/** What goes to the thread. */
export type PrintJob = Pick<Printing, 'sheet' | 'at'>;

/** What comes back from the thread. */
export type PrintResult = { kind: 'printed'; bytes: Uint8Array } | { kind: 'failed'; message: string };

/** The compiled worker, found alike from the sources under test and from the build. */
const WORKER = new URL('../../../dist/paper/press/paper.worker.js', import.meta.url);
const HEAP_LIMIT_MB = 256;
/** A thread that has nothing to do is let go: its faces and compiler take some 100 MB. */
const IDLE_MS = 60_000;

/** One thread that prints one document at a time. */
export class PressBench {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** Prints within `limitMs`. Never rejects: whatever goes wrong is a `failed` result, and the next document gets a new thread. */
  run({ sheet, at }: PrintJob, limitMs: number): Promise<PrintResult> {
    clearTimeout(this.idle);
    const worker = this.worker ?? this.hire();
    return new Promise((resolve) => {
      const end = (result: PrintResult) => {
        clearTimeout(timer);
        worker.off('message', end).off('error', onError).off('exit', onExit);
        if (result.kind === 'failed') void this.close();
        else this.rest();
        resolve(result);
      };
      const onError = (fault: Error) => end({ kind: 'failed', message: fault.message });
      const onExit = () => end({ kind: 'failed', message: 'ended without an answer' });
      const timer = setTimeout(() => end({ kind: 'failed', message: 'time limit' }), limitMs);
      worker.on('message', end).on('error', onError).on('exit', onExit);
      worker.postMessage({ sheet, at });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private rest(): void {
    this.idle = setTimeout(() => void this.close(), IDLE_MS);
    this.idle.unref();
  }

  private hire(): Worker {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB } });
    // A thread that dies while idle is replaced at the next document; without a listener its error would end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    // An idle thread does not keep the process.
    worker.unref();
    this.worker = worker;
    return worker;
  }
}
