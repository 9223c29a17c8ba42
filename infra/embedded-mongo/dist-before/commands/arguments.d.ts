import { type Doc, type Value } from '../values/bson.js';
/** What a field of a command may be. `unavailable`: MongoDB has it, this server only accepts it switched off. */
export type FieldType = 'any' | 'object' | 'array' | 'string' | 'bool' | 'number' | 'objectOrString' | 'objectOrArray' | 'unavailable';
/** The fields of a command or of one of its statements, and their types. */
export type Fields = Record<string, FieldType>;
/** Fields by type, their names separated by spaces. */
export declare function typed(names: Partial<Record<FieldType, string>>): Fields;
/** Checks a whole command. @throws MongoError 40415 unknown field, 14 wrong type, 238 not available */
export declare function checkCommand(name: string, command: Doc, fields: Fields): void;
/** Checks a document inside a command, such as one element of `updates`. */
export declare function checkFields(path: string, doc: Value, fields: Fields, required?: string[]): Doc;
/** @throws MongoError 40414 */
export declare function requireField(ctx: {
    name: string;
    command: Doc;
}, field: string): Value;
/** A flag; absent is false. */
export declare function flag(v: Value): boolean;
/** A whole number that may not be negative; `undefined` if absent. */
export declare function count(v: Value, name: string): number | undefined;
/** A document that is empty when absent. */
export declare function documentOr(v: Value): Doc;
