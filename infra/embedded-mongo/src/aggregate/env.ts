import type { MatchEnv } from '../match/env.js';
import type { Doc } from '../values/bson.js';

/** Where `$out` and `$merge` write. */
export interface WriteTarget {
  stage: '$out' | '$merge';
  /** The database, if the stage names one. */
  database?: string;
  collection: string;
  /** `$merge`: the fields that identify a document (a unique index must exist on them); `['_id']` by default. */
  on: string[];
  /**
   * `$merge`, a document with the same `on` fields exists: `'keepExisting'`, `'fail'` (duplicate key error),
   * or a function which gives the document to store in its place.
   */
  whenMatched: 'keepExisting' | 'fail' | ((existing: Doc, incoming: Doc) => Doc);
  /** `$merge`, there is none: insert it, drop it, or fail with code 13113. */
  whenNotMatched: 'insert' | 'discard' | 'fail';
}

/** What a pipeline needs from the server around it. */
export interface AggregateEnv extends MatchEnv {
  /**
   * The documents of another collection of the same database, read from the same snapshot.
   * `filter` is a query every wanted document satisfies: the server may use it to choose an index, and must apply it.
   */
  openCollection(name: string, filter?: Doc): AsyncIterable<Doc>;
  /** `$out` (replaces the collection) and `$merge`; called once, as the last stage. */
  writeOut(target: WriteTarget, docs: AsyncIterable<Doc>): Promise<void>;
  /** Bytes that one stage may hold; absent = what all may hold together. */
  memoryLimit?: number;
  /** Called in loops that run long without awaiting: lets other clients run, and throws 50 when `maxTimeMS` is over. */
  pause?(): Promise<void> | undefined;
}
