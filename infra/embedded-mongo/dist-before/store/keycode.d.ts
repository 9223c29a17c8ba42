import { type Value } from '../values/bson.js';
/** Stands for an empty array, which sorts before null. */
export declare const EMPTY_ARRAY: unique symbol;
/** What an index stores for a field. */
export type KeyValue = Value | typeof EMPTY_ARRAY;
/** First byte of the encoding of a value: its place in BSON's order of types. */
export declare function typeTag(v: KeyValue): number;
/** The largest number of bytes a field may take in an index with this many fields. */
export declare function fieldLimit(fields: number): number;
/**
 * Writes values as bytes that compare like the values (`compareValues`), each encoding ending by itself, so that
 * fields can follow one another. Descending fields are written with every bit turned round.
 */
export declare class KeyWriter {
    at: number;
    private buffer;
    /** The bytes written so far, as a copy. */
    result(): Buffer;
    /** Starts again behind the first `length` bytes. */
    rewind(length: number): void;
    raw(bytes: Uint8Array): void;
    /** Writes one field; true if it was longer than `limit` and had to be shortened. */
    field(v: KeyValue, descending: boolean, limit: number): boolean;
    /** Writes a value with its type, whole and ascending. */
    value(v: KeyValue): void;
    private content;
    private array;
    /** As documents compare: type, name, value of each field in turn. */
    private document;
    private text;
    /** The nearest double, then how the exact value differs from it (0 less, 1 equal, 2 more) and, if it does, its digits. */
    private number;
    private double;
    /** A decimal as exponent and digits; all values written with one double before them have the same sign. */
    private digits;
    private binary;
    private date;
    private timestamp;
    private byte;
    private reserve;
}
/** The whole ascending encoding of one value. */
export declare function encodeKey(v: KeyValue): Buffer;
/** The encoding of one field as an index stores it, before turning round for descending fields. */
export declare function encodeField(v: KeyValue, limit: number): Buffer;
