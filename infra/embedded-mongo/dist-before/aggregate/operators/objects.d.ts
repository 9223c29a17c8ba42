import { type Doc, type Value } from '../../values/bson.js';
import { type OperatorCompiler } from '../operator.js';
/** Adds the fields of a document to another (`$mergeObjects`); null and missing add nothing. */
export declare function mergeInto(target: Doc, value: Value): void;
/** Operators on documents. */
export declare const objectOperators: Record<string, OperatorCompiler>;
