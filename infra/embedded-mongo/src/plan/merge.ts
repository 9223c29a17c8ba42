import type { Entry, ReadView } from '../store/view.js';
import type { IndexPlan, ScanEntry } from './plan.js';

/** A range that is being read, and its next entry. */
interface Head {
  entry: Entry;
  /** What the entry is ordered by. */
  order: Buffer;
  walk: Generator<Entry, void>;
  range: number;
}

/**
 * Reads the ranges of an index side by side and gives their entries in one order. Like a plain scan it holds positions: when its view
 * has moved on to a newer state, it goes on behind the last entry given of each range.
 */
export function* mergedEntries(
  view: ReadView,
  { index, ranges, reverse }: IndexPlan,
  prefixes: readonly number[],
): Generator<ScanEntry> {
  const given: (Buffer | undefined)[] = ranges.map(() => undefined);
  const isBefore = (a: Buffer, b: Buffer) => (reverse ? Buffer.compare(a, b) > 0 : Buffer.compare(a, b) < 0);
  for (let epoch = -1; epoch !== view.epoch; ) {
    epoch = view.epoch;
    // The next one stands at the end.
    const heads: Head[] = [];
    const walks = ranges.map(({ start, end }, range) => view.walk({ start, end, reverse, after: given[range] }));
    const advance = (walk: Generator<Entry, void>, range: number) => {
      const { value: entry, done } = walk.next();
      if (done || !entry) return;
      const order = entry[0].subarray(prefixes[range]);
      let at = 0;
      for (let end = heads.length; at < end; ) {
        const middle = (at + end) >> 1;
        if (isBefore(order, (heads[middle] as Head).order)) at = middle + 1;
        else end = middle;
      }
      heads.splice(at, 0, { entry, order, walk, range });
    };
    try {
      for (const [range, walk] of walks.entries()) advance(walk, range);
      for (let next = heads.pop(); next; next = heads.pop()) {
        const { entry, walk, range } = next;
        given[range] = entry[0];
        yield { key: entry[0], value: entry[1], index };
        if (epoch !== view.epoch) break;
        advance(walk, range);
      }
    } finally {
      for (const walk of walks) walk.return();
    }
  }
}
