import { Worker } from 'node:worker_threads';

const HEAP_LIMIT_MB = 512;
/** Message of work that took all the time it was given. */
export const TIMED_OUT = 'time limit';

/** What went wrong with a piece of work; every kind of worker may answer with it. */
export interface WorkFailed {
  kind: 'failed';
  message: string;
}

/** One thread that works on one file at a time. It is kept for the next file, unless it failed or took too long. */
export class WorkerBench<Work, Result extends { kind: string }> {
  private worker: Worker | undefined;

  /** `program`: the compiled worker, which answers each message with a result. */
  constructor(private readonly program: URL) {}

  /** Works for `limitMs` at most. Never rejects: whatever goes wrong is a `failed` result. */
  run(work: Work, limitMs: number): Promise<Result | WorkFailed> {
    const worker = this.worker ?? this.hire();
    return new Promise((resolve) => {
      const end = (result: Result | WorkFailed) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(result);
      };
      const giveUp = (message: string) => {
        end({ kind: 'failed', message });
        void this.close();
      };
      const onError = (fault: Error) => giveUp(fault.message);
      const onExit = () => giveUp('ended without an answer');
      const timer = setTimeout(() => giveUp(TIMED_OUT), limitMs);
      const onMessage = (result: Result | WorkFailed) => {
        end(result);
        // What a file broke in a library must not meet the next one.
        if (result.kind === 'failed') void this.close();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(work);
    });
  }

  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private hire(): Worker {
    const worker = new Worker(this.program, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
      stdout: true,
      stderr: true,
    });
    // What libraries print about odd files stays out of the log.
    worker.stdout.resume();
    worker.stderr.resume();
    // A thread that dies while idle is replaced at the next file; without a listener its error would end the process.
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
