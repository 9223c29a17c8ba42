import { encodeKey } from '../store/keycode.js';
import { compareValues, type StringOrder } from './compare.js';
import { compareNumbers, isDouble, isNumeric, toNumber } from './number.js';
import { bsonTag, type Value } from './value.js';

type HashKey = string | number;

/** A map whose keys are BSON values, equal as in queries (5 = 5.0 = NumberLong(5)); keeps insertion order. */
export class ValueMap<T> {
  private readonly entries = new Map<HashKey, [key: Value, value: T]>();

  constructor(private readonly strings?: StringOrder) {}

  get size(): number {
    return this.entries.size;
  }

  has(key: Value): boolean {
    return this.entries.has(this.hash(key));
  }

  get(key: Value): T | undefined {
    return this.entries.get(this.hash(key))?.[1];
  }

  /** Adds a key that is not there yet, or replaces its value. */
  set(key: Value, value: T): void {
    const hash = this.hash(key);
    this.entries.set(hash, [this.entries.get(hash)?.[0] ?? key, value]);
  }

  items(): Iterable<[Value, T]> {
    return this.entries.values();
  }

  *values(): Generator<T> {
    for (const [, value] of this.entries.values()) yield value;
  }

  /** Under a collation there is no hash of strings that are equal: the key is looked for among those that are there. */
  private hash(key: Value): HashKey {
    if (this.strings) {
      for (const [hash, [known]] of this.entries) if (compareValues(known, key, this.strings) === 0) return hash;
    }
    return hashKey(key);
  }
}

/** Equal for values that are equal in BSON's order, and different for others. */
export function hashKey(v: Value): HashKey {
  if (typeof v === 'string' || bsonTag(v) === 'BSONSymbol') return `s${v}`;
  if (isNumeric(v)) {
    const nearest = toNumber(v);
    if (isDouble(v, nearest) || compareNumbers(v, nearest) === 0) return nearest;
  }
  return bsonTag(v) === 'ObjectId' ? `o${v}` : encodeKey(v).toString('latin1');
}
