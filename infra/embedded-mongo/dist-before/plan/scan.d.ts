import type { Collection } from '../catalog/definitions.js';
import type { ReadView } from '../store/view.js';
import type { Plan } from './plan.js';
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
export declare class Scan {
    private readonly view;
    private readonly collection;
    readonly statistics: ScanStatistics;
    private readonly segments;
    private readonly seen;
    private walk;
    private epoch;
    private after;
    constructor(view: ReadView, collection: Collection, plan: Plan);
    /** The next document, `undefined` at the end. */
    next(): Stored | undefined;
    /** Ends the scan early. */
    close(): void;
    private walking;
    private fetch;
}
