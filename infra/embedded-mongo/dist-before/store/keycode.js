import { createHash } from 'node:crypto';
import { bsonTag } from '../values/bson.js';
import { compareValues, typeRank } from '../values/compare.js';
import { toNumber } from '../values/number.js';
/** Longest encoding of one field in an index key; longer ones keep their first bytes and a SHA-256 of the whole. */
const FIELD_LIMIT = 400;
const HASH_BYTES = 32;
/** LMDB refuses keys of more than 1978 bytes; some are needed for prefix and record id. */
const KEY_LIMIT = 1900;
/** Stands for an empty array, which sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');
const TAG_SHIFT = 2;
const EMPTY_ARRAY_TAG = 4;
/** First byte of the encoding of a value: its place in BSON's order of types. */
export function typeTag(v) {
    return v === EMPTY_ARRAY ? EMPTY_ARRAY_TAG : typeRank(v) + TAG_SHIFT;
}
/** The largest number of bytes a field may take in an index with this many fields. */
export function fieldLimit(fields) {
    return Math.min(FIELD_LIMIT, Math.floor(KEY_LIMIT / fields));
}
/**
 * Writes values as bytes that compare like the values (`compareValues`), each encoding ending by itself, so that
 * fields can follow one another. Descending fields are written with every bit turned round.
 */
export class KeyWriter {
    at = 0;
    buffer = Buffer.allocUnsafe(4096);
    /** The bytes written so far, as a copy. */
    result() {
        return Buffer.from(this.buffer.subarray(0, this.at));
    }
    /** Starts again behind the first `length` bytes. */
    rewind(length) {
        this.at = length;
    }
    raw(bytes) {
        this.reserve(bytes.length);
        this.buffer.set(bytes, this.at);
        this.at += bytes.length;
    }
    /** Writes one field; true if it was longer than `limit` and had to be shortened. */
    field(v, descending, limit) {
        const start = this.at;
        this.value(v);
        const long = this.at - start > limit;
        if (long) {
            const hash = createHash('sha256').update(this.buffer.subarray(start, this.at)).digest();
            this.at = start + limit - HASH_BYTES;
            this.raw(hash);
        }
        if (descending)
            for (let i = start; i < this.at; i++)
                this.buffer[i] = ~this.buffer[i] & 255;
        return long;
    }
    /** Writes a value with its type, whole and ascending. */
    value(v) {
        this.byte(typeTag(v));
        if (v !== EMPTY_ARRAY)
            this.content(v);
    }
    content(v) {
        const rank = typeRank(v);
        if (typeof v === 'string')
            this.text(v);
        else if (rank === 10)
            this.number(v);
        else if (rank === 15)
            this.text(v.value);
        else if (rank === 20)
            this.document(v);
        else if (rank === 25)
            this.array(v);
        else if (rank === 30)
            this.binary(v);
        else if (rank === 35)
            this.raw(v.id);
        else if (rank === 40)
            this.byte(v ? 1 : 0);
        else if (rank === 45)
            this.date(v);
        else if (rank === 47)
            this.timestamp(v);
        else if (rank === 50) {
            this.text(v.pattern);
            this.text(v.options);
        }
        else if (rank === 60 || rank === 65) {
            this.text(v.code);
            this.document((v.scope ?? {}));
        }
    }
    array(array) {
        for (const element of array) {
            this.byte(1);
            this.value(element);
        }
        this.byte(0);
    }
    /** As documents compare: type, name, value of each field in turn. */
    document(doc) {
        for (const key of Object.keys(doc)) {
            const value = doc[key];
            this.byte(1);
            this.byte(typeTag(value));
            this.text(key);
            this.content(value);
        }
        this.byte(0);
    }
    text(s) {
        this.reserve(s.length * 3 + 2);
        if (s.includes('\0')) {
            for (const byte of Buffer.from(s)) {
                this.byte(byte);
                if (byte === 0)
                    this.byte(255);
            }
        }
        else
            this.at += this.buffer.write(s, this.at);
        this.byte(0);
        this.byte(0);
    }
    /** The nearest double, then how the exact value differs from it (0 less, 1 equal, 2 more) and, if it does, its digits. */
    number(v) {
        const n = toNumber(v);
        this.double(n);
        const tag = typeof v === 'number' ? undefined : bsonTag(v);
        const difference = !Number.isNaN(n) && (tag === 'Long' || tag === 'Decimal128') ? compareValues(v, n) : 0;
        this.byte(difference < 0 ? 0 : difference === 0 ? 1 : 2);
        if (difference !== 0)
            this.digits(v.toString());
    }
    double(n) {
        this.reserve(8);
        const start = this.at;
        this.at += 8;
        if (Number.isNaN(n)) {
            this.buffer.fill(0, start, this.at);
            return;
        }
        this.buffer.writeDoubleBE(n === 0 ? 0 : n, start);
        const first = this.buffer[start];
        if (first & 0x80)
            for (let i = start; i < this.at; i++)
                this.buffer[i] = ~this.buffer[i] & 255;
        else
            this.buffer[start] = first | 0x80;
    }
    /** A decimal as exponent and digits; all values written with one double before them have the same sign. */
    digits(text) {
        const [, sign, whole, fraction, power] = /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(text) ?? [];
        const all = `${whole ?? ''}${fraction ?? ''}`;
        const significant = all.replace(/^0+/, '');
        const exponent = (whole ?? '').length - (all.length - significant.length) + Number(power ?? 0);
        const start = this.at;
        this.reserve(significant.length + 4);
        this.at = this.buffer.writeUInt16BE(exponent + 0x8000, start);
        for (const digit of significant.replace(/0+$/, ''))
            this.byte(digit.charCodeAt(0));
        this.byte(0);
        if (sign)
            for (let i = start; i < this.at; i++)
                this.buffer[i] = ~this.buffer[i] & 255;
    }
    binary(v) {
        const bytes = v.value();
        this.reserve(5);
        this.at = this.buffer.writeUInt32BE(bytes.length, this.at);
        this.byte(v.sub_type);
        this.raw(bytes);
    }
    date(v) {
        const time = v.getTime();
        this.reserve(8);
        const start = this.at;
        this.at = this.buffer.writeBigInt64BE(Number.isNaN(time) ? -(2n ** 63n) : BigInt(time), start);
        this.buffer[start] = this.buffer[start] ^ 0x80;
    }
    timestamp(v) {
        this.reserve(8);
        this.at = this.buffer.writeUInt32BE(v.t, this.at);
        this.at = this.buffer.writeUInt32BE(v.i, this.at);
    }
    byte(b) {
        if (this.at === this.buffer.length)
            this.reserve(1);
        this.buffer[this.at++] = b;
    }
    reserve(bytes) {
        if (this.at + bytes <= this.buffer.length)
            return;
        const grown = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.at + bytes));
        grown.set(this.buffer.subarray(0, this.at));
        this.buffer = grown;
    }
}
const shared = new KeyWriter();
/** The whole ascending encoding of one value. */
export function encodeKey(v) {
    shared.rewind(0);
    shared.value(v);
    return shared.result();
}
/** The encoding of one field as an index stores it, before turning round for descending fields. */
export function encodeField(v, limit) {
    shared.rewind(0);
    shared.field(v, false, limit);
    return shared.result();
}
//# sourceMappingURL=keycode.js.map