import { compareValues, typeRank } from './compare.js';
import { compareDecimals, fromDouble } from './decimal.js';
import { isNumeric, numericType, toDecimalExact, toNumber } from './number.js';
import { bsonTag, isDoc } from './value.js';
/** A map whose keys are BSON values, equal as in queries (5 = 5.0 = NumberLong(5)); keeps insertion order. */
export class ValueMap {
    strings;
    buckets = new Map();
    entries = [];
    constructor(strings) {
        this.strings = strings;
    }
    get size() {
        return this.entries.length;
    }
    has(key) {
        return this.find(key) !== undefined;
    }
    get(key) {
        return this.find(key)?.value;
    }
    /** Adds a key that is not there yet, or replaces its value. */
    set(key, value) {
        const existing = this.find(key);
        if (existing) {
            existing.value = value;
            return;
        }
        const entry = { key, value };
        const hash = this.hash(key);
        const bucket = this.buckets.get(hash);
        if (bucket)
            bucket.push(entry);
        else
            this.buckets.set(hash, [entry]);
        this.entries.push(entry);
    }
    *items() {
        for (const { key, value } of this.entries)
            yield [key, value];
    }
    *values() {
        for (const entry of this.entries)
            yield entry.value;
    }
    find(key) {
        const bucket = this.buckets.get(this.hash(key));
        // Without a collation equal hashes mean equal keys.
        return this.strings ? bucket?.find((entry) => compareValues(entry.key, key, this.strings) === 0) : bucket?.[0];
    }
    hash(key) {
        return this.strings && !isNumeric(key) ? `rank ${typeRank(key)}` : hashKey(key);
    }
}
/** A text that is equal for values that are equal in BSON's order, and different for others. */
export function hashKey(v) {
    switch (typeof v) {
        case 'string':
            return `s${v.length}:${v}`;
        case 'number':
            return numberKey(v);
        case 'boolean':
            return v ? 't' : 'f';
        case 'undefined':
            return 'n';
    }
    if (v === null)
        return 'n';
    if (Array.isArray(v))
        return `[${v.map(hashKey).join(',')}]`;
    if (v instanceof Date)
        return `d${v.getTime()}`;
    if (isDoc(v))
        return `{${Object.keys(v).map((key) => `${key.length}:${key}=${hashKey(v[key])}`)}}`;
    if (isNumeric(v))
        return numberKey(v);
    switch (bsonTag(v)) {
        case 'ObjectId':
            return `o${v}`;
        case 'BSONSymbol': {
            const text = String(v);
            return `s${text.length}:${text}`;
        }
        case 'Binary':
            return `b${v.sub_type}:${v.toString('hex')}`;
        default:
            return `x${bsonTag(v)}${JSON.stringify(v)}`;
    }
}
/** Numbers that a double holds exactly have the double's text; the others their exact decimal. */
function numberKey(n) {
    const type = numericType(n);
    const x = toNumber(n) + 0; // -0 becomes 0
    if (type === 'int' || (type === 'double' && (Number.isSafeInteger(x) || !Number.isInteger(x))))
        return `#${x}`;
    const exact = toDecimalExact(n);
    if (typeof exact === 'number')
        return `#${exact}`;
    const isPlain = Number.isSafeInteger(x) || (Number.isFinite(x) && !Number.isInteger(x));
    if (isPlain && compareDecimals(exact, fromDouble(x)) === 0)
        return `#${x}`;
    let { coefficient, exponent } = exact;
    while (coefficient !== 0n && coefficient % 10n === 0n) {
        coefficient /= 10n;
        exponent++;
    }
    return `#${coefficient}e${exponent}`;
}
//# sourceMappingURL=value-map.js.map