import { EMPTY_ARRAY, encodeFields, type KeyValue } from '../store/keycode.js';
import { idKey, LONG_KEYS, TAG } from '../store/keys.js';
import { type Doc, getField, isDoc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Index } from './definitions.js';

/** A key of a document in an index, without the record id, and the values it was made from. */
export interface IndexKey {
  key: Buffer;
  values: Value[];
}

/** All keys of one document in one index. */
export interface DocumentKeys {
  keys: IndexKey[];
  /** Numbers of the fields that had arrays, and `LONG_KEYS` if a value was too long to be stored whole. */
  shape: Iterable<number>;
}

/** How far the path of one field has been followed. */
interface Position {
  value: KeyValue;
  /** Parts of the path followed. */
  part: number;
  /** The value goes into the key as it is: the path has ended, or an element of an array is not taken apart again. */
  final: boolean;
}

export const NO_KEYS: DocumentKeys = { keys: [], shape: [] };

/**
 * The keys of a document in an index, as MongoDB makes them: an array on a path gives one key per element; two fields may go
 * through the same array (then each key comes from one element) but not through different ones.
 * @throws MongoError 171 for two different arrays
 */
export function documentKeys(index: Index, doc: Doc): DocumentKeys {
  if (index.special || index.partial?.matcher.matches(doc) === false) return NO_KEYS;
  const shape = new Set<number>();
  const tuples = [
    ...expand(
      index,
      index.fields.map(() => ({ value: doc, part: 0, final: false })),
      shape,
    ),
  ];
  if (index.sparse && tuples.every((tuple) => tuple.every((v) => v === undefined))) return NO_KEYS;
  const prefix = idKey(TAG.index, index.id);
  const keys = new Map<string, IndexKey>();
  for (const tuple of tuples) {
    const stored = index.collation ? tuple.map((v) => folded(index, v)) : tuple;
    const { key, long } = encodeFields(prefix, stored, index.fields);
    if (long) shape.add(LONG_KEYS);
    keys.set(key.toString('latin1'), { key, values: tuple.map((v) => (v === EMPTY_ARRAY ? undefined : v)) });
  }
  return { keys: [...keys.values()], shape };
}

/** The combinations of values: one, or one per element of the array that fields go through. */
function* expand(index: Index, from: Position[], shape: Set<number>): Generator<KeyValue[]> {
  const positions = from.map((position, i) => descend(position, partsOf(index, i)));
  const through = positions.findIndex(({ final }) => !final);
  if (through < 0) return yield positions.map(({ value }) => value);
  const array = positions[through]?.value as Value[];
  for (const [i, { value, final }] of positions.entries()) {
    if (final) continue;
    if (value !== array) throw parallelArrays(index, through, i);
    shape.add(i);
  }
  for (const element of array.length > 0 ? array : [EMPTY_ARRAY as KeyValue])
    yield* expand(
      index,
      positions.map((p, i) => (p.final ? p : enter(p, element, partsOf(index, i).length))),
      shape,
    );
}

/** Follows the path through embedded documents as far as possible: to its end, to an array, or to something without fields. */
function descend({ value, part, final }: Position, parts: readonly string[]): Position {
  let to = value;
  let at = part;
  while (!final && at < parts.length && isDoc(to)) to = getField(to, parts[at++] as string);
  if (final || Array.isArray(to)) return { value: to, part: at, final };
  return { value: at < parts.length ? undefined : to, part: at, final: true };
}

/** Goes from an array into one of its elements. */
function enter({ part }: Position, element: KeyValue, length: number): Position {
  if (part === length) return { value: element, part, final: true };
  const fields = element !== EMPTY_ARRAY && isDoc(element);
  return { value: fields ? element : undefined, part, final: !fields };
}

/** Equal strings under the index's collation get equal keys; only for uniqueness, queries do not use such an index. */
function folded({ collation }: Index, value: KeyValue): KeyValue {
  const strength = Number(collation?.spec.strength ?? 3);
  if (typeof value !== 'string' || strength === 3) return value;
  const lower = value.normalize('NFD').toLowerCase();
  return strength === 1 ? lower.replace(/\p{M}/gu, '') : lower;
}

function partsOf(index: Index, field: number): readonly string[] {
  return index.fields[field]?.parts ?? [];
}

function parallelArrays(index: Index, first: number, second: number): MongoError {
  const name = (i: number) => partsOf(index, i).at(-1);
  return new MongoError(171, `cannot index parallel arrays [${name(second)}] [${name(first)}]`);
}
