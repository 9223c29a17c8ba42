import type { Doc } from '../values/bson.js';
import type { Collation } from './collation.js';

/** What compiling a filter, an update, a projection or an expression needs besides the specification. */
export interface MatchEnv {
  /** Compiled collation; absent = binary comparison (`simple`). */
  collation?: Collation;
  /** The values (not expressions: see `evaluateLet`) of the command's `let` option, seen as `$$name` in expressions. */
  let?: Doc;
  /** The expressions are those of an update pipeline. */
  isUpdate?: boolean;
  /** The command's time: `$$NOW`, `$currentDate`. */
  now: Date;
}
