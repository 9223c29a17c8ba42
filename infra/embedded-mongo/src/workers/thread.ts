import { Worker } from 'node:worker_threads';
import { maxTimeExpired, type Pacer } from '../store/pace.js';
import { type Doc, decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Answer, Request } from './protocol.js';

/** An idle thread ends after this time and gives its memory back. */
const IDLE_MS = 20_000;
/** A result that needs more than this (MB) is refused with 292 instead of taking the machine's memory. */
const HEAP_MB = 1024;

/** The documents of one answer. */
interface Part {
  documents: Uint8Array[];
  done: boolean;
}

/** A worker thread, as the server sees it. */
export class Thread {
  /** Jobs begun and not ended. */
  readonly jobs = new Set<number>();
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(part: Part): void; reject(error: unknown): void }>();
  private idle?: NodeJS.Timeout;

  /** @param gone called when the thread takes no more jobs */
  constructor(
    path: string,
    private readonly gone: () => void,
  ) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { path },
      // A small young generation: most of what a scan makes is garbage at once, and would be kept as free memory.
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
    });
    this.worker.unref();
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', (error: Error & { code?: string }) => this.lost(error));
    this.worker.on('exit', () => this.lost(new Error('the worker thread ended')));
  }

  begin(id: number): void {
    clearTimeout(this.idle);
    this.jobs.add(id);
  }

  end(id: number): void {
    this.jobs.delete(id);
    this.waiting.delete(id);
    this.send({ id, stop: true });
    if (this.jobs.size === 0) this.idle = setTimeout(() => void this.exit(), IDLE_MS).unref();
  }

  /** The next part of a job's result. @throws MongoError as the thread had it; 50 when `maxTimeMS` is over */
  async ask(request: Request, pacer: Pacer): Promise<Part> {
    pacer.check();
    const timeLeft = pacer.deadline === undefined ? undefined : Math.max(0, pacer.deadline - performance.now());
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Part>((resolve, reject) => {
      this.waiting.set(request.id, { resolve, reject });
      // The worker keeps the time, too, but cannot in the middle of a sort.
      if (timeLeft !== undefined) timer = setTimeout(() => reject(maxTimeExpired()), timeLeft);
    });
    this.send({ ...request, timeLeft });
    return answer.finally(() => clearTimeout(timer));
  }

  /** Ends the thread. */
  async exit(): Promise<void> {
    clearTimeout(this.idle);
    this.gone();
    this.send(null);
    await new Promise<void>((resolve) => this.worker.once('exit', () => resolve()));
  }

  private send(request: Request | null): void {
    this.worker.postMessage(request);
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('documents' in answer) waiting?.resolve(answer);
    else {
      const { code, message, labels, details } = answer;
      waiting?.reject(new MongoError(code, message, labels, details && (decode(details) as Doc)));
    }
  }

  private lost(error: Error & { code?: string }): void {
    this.gone();
    const reason =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new MongoError(292, 'the operation needs more memory than a sort or group may use')
        : new MongoError(1, error.message);
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
