import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
import { ProjectionNode } from './tree.js';
/** An operator only `find` has, applied to the projected document. */
export interface FindOperator {
    kind: 'slice' | 'elemMatch' | 'positional';
    parts: string[];
    argument: Value;
}
/** A parsed projection. */
export interface ParsedProjection {
    policy: 'include' | 'exclude';
    node: ProjectionNode;
    findOperators: FindOperator[];
}
/**
 * Parses `find`'s projection or `$project`'s specification (which has no `$elemMatch`, `$slice: n` and `a.$`).
 * @throws MongoError 31253/31254 for inclusion mixed with exclusion, 31249/31250 for colliding paths, …
 */
export declare function parseProjection(spec: Doc, env: MatchEnv, language: 'find' | 'aggregate'): ParsedProjection;
