import { type Doc } from '../values/bson.js';
import { type Operation } from './operation.js';
/**
 * A document being changed: containers on changed paths are copied once, all others are shared with the original.
 */
export declare class Draft {
    private readonly original;
    private readonly owned;
    private current;
    constructor(original: Doc);
    /** The document with all changes; the original itself if there was none. */
    get result(): Doc;
    /** Applies an operation at a path without `$`. @throws MongoError 28 if the path is not possible. */
    apply(parts: readonly string[], operation: Operation): void;
    private descend;
    private nextValue;
    private replace;
    private own;
}
