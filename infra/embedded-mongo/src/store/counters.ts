import { idKey, idOf, prefixRange, TAG } from './keys.js';
import type { ReadView } from './view.js';

/** Number of documents per collection: in memory for quick answers, on disk in the same commit as the documents. */
export class Counters {
  private readonly totals = new Map<number, number>();
  private readonly pending = new Map<number, number>();

  /** Reads the stored numbers. */
  load(view: ReadView): void {
    this.totals.clear();
    const walk = view.walk(prefixRange(Buffer.from([TAG.count])));
    for (let step = walk.next(); !step.done; step = walk.next()) {
      this.totals.set(idOf(step.value[0]), step.value[1].readDoubleBE(0));
    }
  }

  /** Documents of a collection, as last committed. */
  of(collection: number): number {
    return this.totals.get(collection) ?? 0;
  }

  /** Notes a change that is part of the commit being made. */
  add(collection: number, difference: number): void {
    this.pending.set(collection, (this.pending.get(collection) ?? this.of(collection)) + difference);
  }

  /** What the commit has to store. */
  *changed(): Generator<readonly [Buffer, Buffer]> {
    for (const [collection, total] of this.pending) {
      const value = Buffer.allocUnsafe(8);
      value.writeDoubleBE(total, 0);
      yield [idKey(TAG.count, collection), value];
    }
  }

  /** The commit succeeded, or did not. */
  settle(committed: boolean): void {
    if (committed) for (const [collection, total] of this.pending) this.totals.set(collection, total);
    this.pending.clear();
  }
}
