/** Splits a field path of a projection or stage. @throws MongoError for a path MongoDB does not allow. */
export declare function splitFieldPath(path: string): string[];
