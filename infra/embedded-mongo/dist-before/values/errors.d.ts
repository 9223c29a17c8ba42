import type { Doc } from './value.js';
/** MongoDB's name for an error code. */
export declare function codeNameOf(code: number): string;
/**
 * An error that is answered to the client as MongoDB would answer it.
 * `labels` become `errorLabels`; `details` are further fields of the reply (`keyPattern`, `keyValue`, …).
 */
export declare class MongoError extends Error {
    readonly code: number;
    readonly labels: string[];
    readonly details?: Doc | undefined;
    readonly codeName: string;
    constructor(code: number, message: string, labels?: string[], details?: Doc | undefined);
}
/** 2: the value is of the right type but not allowed. */
export declare const badValue: (message: string) => MongoError;
/** 9: the text or document does not have the expected form. */
export declare const failedToParse: (message: string) => MongoError;
/** 14: the value has the wrong BSON type. */
export declare const typeMismatch: (message: string) => MongoError;
/** 28: an update path runs through something that cannot have fields. */
export declare const pathNotViable: (message: string) => MongoError;
/** 66: `_id` (or another fixed field) would be changed. */
export declare const immutableField: (message: string) => MongoError;
/** 238: MongoDB has it, this server has not. */
export declare const notImplemented: (what: string) => MongoError;
/** 10334: a document is larger than 16 MB. */
export declare const documentTooLarge: (bytes: number) => MongoError;
/** An error that MongoDB knows only by its number (`Location<code>`). */
export declare const location: (code: number, message: string) => MongoError;
