import { getField, isDoc, type Value } from './value.js';

/** A dotted path, taken apart once. */
export interface Path {
  readonly text: string;
  readonly parts: readonly string[];
  /** For each part the array index it may stand for, or -1. */
  readonly indexes: readonly number[];
}

/** Where a match through an array is noted for the positional `$`. */
export interface MatchRecord {
  index?: number;
}

/** A test of one value reached by a path; `undefined` = the field is missing. */
export type ValueTest = (value: Value, record?: MatchRecord) => boolean;

/** The array index a path part stands for, or -1. */
export function indexOfPart(part: string): number {
  return /^(0|[1-9]\d*)$/.test(part) ? Number(part) : -1;
}

/** Takes a dotted path apart. */
export function compilePath(text: string): Path {
  const parts = text.split('.');
  return { text, parts, indexes: parts.map(indexOfPart) };
}

/**
 * True if `test` holds for one of the values a query path reaches (MongoDB's rules):
 * an array on the way stands for each document in it, and a numeric part also for the element with that index;
 * an array at the end stands for each element and for itself, if `leafArrays`; a missing field is tested as `undefined`.
 * The index in the outermost array passed is noted in `record`.
 */
export function someValue(
  root: Value,
  path: Path,
  leafArrays: boolean,
  test: ValueTest,
  record?: MatchRecord,
  at = 0,
): boolean {
  let value: Value = root;
  for (let i = at; i < path.parts.length; i++) {
    if (Array.isArray(value)) return someElement(value, path, leafArrays, test, record, i);
    if (!isDoc(value)) return test(undefined, record);
    value = getField(value, path.parts[i] as string);
  }
  if (!leafArrays || !Array.isArray(value)) return test(value, record);
  return (
    noted(
      value.findIndex((element) => test(element, record)),
      record,
    ) || test(value, record)
  );
}

function someElement(
  array: Value[],
  path: Path,
  leafArrays: boolean,
  test: ValueTest,
  record: MatchRecord | undefined,
  i: number,
): boolean {
  const named = path.indexes[i] as number;
  const isLast = i === path.parts.length - 1;
  // The last part names the element itself; unlike a field it is not taken apart when it is an array.
  if (isLast && named in array && test(array[named], record)) return true;
  for (let k = 0; k < array.length; k++) {
    const element = array[k];
    const isParent = isDoc(element);
    const found =
      (isParent && someValue(element, path, leafArrays, test, record, i)) ||
      (k === named &&
        !isLast &&
        (isParent || Array.isArray(element)) &&
        someValue(element, path, leafArrays, test, record, i + 1));
    if (found) return noted(k, record);
  }
  return false;
}

function noted(index: number, record: MatchRecord | undefined): boolean {
  if (index >= 0 && record) record.index = index;
  return index >= 0;
}

/**
 * All values a path reaches, with arrays at the end expanded to their elements (an empty array gives `undefined`):
 * what `distinct`, index keys and sort keys are made of. Nothing reached gives `[undefined]`.
 */
export function lookupValues(root: Value, path: Path): Value[] {
  const values: Value[] = [];
  collect(root, path, 0, values);
  return values.length === 0 ? [undefined] : values;
}

function collect(value: Value, path: Path, i: number, out: Value[]): void {
  const index = path.indexes[i] as number;
  if (i === path.parts.length) {
    if (!Array.isArray(value)) out.push(value);
    else if (value.length === 0) out.push(undefined);
    else for (const element of value) out.push(element);
  } else if (!Array.isArray(value)) {
    collect(isDoc(value) ? getField(value, path.parts[i] as string) : undefined, path, i + 1, out);
  } else if (index in value) {
    collect(value[index], path, i + 1, out);
  } else {
    for (const element of value) isDoc(element) ? collect(element, path, i, out) : out.push(undefined);
  }
}

/** The value at a path of fields and array indexes, without any array expansion; `undefined` if there is none. */
export function valueAt(root: Value, parts: readonly string[]): Value {
  let value: Value = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = value[indexOfPart(part)];
    else if (isDoc(value)) value = getField(value, part);
    else return undefined;
  }
  return value;
}
