const NEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Shared within the last seven days. */
export const isNew = (sharedAt: string, now: number = Date.now()): boolean => now - Date.parse(sharedAt) < NEW_MS;
