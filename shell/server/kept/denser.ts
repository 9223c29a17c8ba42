import type { Finished } from './finished.js';

/** A page that is changed again before it is so old, in milliseconds, is not worth the work. */
const SETTLED_MS = 3000;
/** Readers go first, in milliseconds from one page to the next. */
const PAUSE_MS = 150;

/**
 * Compresses kept pages as far as it goes, in the background and one at a time: those that have settled. However often a page is published, its
 * last version alone is compressed so, once. What fails stays as it was.
 */
export class Denser {
  /** The one that waits longest comes first. */
  private readonly waiting = new Map<string, { finished: Finished; since: number }>();
  private running = false;

  /** `isKept` tells whether it still is what is given under a key. */
  constructor(private readonly isKept: (key: string, finished: Finished) => boolean) {}

  /** A page has been made; one before it under the same key waits no more. */
  put(key: string, finished: Finished): void {
    this.waiting.delete(key);
    this.waiting.set(key, { finished, since: Date.now() });
    if (!this.running) void this.work();
  }

  private async work(): Promise<void> {
    this.running = true;
    for (let next = this.first(); next; next = this.first()) {
      const [key, { finished, since }] = next;
      const left = since + SETTLED_MS - Date.now();
      if (left > 0) {
        // Meanwhile another may have come in its place.
        await pause(left);
        continue;
      }
      this.waiting.delete(key);
      if (!this.isKept(key, finished)) continue;
      await finished.densify().catch(() => undefined);
      await pause(PAUSE_MS);
    }
    this.running = false;
  }

  private first(): [string, { finished: Finished; since: number }] | undefined {
    const [first] = this.waiting;
    return first;
  }
}

/** Keeps no process alive. */
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms).unref());
