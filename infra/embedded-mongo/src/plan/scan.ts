import type { Collection } from '../catalog/definitions.js';
import { documentKey, idKey, type KeyRange, prefixRange, recordOf, TAG } from '../store/keys.js';
import type { Entry, ReadView } from '../store/view.js';
import type { IndexPlan, Plan } from './plan.js';

/** A stored document. */
export interface Stored {
  record: number;
  bytes: Buffer;
}

/** What a scan has read so far, for explain. */
export interface ScanStatistics {
  keysExamined: number;
  docsExamined: number;
}

/**
 * Reads the documents of a plan one by one. It holds a position, not documents: when its view has moved on to a newer state
 * (cursors rest between batches), it goes on behind the last key it has seen.
 */
export class Scan {
  readonly statistics: ScanStatistics = { keysExamined: 0, docsExamined: 0 };
  private readonly segments: Segment[];
  private readonly seen: Set<number> | undefined;
  private walk: Iterator<Entry> | undefined;
  private epoch = -1;
  private after: Buffer | undefined;

  constructor(
    private readonly view: ReadView,
    private readonly collection: Collection,
    plan: Plan,
  ) {
    this.segments = segmentsOf(plan, collection);
    this.seen = plan.kind === 'union' || (plan.kind === 'index' && plan.repeats) ? new Set() : undefined;
  }

  /** The next document, `undefined` at the end. */
  next(): Stored | undefined {
    for (let segment = this.segments[0]; segment; segment = this.segments[0]) {
      const step = this.walking(segment).next();
      if (step.done) {
        this.segments.shift();
        this.walk = this.after = undefined;
        continue;
      }
      const [key, value] = step.value;
      this.after = key;
      const found = segment.index ? this.fetch(segment.index, key, value) : { record: recordOf(key), bytes: value };
      if (!found) continue;
      this.statistics.docsExamined++;
      return found;
    }
    return undefined;
  }

  /** Ends the scan early. */
  close(): void {
    this.segments.length = 0;
    this.walk?.return?.();
    this.walk = undefined;
  }

  private walking(segment: Segment): Iterator<Entry> {
    if (!this.walk || this.epoch !== this.view.epoch) {
      this.walk?.return?.();
      this.walk = this.view.walk({ ...segment.range, reverse: segment.reverse, after: this.after });
      this.epoch = this.view.epoch;
    }
    return this.walk;
  }

  private fetch(index: IndexPlan['index'], key: Buffer, value: Buffer): Stored | undefined {
    this.statistics.keysExamined++;
    const record = index.unique ? recordOf(value) : recordOf(key);
    if (this.seen) {
      if (this.seen.has(record)) return undefined;
      this.seen.add(record);
    }
    const bytes = this.view.get(documentKey(this.collection.id, record));
    return bytes && { record, bytes };
  }
}

interface Segment {
  range: KeyRange;
  reverse: boolean;
  index?: IndexPlan['index'];
}

function segmentsOf(plan: Plan, collection: Collection): Segment[] {
  if (plan.kind === 'collection')
    return [{ range: prefixRange(idKey(TAG.documents, collection.id)), reverse: plan.reverse }];
  if (plan.kind === 'union') return plan.parts.flatMap((part) => segmentsOf(part, collection));
  const segments = plan.ranges.map((range) => ({ range, reverse: plan.reverse, index: plan.index }));
  return plan.reverse ? segments.reverse() : segments;
}
