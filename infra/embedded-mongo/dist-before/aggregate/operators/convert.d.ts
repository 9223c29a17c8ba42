import { type Value } from '../../values/bson.js';
import { type OperatorCompiler } from '../operator.js';
/** A value as `$toString` writes it. @throws MongoError 241 for documents, arrays and what else has no text. */
export declare function toText(value: Value): string;
/** Type operators. */
export declare const convertOperators: Record<string, OperatorCompiler>;
