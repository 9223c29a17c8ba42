import type { Collection, Db, Document } from 'mongodb';
/** A collection of any documents. */
export type Things = Collection<Document>;
/** A collection with a unique index on `email`. */
export declare function people(db: Db): Promise<Things>;
/** The code work fails with. */
export declare function codeOf(work: Promise<unknown>): Promise<unknown>;
/** The `_id`s of a collection, in order. */
export declare function ids(c: Things, filter?: Document): Promise<unknown[]>;
