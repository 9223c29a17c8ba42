import type { Collection } from '../catalog/definitions.js';
import type { Doc } from '../values/bson.js';
/** What is read under a name: a collection (`undefined`: there is none), through the pipelines of views. */
export interface Target {
    name: string;
    collection: Collection | undefined;
    pipeline: Doc[];
}
/** Follows views to the collection below them. @throws MongoError 165 when views are nested too deeply */
export declare function resolveViews(get: (ns: string) => Collection | undefined, db: string, name: string): Target;
