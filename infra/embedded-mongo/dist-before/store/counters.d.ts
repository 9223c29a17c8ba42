import type { ReadView } from './view.js';
/** Number of documents per collection: in memory for quick answers, on disk in the same commit as the documents. */
export declare class Counters {
    private readonly totals;
    private readonly pending;
    /** Reads the stored numbers. */
    load(view: ReadView): void;
    /** Documents of a collection, as last committed. */
    of(collection: number): number;
    /** Notes a change that is part of the commit being made. */
    add(collection: number, difference: number): void;
    /** What the commit has to store. */
    changed(): Generator<readonly [Buffer, Buffer]>;
    /** The commit succeeded, or did not. */
    settle(committed: boolean): void;
}
