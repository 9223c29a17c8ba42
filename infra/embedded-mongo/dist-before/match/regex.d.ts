import type { BSONRegExp } from 'bson';
import { type Value } from '../values/bson.js';
/** True for a stored or queried regular expression. */
export declare function isRegex(v: Value): v is BSONRegExp;
/**
 * A JavaScript regular expression that matches like PCRE with options `imsxu`.
 * @throws MongoError 51108 for another option, 51091 for a pattern that is wrong or that only PCRE understands.
 */
export declare function compileRegex(pattern: string, options?: string): RegExp;
/** The test `{ field: /pattern/ }` of one value: strings that match, and the same regular expression stored. */
export declare function regexTest(regex: BSONRegExp): (v: Value) => boolean;
/** The test of `$regex` with `$options`. */
export declare function regexOperatorTest(pattern: Value, options: Value): (v: Value) => boolean;
