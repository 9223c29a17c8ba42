import type { Entry, ReadView, Walk } from './view.js';
/** Decides whether a key may be written: throws a write conflict, or the wish to wait for a transaction. */
export interface WriteGuard {
    beforeWrite(name: string, key: Buffer): void;
}
/** Changes laid over a state: a command's until it succeeds, a transaction's until it commits. */
export declare class Overlay implements ReadView {
    private readonly below;
    private readonly guard?;
    /** Change of the number of documents, by collection id. */
    readonly counts: Map<number, number>;
    /** Run after the commit, before anybody hears of it: makes the catalog in memory follow the disk. */
    readonly afterCommit: (() => void)[];
    /** Records whose content is what memory holds when the commit is made (index flags), by key. */
    readonly atCommit: Map<string, () => Buffer>;
    private readonly changes;
    private sorted;
    private writes;
    constructor(below: ReadView, guard?: WriteGuard | undefined);
    get catalogVersion(): number;
    get epoch(): number;
    get size(): number;
    get(key: Buffer): Buffer | undefined;
    /** Writes a key that several clients may want to change: documents and unique index entries. */
    put(key: Buffer, value: Buffer): void;
    /** Deletes such a key. */
    delete(key: Buffer): void;
    /** Writes a key that belongs to one document alone, whose own key is guarded already. */
    putEntry(key: Buffer, value?: Buffer): void;
    /** Deletes such a key. */
    deleteEntry(key: Buffer): void;
    /** Writes a record whose content is only fixed when the commit is made. */
    putAtCommit(key: Buffer, content: () => Buffer): void;
    /** Adds to the number of documents of a collection. */
    count(collection: number, difference: number): void;
    /** The changes in the order they were first made; `null` = deleted. */
    entries(): Generator<readonly [Buffer, Buffer | null]>;
    /** Takes over the changes of another overlay, unguarded (its owner holds the locks). */
    absorb(other: Overlay): void;
    walk(walk: Walk): Iterator<Entry>;
    private change;
    /** The changed keys of a range, in the direction of the walk. */
    private changedIn;
    private merge;
    private changedEntry;
}
