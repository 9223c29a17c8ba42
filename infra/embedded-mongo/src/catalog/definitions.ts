import type { Binary } from 'bson';
import type { Collation } from '../match/collation.js';
import type { Matcher } from '../match/matcher.js';
import type { Doc } from '../values/bson.js';

/** One field of an index. */
export interface IndexField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly descending: boolean;
}

/** An index of a collection. */
export interface Index {
  readonly id: number;
  readonly name: string;
  readonly key: Doc;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial?: { readonly filter: Doc; readonly matcher: Matcher };
  readonly collation?: Collation;
  /** TTL: seconds after the field's date at which the document goes. */
  readonly expireAfterSeconds?: number;
  /** A kind that only MongoDB builds (text, geo): remembered, without entries; the queries that need it are refused. */
  readonly special: boolean;
  /** Kept up to date but not used by queries. */
  readonly hidden: boolean;
  /** The specification as `listIndexes` shows it. */
  readonly spec: Doc;
  /**
   * Numbers of the fields that have had an array (multikey: a document may have several keys), and `LONG_KEYS` once a value was
   * too long to be stored whole (the index is then not in the exact order of its values). Only grows.
   */
  readonly shape: Set<number>;
  /** True while existing documents are being entered: maintained, not yet used. */
  readonly building: boolean;
}

/** A collection and its indexes. Replaced, not changed, by catalog changes. */
export interface Collection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  /** `db.name` */
  readonly ns: string;
  readonly uuid: Binary;
  /** As given to `create`. */
  readonly options: Doc;
  /** A view: reads run its pipeline on another collection (or view). */
  readonly view?: { readonly on: string; readonly pipeline: Doc[] };
  /** A capped collection drops its oldest documents when it has more than this. */
  readonly cap?: { readonly bytes: number; readonly documents: number };
  readonly indexes: readonly Index[];
  /** The newest record id, which only grows; shared by all versions of the definition. */
  readonly records: { last: number };
  /** Number of the catalog change that made or last changed it. */
  since: number;
}
