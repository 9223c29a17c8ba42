import type { Binary } from 'bson';
import type { Collation } from '../match/collation.js';
import type { Matcher } from '../match/matcher.js';
import type { Doc } from '../values/bson.js';
import type { Cap, Validation, View } from './collection-options.js';
/** One field of an index. */
export interface IndexField {
    readonly path: string;
    readonly parts: readonly string[];
    readonly descending: boolean;
    /** True once a document had an array on this path: then a document may have several keys. Never goes back to false. */
    multikey: boolean;
    /** The same, on disk. */
    multikeyStored: boolean;
}
/** An index of a collection. */
export interface Index {
    readonly id: number;
    readonly name: string;
    readonly key: Doc;
    readonly fields: readonly IndexField[];
    readonly unique: boolean;
    readonly sparse: boolean;
    readonly partial?: {
        readonly filter: Doc;
        readonly matcher: Matcher;
    };
    readonly collation?: Collation;
    /** TTL: seconds after the field's date at which the document goes. */
    readonly expireAfterSeconds?: number;
    /** A kind that only MongoDB builds (text, geo): remembered, without entries; the queries that need it are refused. */
    readonly special: boolean;
    /** Kept up to date but not used by queries. */
    readonly hidden: boolean;
    /** The specification as `listIndexes` shows it. */
    readonly spec: Doc;
    /** True once a value was too long to be stored whole: the index is then not in the exact order of its values. */
    longKeys: boolean;
    /** The same, on disk. */
    longKeysStored: boolean;
    /** True while existing documents are being entered: maintained, not yet used. */
    readonly building: boolean;
}
/** A collection and its indexes. Replaced, not changed, by catalog changes (except the flags above). */
export interface Collection {
    readonly id: number;
    readonly db: string;
    readonly name: string;
    /** `db.name` */
    readonly ns: string;
    readonly uuid: Binary;
    /** As given to `create`. */
    readonly options: Doc;
    readonly view?: View;
    readonly validation?: Validation;
    readonly cap?: Cap;
    readonly indexes: readonly Index[];
    readonly records: RecordIds;
    /** Number of the catalog change that made or last changed it. */
    since: number;
}
/** Gives out record ids in ascending order; shared by all versions of a collection's definition. */
export declare class RecordIds {
    private last;
    constructor(last: number);
    next(): number;
}
