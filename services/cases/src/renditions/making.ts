import type { StampProgress } from '../workshop/file-workshop.js';
import type { RenditionObject } from './rendition.schema.js';

/** A marked copy on its way, in this process. */
export class Making {
  readonly whole: Promise<RenditionObject>;
  /** Resolves with the first word of how far it is, or with null when the whole comes, or fails, without one. */
  readonly begun: Promise<StampProgress | null>;
  /** How far it is; null before the first pages can be read. */
  progress: StampProgress | null = null;

  /** Begins. `make` says how far it is. */
  constructor(make: (told: (progress: StampProgress) => void) => Promise<RenditionObject>) {
    let resolve: (progress: StampProgress | null) => void = () => {};
    this.begun = new Promise((begin) => {
      resolve = begin;
    });
    this.whole = make((progress) => {
      this.progress = progress;
      resolve(progress);
    });
    // Whoever waits hears of a failure; nobody may be waiting any more.
    this.whole.then(
      () => resolve(null),
      () => resolve(null),
    );
  }
}
