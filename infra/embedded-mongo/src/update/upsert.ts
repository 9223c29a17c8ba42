import { isOperatorDoc } from '../match/matcher.js';
import { isRegex } from '../match/regex.js';
import { type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { Draft } from './draft.js';
import { setTo } from './field-operations.js';

/**
 * The document an upsert starts from: the filter's equalities (only `_id` for a replacement).
 * `apply` with `inserting: true` then makes the document to insert; `_id` may still be missing.
 * @throws MongoError 54 when a field is given twice.
 */
export function upsertSeed(filter: Doc, update: Doc | Doc[]): Doc {
  const isReplacement = !Array.isArray(update) && !Object.keys(update)[0]?.startsWith('$');
  const equalities = equalitiesOf(filter).filter(([path]) => !isReplacement || path === '_id');
  const seed = new Draft({});
  for (const equality of equalities) {
    const [path, value] = equality;
    if (equalities.some((other) => other !== equality && `${path}.`.startsWith(`${other[0]}.`)))
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    seed.apply(path.split('.'), setTo(value));
  }
  return seed.result;
}

function equalitiesOf(filter: Doc): [path: string, value: Value][] {
  return fieldsOf(filter).flatMap(([key, condition]): [string, Value][] => {
    if (key === '$and' || (key === '$or' && Array.isArray(condition) && condition.length === 1))
      return Array.isArray(condition) ? condition.filter(isDoc).flatMap(equalitiesOf) : [];
    const value = key.startsWith('$') ? undefined : equalityOf(condition);
    return value === undefined ? [] : [[key, value]];
  });
}

/** The one value a condition allows, `undefined` if it allows more. */
function equalityOf(condition: Value): Value {
  if (isRegex(condition)) return undefined;
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  for (const list of [condition.$in, condition.$all]) {
    if (Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperatorDoc(list[0])) return list[0];
  }
  return undefined;
}
