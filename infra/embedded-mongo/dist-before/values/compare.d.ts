import { type Value } from './value.js';
/** Compares two strings; absent = by UTF-8 bytes. */
export type StringOrder = (a: string, b: string) => number;
/** BSON type name as `$type` gives it: 'int', 'string', 'objectId', … */
export declare function typeName(v: Value): string;
/** BSON type number of a type name, `undefined` for an unknown name. */
export declare function typeNumber(name: string): number | undefined;
/** BSON type name of a type number, `undefined` for an unknown number. */
export declare function typeNameOf(number: number): string | undefined;
/** Place of a value's type in BSON's order; values of one rank are comparable (null and missing are one, all numbers are one). */
export declare function typeRank(v: Value): number;
/** BSON's total order: negative, 0 or positive. Missing (`undefined`) equals null. */
export declare function compareValues(a: Value, b: Value, strings?: StringOrder): number;
/** True if two values are equal in BSON's order (5 = NumberLong(5) = 5.0; field order matters in documents). */
export declare function equalValues(a: Value, b: Value, strings?: StringOrder): boolean;
/** True if two values are the same BSON: like `equalValues` but 5 and 5.0, or null and undefined, differ. */
export declare function identicalValues(a: Value, b: Value): boolean;
/** Order of two strings by their UTF-8 bytes. */
export declare function compareStrings(a: string, b: string): number;
