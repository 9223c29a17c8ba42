import type { KeyRange } from './keys.js';

/** One key with its value. */
export type Entry = readonly [key: Buffer, value: Buffer];

/** A range to walk: ascending, or descending with `reverse`; `after` is a key of the range to go on behind (exclusive). */
export interface Walk extends KeyRange {
  reverse?: boolean;
  after?: Buffer;
}

/** One consistent state of the store: a snapshot, the state inside a write, or either with changes laid over it. */
export interface ReadView {
  /** Number of catalog changes this state contains; younger indexes and collections are not in it. */
  readonly catalogVersion: number;
  /** Changes when the state behind the view may have changed: open walks are dead, positions stay valid. */
  readonly epoch: number;
  get(key: Buffer): Buffer | undefined;
  walk(walk: Walk): Generator<Entry, void>;
}
