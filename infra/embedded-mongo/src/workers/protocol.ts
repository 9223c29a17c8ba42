import type { Doc, Value } from '../values/bson.js';

/** A pipeline to be run in a worker thread; it travels as BSON, so that every type arrives as it is. */
export interface Job extends Doc {
  db: string;
  collection: string;
  stages: Doc[];
  /** The specification. */
  collation: Doc | undefined;
  let: Doc | undefined;
  now: Date;
  hint: Value;
  failOnCollscan: boolean;
}

/** Asks a worker to begin a job or to go on with it, or to drop it. `null` in its place: to end itself. */
export interface Request {
  id: number;
  /** The job's BSON, to begin it. */
  job?: Uint8Array;
  /** Milliseconds left of `maxTimeMS`. */
  timeLeft?: number;
  stop?: true;
}

/** Answers a request, except `stop`. */
export type Answer = { id: number } & (
  | { documents: Uint8Array[]; done: boolean }
  | { code: number; message: string; labels: string[]; details?: Uint8Array }
);
