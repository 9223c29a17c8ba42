import { type Document } from 'mongodb';
import type { Random } from './random.js';
/** A random value of nearly every BSON type, small enough a range for values to meet. */
export declare function scalar(random: Random): unknown;
/** A scalar, array, document, or array of documents. */
export declare function value(random: Random, arrays?: boolean): unknown;
/** A document in which at most one of the fields holds arrays: compound indexes refuse two. */
export declare function document(random: Random, id: unknown): Document;
/** A condition on one field. */
export declare function condition(random: Random): unknown;
/** A filter of a few conditions. */
export declare function filter(random: Random): Document;
/** A sort with `_id` last, so that the order is total. */
export declare function sort(random: Random): Document;
/** An update of one document. */
export declare function update(random: Random): Document;
