import { isOperatorDoc } from '../match/matcher.js';
import { isRegex } from '../match/regex.js';
import { type Doc, getField, isDoc, setField, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';

/**
 * The document an upsert starts from: the filter's equalities (only `_id` for a replacement).
 * `apply` with `inserting: true` then makes the document to insert; `_id` may still be missing.
 * @throws MongoError 54 when a field is given twice.
 */
export function upsertSeed(filter: Doc, update: Doc | Doc[]): Doc {
  const equalities: [string, Value][] = [];
  collectEqualities(filter, equalities);
  const isReplacement = !Array.isArray(update) && !Object.keys(update)[0]?.startsWith('$');
  const seed: Doc = {};
  for (const [path, value] of equalities) {
    if (!isReplacement || path === '_id') place(seed, path, value);
  }
  return seed;
}

function collectEqualities(filter: Doc, out: [string, Value][]): void {
  for (const key of Object.keys(filter)) {
    const condition = filter[key];
    if (key === '$and' && Array.isArray(condition)) {
      for (const branch of condition) if (isDoc(branch)) collectEqualities(branch, out);
    } else if (key === '$or' && Array.isArray(condition) && condition.length === 1 && isDoc(condition[0])) {
      collectEqualities(condition[0], out);
    } else if (!key.startsWith('$')) {
      const value = equalityOf(condition);
      if (value !== undefined) out.push([key, value]);
    }
  }
}

/** The one value a condition allows, `undefined` if it allows more. */
function equalityOf(condition: Value): Value {
  if (isRegex(condition)) return undefined;
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  for (const operator of ['$in', '$all']) {
    const list = condition[operator];
    if (Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperatorDoc(list[0])) return list[0];
  }
  return undefined;
}

function place(seed: Doc, path: string, value: Value): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let parent: Value = seed;
  for (const part of parts) {
    const next: Value = getField(parent as Doc, part);
    const child: Value = next === undefined ? {} : next;
    if (!isDoc(child)) throw matchedTwice(path);
    if (next === undefined) setField(parent as Doc, part, child);
    parent = child;
  }
  if (getField(parent as Doc, last) !== undefined) throw matchedTwice(path);
  setField(parent as Doc, last, value);
}

function matchedTwice(path: string): MongoError {
  return new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
}
