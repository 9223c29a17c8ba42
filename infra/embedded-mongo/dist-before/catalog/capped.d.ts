import type { Overlay } from '../store/overlay.js';
import type { Collection } from './definitions.js';
/** Deletes the oldest documents of a capped collection until it is within its limits. */
export declare function trim(overlay: Overlay, collection: Collection): void;
