import { type Value } from './value.js';
/** A value as MongoDB's shell-like text in error messages: `{ a: 1, b: "x" }`, `ObjectId('…')`, `new Date(0)`. */
export declare function describe(v: Value): string;
/** MongoDB's truth: false for missing, null, false and zero; true for everything else. */
export declare function isTruthy(v: Value): boolean;
