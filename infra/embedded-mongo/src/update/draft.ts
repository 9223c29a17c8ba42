import { type Doc, isDoc, removeField, setField, type Value } from '../values/bson.js';
import { identicalValues } from '../values/compare.js';
import { badValue, MongoError } from '../values/errors.js';
import { indexOfPart, valueAt } from '../values/path.js';
import { describe } from '../values/text.js';
import { type Operation, type Place, REMOVED } from './operation.js';

/** As in MongoDB: an array is not padded with more nulls than this. */
const MAX_PADDING = 1_500_000;

/** A document being changed: containers on changed paths are copied once, all others are shared with the original. */
export class Draft {
  private readonly owned = new Set<object>();
  /** The document with all changes; the original itself if there was none. */
  result: Doc;

  constructor(private readonly original: Doc) {
    this.result = original;
  }

  /** Applies an operation at a path without `$`. @throws MongoError 28 if the path is not possible. */
  apply(parts: readonly string[], operation: Operation): void {
    const place = { path: parts.join('.'), doc: this.original };
    this.result = this.changed(this.result, parts, 0, operation, place) as Doc;
  }

  /** A value after the change of what is in it at `parts[i]`; itself if nothing changes. */
  private changed(value: Value, parts: readonly string[], i: number, operation: Operation, place: Place): Value {
    const part = parts[i] as string;
    if (value === undefined && operation.missingParent !== 'create') return value;
    // Missing parents become documents, also where the next part is a number.
    const container: Value = value === undefined ? {} : value;
    if (Array.isArray(container) ? indexOfPart(part) < 0 : !isDoc(container)) {
      if (operation.missingParent !== 'ignore') throw blocked(operation, parts, i, container);
      return value;
    }
    const current = valueAt(container, [part]);
    const isLast = i === parts.length - 1;
    let next = isLast ? operation.apply(current, place) : this.changed(current, parts, i + 1, operation, place);
    // An element is not removed by $unset, or the others would change their places.
    if (next === REMOVED && Array.isArray(container)) next = null;
    if (Object.is(next, current) || (isLast && next !== REMOVED && identicalValues(current, next))) return value;
    return this.replace(container as Doc | Value[], part, next);
  }

  private replace(container: Doc | Value[], part: string, next: Value | typeof REMOVED): Value {
    const own = this.own(container);
    if (Array.isArray(own)) {
      const index = indexOfPart(part);
      if (index - own.length > MAX_PADDING) throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
      while (own.length < index) own.push(null);
      own[index] = next as Value;
    } else if (next === REMOVED) removeField(own, part);
    else setField(own, part, next);
    return own;
  }

  private own(container: Doc | Value[]): Doc | Value[] {
    if (this.owned.has(container)) return container;
    const copy = Array.isArray(container) ? [...container] : { ...container };
    this.owned.add(copy);
    return copy;
  }
}

function blocked(operation: Operation, parts: readonly string[], i: number, value: Value): MongoError {
  const element = `{${parts[i - 1]}: ${describe(value)}}`;
  return new MongoError(
    28,
    operation.missingParent === 'create'
      ? `Cannot create field '${parts[i]}' in element ${element}`
      : `Cannot use the part (${parts[i]}) of (${parts.join('.')}) to traverse the element (${element})`,
  );
}
