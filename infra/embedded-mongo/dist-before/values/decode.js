import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, } from 'bson';
import { MongoError } from './errors.js';
import { setField } from './value.js';
const MAX_DEPTH = 200;
const MIN_KEY = new MinKey();
const MAX_KEY = new MaxKey();
/**
 * Reads BSON into `Value`s. Unlike the driver's reader it keeps integral doubles and longs apart from int32,
 * leaves `{ $ref, $id }` an ordinary document, and makes no intermediate objects.
 * @throws MongoError 22 (InvalidBSON) when the bytes are not one whole document.
 */
export function decode(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const reader = new Reader(buffer);
    try {
        const doc = reader.document(0);
        if (reader.at !== buffer.length)
            throw new RangeError('bytes after the end of the document');
        return doc;
    }
    catch (error) {
        if (error instanceof MongoError)
            throw error;
        throw new MongoError(22, `invalid BSON: ${error.message}`);
    }
}
/** Field names repeat: the last ones seen are found by their bytes instead of being made again. */
const names = new Array(4096);
function knownName(buffer, start, end, hash) {
    const slot = hash & (names.length - 1);
    const name = names[slot];
    if (name !== undefined && name.length === end - start) {
        let i = 0;
        while (i < name.length && name.charCodeAt(i) === buffer[start + i])
            i++;
        if (i === name.length)
            return name;
    }
    const made = buffer.toString('latin1', start, end);
    if (made.length <= 64)
        names[slot] = made;
    return made;
}
class Reader {
    buffer;
    at = 0;
    constructor(buffer) {
        this.buffer = buffer;
    }
    document(depth) {
        const end = this.open(depth);
        const doc = {};
        for (let type = this.byte(); type !== 0; type = this.byte()) {
            const name = this.cstring();
            const value = this.value(type, depth);
            if (name === '__proto__')
                setField(doc, name, value);
            else
                doc[name] = value;
        }
        this.close(end);
        return doc;
    }
    array(depth) {
        const end = this.open(depth);
        const array = [];
        for (let type = this.byte(); type !== 0; type = this.byte()) {
            this.at = this.buffer.indexOf(0, this.at) + 1;
            array.push(this.value(type, depth));
        }
        this.close(end);
        return array;
    }
    open(depth) {
        if (depth > MAX_DEPTH)
            throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
        const start = this.at;
        const size = this.int32();
        if (size < 5 || start + size > this.buffer.length)
            throw new RangeError('wrong document length');
        return start + size;
    }
    close(end) {
        if (this.at !== end)
            throw new RangeError('document length does not match its fields');
    }
    value(type, depth) {
        switch (type) {
            case 0x01: {
                const n = this.buffer.readDoubleLE(this.skip(8));
                return Number.isInteger(n) ? new Double(n) : n;
            }
            case 0x02:
                return this.string();
            case 0x03:
                return this.document(depth + 1);
            case 0x04:
                return this.array(depth + 1);
            case 0x05:
                return this.binary();
            case 0x06:
                return undefined;
            case 0x07:
                return new ObjectId(this.bytes(12));
            case 0x08:
                return this.byte() !== 0;
            case 0x09:
                return new Date(Number(this.buffer.readBigInt64LE(this.skip(8))));
            case 0x0a:
                return null;
            case 0x0b:
                return new BSONRegExp(this.cstring(), this.cstring());
            case 0x0c:
                return { $ref: this.string(), $id: new ObjectId(this.bytes(12)) };
            case 0x0d:
                return new Code(this.string());
            case 0x0e:
                return new BSONSymbol(this.string());
            case 0x0f: {
                this.skip(4);
                return new Code(this.string(), this.document(depth + 1));
            }
            case 0x10:
                return this.int32();
            case 0x11: {
                const low = this.int32();
                return new Timestamp(new Long(low, this.int32()));
            }
            case 0x12: {
                const low = this.int32();
                return new Long(low, this.int32());
            }
            case 0x13:
                return new Decimal128(this.bytes(16));
            case 0x7f:
                return MAX_KEY;
            case 0xff:
                return MIN_KEY;
            default:
                throw new RangeError(`unknown element type ${type}`);
        }
    }
    binary() {
        let size = this.int32();
        const subtype = this.byte();
        if (subtype === Binary.SUBTYPE_BYTE_ARRAY)
            size = this.int32();
        return new Binary(this.bytes(size), subtype);
    }
    string() {
        const size = this.int32();
        if (size < 1)
            throw new RangeError('wrong string length');
        const start = this.skip(size);
        return this.buffer.toString('utf8', start, start + size - 1);
    }
    cstring() {
        const { buffer } = this;
        const start = this.at;
        let end = start;
        let hash = 0;
        let high = 0;
        for (let byte = buffer[end]; byte !== 0; byte = buffer[++end]) {
            if (byte === undefined)
                throw new RangeError('unterminated name');
            hash = (hash * 31 + byte) | 0;
            high |= byte;
        }
        this.at = end + 1;
        return high > 0x7f ? buffer.toString('utf8', start, end) : knownName(buffer, start, end, hash);
    }
    /** A copy: the value may outlive the network buffer or the storage page it was read from. */
    bytes(size) {
        const start = this.skip(size);
        return Uint8Array.prototype.slice.call(this.buffer, start, start + size);
    }
    int32() {
        return this.buffer.readInt32LE(this.skip(4));
    }
    byte() {
        return this.buffer[this.skip(1)];
    }
    skip(size) {
        const start = this.at;
        if (size < 0 || start + size > this.buffer.length)
            throw new RangeError('value runs past the end');
        this.at = start + size;
        return start;
    }
}
//# sourceMappingURL=decode.js.map