import type { Finished } from './finished.js';
import type { Stamp } from './world.js';

/** An answer just made. */
export interface Made {
  finished: Finished;
  /** What it is made of; null: made for one person, or nobody can tell, so it is not kept. */
  subjects: readonly string[] | null;
  /**
   * `whole`: as it should be. `unkept`: right, but nothing to keep (not found, moved). `partial`: something could not be had.
   * `failed`: shown only when nothing better is known.
   */
  quality: 'whole' | 'unkept' | 'partial' | 'failed';
  /** When the oldest thing in it was read, in milliseconds, if some of it is from memory. */
  asOf?: number;
}

/** An answer on its way to somebody. */
export interface Given {
  finished: Finished;
  /** The moment as of which it holds, in milliseconds, when a newer one could not be had (F-4); null: it is how things are. */
  asOf: number | null;
}

/** Makes an answer. Holds nothing of the request that first asked for it. */
export type Make = () => Promise<Made>;

/** An answer that is kept, with what tells whether it still holds. */
export interface Kept {
  finished: Finished;
  subjects: readonly string[];
  stamp: Stamp;
  make: Make;
  /** The world's generation in which it was last found to hold. */
  generation: number;
  /** Moments, in milliseconds: of what it shows; made; given without a look until; not made anew before; last given. */
  asOf: number;
  madeAt: number;
  freshUntil: number;
  retryAt: number;
  usedAt: number;
}
