import fc from 'fast-check';
import type { Doc, Value } from '../src/values/bson.js';
/** Any numeric value. */
export declare const anyNumber: fc.Arbitrary<Value>;
/** Any BSON value, nested a few levels. Names are not integer-like: JavaScript reorders those. */
export declare const anyValue: fc.Arbitrary<Value>, anyDoc: fc.Arbitrary<Doc>;
