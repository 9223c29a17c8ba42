import { getField, isDoc, nameOf, type Value } from './value.js';

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

/** Takes a dotted path, or a key of a document, apart. */
export function compilePath(key: string): Path {
  const text = nameOf(key);
  const parts = text.split('.');
  return { text, parts, indexes: parts.map(indexOfPart) };
}

/**
 * Compiles the test of a document that holds if `test` does for one of the values a query path reaches (MongoDB's rules):
 * an array on the way stands for each document in it, and a numeric part also for the element with that index;
 * an array at the end stands for each element and for itself, if `leafArrays`; a missing field is tested as `undefined`.
 * The index in the outermost array passed is noted in the record.
 */
export function pathTest({ parts, indexes }: Path, leafArrays: boolean, test: ValueTest): ValueTest {
  function reaches(root: Value, start: number, record?: MatchRecord): boolean {
    let value: Value = root;
    for (let i = start; i < parts.length; i++) {
      if (Array.isArray(value)) return passes(value, i, record);
      if (!isDoc(value)) return test(undefined, record);
      value = getField(value, parts[i] as string);
    }
    if (!leafArrays || !Array.isArray(value)) return test(value, record);
    const index = value.findIndex((element) => test(element, record));
    return index >= 0 ? noted(index, record) : test(value, record);
  }

  function passes(array: Value[], i: number, record?: MatchRecord): boolean {
    for (let k = 0; k < array.length; k++) {
      const element = array[k];
      if (isDoc(element) && reaches(element, i, record)) return noted(k, record);
      if (k !== indexes[i]) continue;
      // The last part names the element itself; unlike a field it is not taken apart when it is an array.
      if (i === parts.length - 1) {
        if (test(element, record)) return true;
      } else if ((isDoc(element) || Array.isArray(element)) && reaches(element, i + 1, record)) return noted(k, record);
    }
    return false;
  }

  return (root, record) => reaches(root, 0, record);
}

function noted(index: number, record: MatchRecord | undefined): true {
  if (record) record.index = index;
  return true;
}

/**
 * All values a path reaches, with arrays at the end expanded to their elements (an empty array gives `empty`):
 * what `distinct` and sort keys are made of. Nothing reached gives `[undefined]`.
 */
export function lookupValues(root: Value, path: Path, empty?: Value): Value[] {
  const values: Value[] = [];
  collect(root, path, 0, values, empty);
  return values.length === 0 ? [undefined] : values;
}

function collect(value: Value, path: Path, i: number, out: Value[], empty: Value): void {
  const index = path.indexes[i] as number;
  if (i === path.parts.length) {
    if (!Array.isArray(value)) out.push(value);
    else if (value.length === 0) out.push(empty);
    else for (const element of value) out.push(element);
  } else if (!Array.isArray(value)) {
    collect(isDoc(value) ? getField(value, path.parts[i] as string) : undefined, path, i + 1, out, empty);
  } else if (index in value) {
    collect(value[index], path, i + 1, out, empty);
  } else {
    for (const element of value) isDoc(element) ? collect(element, path, i, out, empty) : out.push(undefined);
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
