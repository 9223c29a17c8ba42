import type { AnyBulkWriteOperation, CollationOptions, Db, Document, MongoClient } from 'mongodb';
import { Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
/** Values for the tables: long, decimal, double, ObjectId. */
export declare const L: (text: string | number) => Long;
export declare const D: (text: string) => Decimal128;
export declare const F: (n: number) => Double;
export declare const I: (n: number) => Int32;
export declare const oid: (n: number) => ObjectId;
export declare const at: (text: string) => Date;
/** Documents and the `_id`s (in ascending order, or in `sort` order) that each filter finds. */
export interface QueryGroup {
    group: string;
    docs: Document[];
    /** Indexes to create: the answers must be the same with them. */
    indexes?: Document[];
    cases: QueryCase[];
}
export type QueryCase = [
    name: string,
    filter: Document,
    expected: unknown[] | {
        error: number;
    },
    options?: QueryOptions
];
export interface QueryOptions {
    sort?: Document;
    skip?: number;
    limit?: number;
    collation?: CollationOptions;
    let?: Document;
}
/** One document, one update, the document afterwards (in exact BSON types) or the error code. */
export interface UpdateCase {
    name: string;
    /** `null` = an empty collection. */
    doc: Document | null;
    filter?: Document;
    update: Document | Document[];
    options?: {
        upsert?: boolean;
        arrayFilters?: Document[];
        collation?: CollationOptions;
    };
    expect?: Document;
    modified?: 0 | 1;
    error?: number;
}
/** One document, a projection and what `find` gives. */
export interface ProjectionCase {
    name: string;
    doc: Document;
    filter?: Document;
    projection: Document;
    expect?: Document;
    error?: number;
}
/** Documents (and other collections), a pipeline and its result, in order unless `anyOrder`. */
export interface AggregateCase {
    name: string;
    docs: Document[];
    others?: Record<string, Document[]>;
    pipeline: Document[];
    expect?: Document[];
    error?: number;
    anyOrder?: boolean;
    options?: {
        let?: Document;
        collation?: CollationOptions;
    };
}
/** A case that is a small program: it returns what is compared with `expect`, or must fail with `error`. */
export interface ProgramCase {
    name: string;
    run(db: Db, client: MongoClient): Promise<unknown>;
    expect?: unknown;
    error?: number;
}
/** Keeps the type of bulk operations readable in the tables. */
export type Operations = AnyBulkWriteOperation[];
