import { Worker } from 'node:worker_threads';
import type { CurrentPacer } from '../plan/documents.js';
import type { Pacer } from '../store/pace.js';
import { maxTimeExpired } from '../store/pace.js';
import { type Doc, decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { FromWorker, Job, ToWorker } from './protocol.js';

/** Threads beside the server's own. */
const MAX_WORKERS = 2;
/** An idle thread ends after this time and gives its memory back. */
const IDLE_MS = 20_000;
/** A result that needs more than this (MB) is refused with 292 instead of taking the machine's memory. */
const HEAP_MB = 1024;

interface Thread {
  worker: Worker;
  waiting: Map<number, { resolve: (message: FromWorker) => void; reject: (error: unknown) => void }>;
  /** Jobs begun and not ended. */
  jobs: Set<number>;
  idle?: NodeJS.Timeout;
}

/** Worker threads for heavy reads, started when first needed. */
export class WorkerPool {
  private readonly threads: Thread[] = [];
  private lastId = 0;

  constructor(private readonly path: string) {}

  /** Runs a pipeline in a thread; gives the documents' BSON. */
  async *documents(job: Job, pacer: CurrentPacer): AsyncGenerator<Uint8Array> {
    const thread = this.freest();
    const id = this.begin(thread);
    try {
      let answer = await this.ask(thread, { type: 'start', id, job, ...timeLeft(pacer.current) }, pacer.current);
      for (;;) {
        if (answer.type !== 'documents') throw errorOf(answer);
        yield* answer.documents;
        if (answer.done) return;
        answer = await this.ask(thread, { type: 'more', id, ...timeLeft(pacer.current) }, pacer.current);
      }
    } finally {
      this.end(thread, id);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => this.exit(thread)));
  }

  private freest(): Thread {
    const free = this.threads.find((thread) => thread.jobs.size === 0);
    if (free) return free;
    if (this.threads.length < MAX_WORKERS) return this.spawn();
    return this.threads.reduce((a, b) => (b.jobs.size < a.jobs.size ? b : a));
  }

  private spawn(): Thread {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { path: this.path },
      // A small young generation: most of what a scan makes is garbage at once, and would be kept as free memory.
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
    });
    const thread: Thread = { worker, waiting: new Map(), jobs: new Set() };
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      const waiting = thread.waiting.get(message.id);
      thread.waiting.delete(message.id);
      waiting?.resolve(message);
    });
    worker.on('error', (error: Error & { code?: string }) => this.lost(thread, error));
    worker.on('exit', () => this.lost(thread, new Error('the worker thread ended')));
    this.threads.push(thread);
    return thread;
  }

  private lost(thread: Thread, error: Error & { code?: string }): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    const reason =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new MongoError(292, 'the operation needs more memory than a sort or group may use')
        : new MongoError(1, error.message);
    for (const { reject } of thread.waiting.values()) reject(reason);
    thread.waiting.clear();
  }

  private begin(thread: Thread): number {
    clearTimeout(thread.idle);
    const id = ++this.lastId;
    thread.jobs.add(id);
    return id;
  }

  private end(thread: Thread, id: number): void {
    thread.jobs.delete(id);
    thread.waiting.delete(id);
    thread.worker.postMessage({ type: 'stop', id } satisfies ToWorker);
    if (thread.jobs.size > 0) return;
    thread.idle = setTimeout(() => void this.exit(thread), IDLE_MS);
    thread.idle.unref();
  }

  private ask(thread: Thread, message: ToWorker & { id: number }, pacer: Pacer): Promise<FromWorker> {
    pacer.check();
    const answer = new Promise<FromWorker>((resolve, reject) => {
      thread.waiting.set(message.id, { resolve, reject });
      thread.worker.postMessage(message);
    });
    // The worker keeps the time, too, but cannot in the middle of a sort.
    return pacer.deadline === undefined ? answer : Promise.race([answer, expiry(pacer.deadline, answer)]);
  }

  private async exit(thread: Thread): Promise<void> {
    clearTimeout(thread.idle);
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    const exited = new Promise<void>((resolve) => thread.worker.once('exit', () => resolve()));
    thread.worker.postMessage({ type: 'exit' } satisfies ToWorker);
    await exited;
  }
}

function timeLeft(pacer: Pacer): { timeLeft?: number } {
  return pacer.deadline === undefined ? {} : { timeLeft: pacer.deadline - performance.now() };
}

function expiry(deadline: number, answer: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(maxTimeExpired()), Math.max(0, deadline - performance.now()));
    const clear = () => clearTimeout(timer);
    answer.then(clear, clear);
  });
}

function errorOf(answer: FromWorker): MongoError {
  if (answer.type !== 'error') return new MongoError(1, 'unexpected answer of a worker thread');
  const { code, message, labels, details } = answer;
  return new MongoError(code, message, labels, details && (decode(details) as Doc));
}
