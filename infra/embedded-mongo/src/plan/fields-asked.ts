import { type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';

const LISTS = ['$and', '$or', '$nor'];

/** Fields of a document that a filter or a sort asks for; `undefined`: perhaps any. Most of a document need not be read to tell whether it is wanted. */
export function fieldsAsked(asking: Doc): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  return collect(asking, fields) ? fields : undefined;
}

/** Fields that a projection shows which does nothing else; `undefined`: perhaps any. */
export function fieldsShown(projection: Doc): ReadonlySet<string> | undefined {
  const shown = fieldsOf(projection);
  const plain =
    shown.length > 0 && shown.every(([name, value]) => /^[^.$]+$/.test(name) && (value === 1 || value === true));
  return plain ? new Set(['_id', ...shown.map(([name]) => name)]) : undefined;
}

function collect(asking: Value, into: Set<string>): boolean {
  if (!isDoc(asking)) return false;
  return fieldsOf(asking).every(([key, value]) => {
    if (LISTS.includes(key)) return Array.isArray(value) && value.every((part) => collect(part, into));
    if (key === '$comment') return true;
    if (key.startsWith('$')) return false;
    into.add(key.split('.')[0] as string);
    return true;
  });
}
