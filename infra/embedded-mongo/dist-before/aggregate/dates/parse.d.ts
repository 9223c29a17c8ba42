import { type Zone } from './zone.js';
/**
 * Reads a date text in ISO 8601 form, or in `format` (the specifiers of `$dateToString`).
 * Without an offset in the text it is in `zone`. @throws MongoError 241 (ConversionFailure).
 */
export declare function parseDate(text: string, zone?: Zone, format?: string): Date;
