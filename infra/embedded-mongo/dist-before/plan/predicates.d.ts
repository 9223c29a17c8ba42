import { type Doc, type Value } from '../values/bson.js';
/** One condition on one path. */
export interface Condition {
    operator: string;
    argument: Value;
    /** `$regex`: its `$options`. */
    options?: Value;
}
/** What an index could use of a filter. Everything is checked again on the documents, so what is left out does no harm. */
export interface Predicates {
    /** Conditions that all must hold, by path. */
    readonly paths: Map<string, Condition[]>;
    /** `$or` lists, each of which must hold. */
    readonly alternatives: Doc[][];
    /** True if `paths` is the whole filter. */
    complete: boolean;
}
/** Takes a filter apart. */
export declare function predicatesOf(filter: Doc): Predicates;
/** True for `{ $gt: 5 }`; false for a value, also for a document without operators or a DBRef. */
export declare function isOperators(v: Value): v is Doc;
