import { check } from '../aggregate/check.js';

/** Splits a field path of a projection or stage. @throws MongoError for a path MongoDB does not allow. */
export function splitFieldPath(path: string): string[] {
  check(path !== '', 40352, 'FieldPath cannot be constructed with empty string');
  const parts = path.split('.');
  check(parts.at(-1) !== '', 40353, "FieldPath must not end with a '.'.");
  for (const part of parts) {
    check(part !== '', 15998, 'FieldPath field names may not be empty strings.');
    check(!part.startsWith('$'), 16410, "FieldPath field names may not start with '$'. Consider using $setField.");
  }
  return parts;
}
