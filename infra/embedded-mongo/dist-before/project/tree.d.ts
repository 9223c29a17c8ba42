import type { Expression } from '../aggregate/expressions.js';
import { type Doc } from '../values/bson.js';
/** What happens to fields the specification does not name, and to those it names. */
type Policy = 'include' | 'exclude' | 'add';
/** One level of a projection: the fields it names and what becomes of them. */
export declare class ProjectionNode {
    private readonly policy;
    private readonly children;
    private hasComputed;
    constructor(policy: Policy);
    /** Names a path (included or excluded). */
    name(parts: readonly string[]): void;
    /** Gives a path a computed value. */
    compute(parts: readonly string[], expression: Expression): void;
    /** The projected document. Computed fields see the original document; they follow the others, in the order given (`_id` first). */
    apply(doc: Doc): Doc;
    private place;
    private project;
    private projectField;
    /** `value` is this call's own: the result of `project`. */
    private addComputed;
    private computedChild;
}
export {};
