import { EMPTY_ARRAY, fieldLimit, type KeyValue, KeyWriter } from '../store/keycode.js';
import { idKey, TAG } from '../store/keys.js';
import { type Doc, getField, isDoc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Index } from './definitions.js';

/** The keys of one document in one index. */
export interface DocumentKeys {
  /** Without the record id. */
  keys: Buffer[];
  /** Which fields had arrays, if any. */
  multikey: boolean[] | undefined;
  /** Some value was too long to be stored whole. */
  long: boolean;
}

interface Position {
  value: KeyValue;
  /** Index of the next part of the path; the path's length when the value is final. */
  part: number;
  /** The value may not be expanded further (element of an array, or path ended at something without fields). */
  final: boolean;
}

const NONE: DocumentKeys = { keys: [], multikey: undefined, long: false };
const writer = new KeyWriter();

/**
 * The keys of a document in an index, as MongoDB makes them: an array on a path gives one key per element; two fields may go
 * through the same array (then each key comes from one element) but not through different ones.
 * @throws MongoError 171 for two different arrays
 */
export function documentKeys(index: Index, doc: Doc): DocumentKeys {
  if (index.special) return NONE;
  if (index.partial && !index.partial.matcher.matches(doc)) return NONE;
  const { tuples, multikey } = keyTuples(index, doc);
  if (index.sparse && tuples.every((tuple) => tuple.every((v) => v === undefined))) return NONE;
  const prefix = idKey(TAG.index, index.id);
  const limit = fieldLimit(index.fields.length);
  const keys: Buffer[] = [];
  const seen = tuples.length > 1 ? new Set<string>() : undefined;
  let long = false;
  for (const tuple of tuples) {
    writer.rewind(0);
    writer.raw(prefix);
    for (const [i, field] of index.fields.entries()) {
      const value = tuple[i] as KeyValue;
      long = writer.field(index.collation ? folded(index, value) : value, field.descending, limit) || long;
    }
    const key = writer.result();
    if (seen) {
      const name = key.toString('latin1');
      if (seen.has(name)) continue;
      seen.add(name);
    }
    keys.push(key);
  }
  return { keys, multikey, long };
}

/** The values behind a key of `documentKeys`, for error messages. */
export function tupleOf(index: Index, doc: Doc, key: Buffer): Value[] {
  const { tuples } = keyTuples(index, doc);
  const limit = fieldLimit(index.fields.length);
  const tuple = tuples.find((values) => {
    writer.rewind(0);
    writer.raw(idKey(TAG.index, index.id));
    for (const [i, field] of index.fields.entries())
      writer.field(index.collation ? folded(index, values[i]) : (values[i] as KeyValue), field.descending, limit);
    return writer.result().equals(key);
  });
  return (tuple ?? []).map((v) => (v === EMPTY_ARRAY ? undefined : v));
}

/** Paths that are expanded together: the fields of an index or of a sort. */
export interface KeyFields {
  readonly fields: readonly { readonly parts: readonly string[] }[];
}

/**
 * The values of several paths in a document, one tuple per element of the array they go through.
 * @throws MongoError 171 if they go through different arrays
 */
export function keyTuples(index: KeyFields, doc: Doc): { tuples: KeyValue[][]; multikey: boolean[] | undefined } {
  const tuples: KeyValue[][] = [];
  const start = index.fields.map((): Position => ({ value: doc, part: 0, final: false }));
  const flags: { multikey?: boolean[] } = {};
  expand(index, start, tuples, flags);
  return { tuples, multikey: flags.multikey };
}

function expand(index: KeyFields, positions: Position[], tuples: KeyValue[][], flags: { multikey?: boolean[] }): void {
  let array: Value[] | undefined;
  const through: number[] = [];
  for (const [i, position] of positions.entries()) {
    descend(position, partsOf(index, i));
    if (position.final || !Array.isArray(position.value)) continue;
    if (array !== undefined && array !== position.value) throw parallelArrays(index, through[0] as number, i);
    array = position.value;
    through.push(i);
  }
  if (array === undefined) {
    tuples.push(positions.map((p) => p.value));
    return;
  }
  flags.multikey ??= index.fields.map(() => false);
  for (const i of through) flags.multikey[i] = true;
  const elements: KeyValue[] = array.length > 0 ? array : [EMPTY_ARRAY];
  for (const element of elements) {
    const next = positions.map((p, i) =>
      through.includes(i) ? enter(p, element, partsOf(index, i).length) : { ...p },
    );
    expand(index, next, tuples, flags);
  }
}

/** Follows the path through embedded documents as far as possible. */
function descend(position: Position, parts: readonly string[]): void {
  while (!position.final && position.part < parts.length) {
    if (isDoc(position.value)) {
      position.value = getField(position.value, parts[position.part] as string);
      position.part++;
    } else if (Array.isArray(position.value)) return;
    else {
      position.value = undefined;
      position.final = true;
    }
  }
  if (!Array.isArray(position.value)) position.final = true;
}

/** Goes from an array into one of its elements. */
function enter(position: Position, element: KeyValue, length: number): Position {
  if (position.part === length) return { value: element, part: length, final: true };
  if (element !== EMPTY_ARRAY && isDoc(element)) return { value: element, part: position.part, final: false };
  return { value: undefined, part: length, final: true };
}

/** Equal strings under the index's collation get equal keys; only for uniqueness, queries do not use such an index. */
function folded(index: Index, value: KeyValue): KeyValue {
  if (typeof value !== 'string') return value;
  const strength = Number(index.collation?.spec.strength ?? 3);
  if (strength === 3) return value;
  const lower = value.normalize('NFD').toLowerCase();
  return strength === 1 ? lower.replace(/\p{M}/gu, '') : lower;
}

function partsOf(index: KeyFields, field: number): readonly string[] {
  return (index.fields[field] as KeyFields['fields'][number]).parts;
}

function parallelArrays(index: KeyFields, first: number, second: number): MongoError {
  const name = (i: number) => partsOf(index, i).at(-1);
  return new MongoError(171, `cannot index parallel arrays [${name(second)}] [${name(first)}]`);
}
