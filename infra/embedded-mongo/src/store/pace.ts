import { MongoError } from '../values/errors.js';

/** Longest time, in milliseconds, that a scan keeps the event loop before other clients get their turn. */
const SLICE_MS = 0.5;

const waiting: (() => void)[] = [];

/** Lets one waiting scan go on per turn of the event loop, so that ten scans do not add their slices up. */
function admitNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(admitNext);
}

/** Keeps a long-running operation from blocking others, and ends it when its time or its client is gone. */
export class Pacer {
  private sliceEnd = performance.now() + SLICE_MS;

  /**
   * @param deadline end of `maxTimeMS`, as `performance.now()`
   * @param interrupted gives the reason to stop early (killed, connection closed)
   */
  constructor(
    public deadline: number | undefined,
    private readonly interrupted: () => MongoError | undefined = () => undefined,
  ) {}

  /** True when it is time to call `turn()`. */
  due(): boolean {
    return performance.now() >= this.sliceEnd;
  }

  /** Waits for the operation's next turn. @throws MongoError 50 when `maxTimeMS` is over */
  async turn(): Promise<void> {
    this.check();
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(admitNext);
    });
    this.check();
    this.sliceEnd = performance.now() + SLICE_MS;
  }

  /** @throws MongoError 50 when `maxTimeMS` is over, or the interruption */
  check(): void {
    if (this.deadline !== undefined && performance.now() > this.deadline) throw maxTimeExpired();
    const reason = this.interrupted();
    if (reason) throw reason;
  }
}

/** 50: `maxTimeMS` is over. */
export function maxTimeExpired(): MongoError {
  return new MongoError(50, 'operation exceeded time limit');
}
