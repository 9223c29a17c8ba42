/** The version of a record; records of before there were versions count as 0. */
export const versionOf = (record: { version?: number | null }): number => record.version ?? 0;

/** What the stored version must be in a query: a record without one has version 0. */
export const versionIs = (version: number): number | null => (version === 0 ? null : version);
