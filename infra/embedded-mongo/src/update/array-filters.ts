import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { badValue, failedToParse } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { describe } from '../values/text.js';

/** The compiled `arrayFilters` of an update: by path part (`$[id]`), the test of an element. */
export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

/** Compiles `arrayFilters`. @throws MongoError 9 or 2 for a wrong one. */
export function compileArrayFilters(filters: Doc[], env: MatchEnv): ArrayFilters {
  const compiled = new Map<string, (element: Value) => boolean>();
  for (const filter of filters) {
    const [id, ...others] = new Set(topLevelNames(filter));
    if (id === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (others.length > 0)
      throw failedToParse(
        `Expected a single top-level field name in an array filter, found '${id}' and '${others[0]}'`,
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
      throw badValue(`The top-level field name of an array filter must be alphanumeric, found '${id}'`);
    if (compiled.has(`$[${id}]`))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${id}`);
    const { matches } = compileFilter(filter, env);
    compiled.set(`$[${id}]`, (element) => matches({ [id]: element }));
  }
  return compiled;
}

function topLevelNames(filter: Value): string[] {
  if (!isDoc(filter)) throw failedToParse('arrayFilters must contain documents');
  return Object.keys(filter).flatMap((key) => {
    if (!key.startsWith('$')) return [key.split('.')[0] as string];
    const branches = filter[key];
    return Array.isArray(branches) ? branches.flatMap(topLevelNames) : [];
  });
}

/** True for `$`, `$[]` and `$[id]`. */
export function isPositional(part: string): boolean {
  return part === '$' || (part.startsWith('$[') && part.endsWith(']'));
}

/** The paths that `$`, `$[]` and `$[id]` stand for in a document, before anything is changed. */
export function resolvePath(
  doc: Doc,
  parts: readonly string[],
  filters: ArrayFilters,
  matchIndex: number | undefined,
): string[][] {
  return parts.reduce<string[][]>(
    (paths, part) => {
      if (part === '$' && matchIndex === undefined)
        throw badValue('The positional operator did not find the match needed from the query.');
      if (part === '$') return paths.map((path) => [...path, String(matchIndex)]);
      if (!isPositional(part)) return paths.map((path) => [...path, part]);
      return paths.flatMap((path) => matchingElements(doc, path, filters.get(part)));
    },
    [[]],
  );
}

function matchingElements(doc: Doc, path: string[], test: (element: Value) => boolean = () => true): string[][] {
  const array = valueAt(doc, path);
  if (array === undefined)
    throw badValue(`The path '${path.join('.')}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array))
    throw badValue(`Cannot apply array updates to non-array element ${path.at(-1)}: ${describe(array)}`);
  return array.flatMap((element, i) => (test(element) ? [[...path, String(i)]] : []));
}
