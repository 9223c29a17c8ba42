import type { Zone } from './zone.js';
/** Checks a `$dateToString` format. @throws MongoError 18535/18536 for what it does not know. */
export declare function checkFormat(format: string): void;
/** Writes an instant in a time zone, e.g. `%Y-%m-%dT%H:%M:%S.%LZ`. */
export declare function formatDate(utc: number, format: string, zone: Zone): string;
