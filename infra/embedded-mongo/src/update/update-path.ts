import { badValue, MongoError } from '../values/errors.js';
import { type ArrayFilters, isPositional } from './array-filters.js';

/** Takes an update path apart and checks its form. @throws MongoError 2 or 56. */
export function updatePath(path: string, filters: ArrayFilters): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (isPositional(parts[0] as string))
    throw badValue(`Cannot have a positional ('$', '$[<id>]') element in the first position in path '${path}'`);
  if (parts.indexOf('$') !== parts.lastIndexOf('$'))
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  for (const part of parts) {
    if (part.startsWith('$[') && part !== '$[]' && !filters.has(part))
      throw badValue(`No array filter found for identifier '${part.slice(2, -1)}' in path '${path}'`);
  }
  return parts;
}

/**
 * Puts changes in the order in which MongoDB applies them, which decides the order of new fields: names as text,
 * array indexes as numbers. @throws MongoError 40 if a path is, or contains, another one.
 */
export function inPathOrder<T extends { parts: readonly string[] }>(changes: T[]): T[] {
  const targets = new Map(changes.map(({ parts }) => [parts.join('.'), parts]));
  for (const { parts } of changes) {
    for (let length = 1; length <= parts.length; length++) {
      const target = parts.slice(0, length).join('.');
      if (targets.has(target) && targets.get(target) !== parts)
        throw new MongoError(40, `Updating the path '${parts.join('.')}' would create a conflict at '${target}'`);
    }
  }
  return changes.toSorted((a, b) => comparePaths(a.parts, b.parts));
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  const i = a.findIndex((part, k) => part !== b[k]);
  const [x, y] = [a[i], b[i]];
  if (x === undefined || y === undefined) return a.length - b.length;
  const bothNumbers = /^\d+$/.test(x) && /^\d+$/.test(y);
  return (bothNumbers && Number(x) - Number(y)) || (x < y ? -1 : 1);
}
