import type { MatchEnv } from '../../match/env.js';
import { type Doc } from '../../values/bson.js';
/**
 * A filter without variables that every document a `$match` wants satisfies, so that an index can serve it.
 * The `$match` itself still runs: `$expr` equalities become ordinary ones only where those cannot miss a document.
 */
export declare function indexableFilter(match: Doc, env: MatchEnv): Doc;
