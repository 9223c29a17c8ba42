import { badValue, documentTooLarge } from './errors.js';
import { isDoc, MAX_INTERNAL_BYTES } from './value.js';
/**
 * BSON bytes of a document; the inverse of `decode`. Plain numbers become int32 when they are integers of that range, else doubles.
 * @throws MongoError 10334 if larger than 16 MB (plus the 16 KB the server allows itself), 2 for a value that is not BSON.
 */
export function encode(doc) {
    const writer = new Writer();
    writer.document(doc);
    if (writer.at > MAX_INTERNAL_BYTES)
        throw documentTooLarge(writer.at);
    return writer.result();
}
/** True for a JavaScript number that is stored as an int32. */
export function isInt32(n) {
    return (n | 0) === n && !Object.is(n, -0);
}
/** Element type of each BSON class, and how its content is written. */
const TAGGED = {
    ObjectId: [0x07, (writer, value) => writer.bytes(value.id)],
    Double: [0x01, (writer, value) => writer.double(value.value)],
    Int32: [0x10, (writer, value) => writer.int32(value.value)],
    Long: [0x12, writeInt64],
    Timestamp: [0x11, writeInt64],
    Decimal128: [0x13, (writer, value) => writer.bytes(value.bytes)],
    Binary: [0x05, (writer, value) => writer.binary(value)],
    BSONRegExp: [0x0b, writeRegex],
    BSONSymbol: [0x0e, (writer, value) => writer.string(value.value)],
    DBRef: [0x03, (writer, value) => writer.document(value.toJSON())],
    MinKey: [0xff],
    MaxKey: [0x7f],
};
function writeInt64(writer, value) {
    writer.int32(value.low);
    writer.int32(value.high);
}
function writeRegex(writer, value) {
    writer.cstring(value.pattern);
    writer.cstring(value.options);
}
/** The scratch buffer is kept between calls: most documents are small and encoding is synchronous. */
let scratch = Buffer.allocUnsafe(64 * 1024);
const LARGEST_KEPT = 1024 * 1024;
class Writer {
    at = 0;
    buffer = scratch;
    result() {
        if (this.buffer.length <= LARGEST_KEPT)
            scratch = this.buffer;
        return Uint8Array.prototype.slice.call(this.buffer, 0, this.at);
    }
    document(doc) {
        const start = this.reserve(4);
        for (const key of Object.keys(doc))
            this.element(key, doc[key]);
        this.end(start);
    }
    array(array) {
        const start = this.reserve(4);
        for (let i = 0; i < array.length; i++)
            this.element(String(i), array[i]);
        this.end(start);
    }
    end(start) {
        this.byte(0);
        this.buffer.writeInt32LE(this.at - start, start);
    }
    element(name, value) {
        if (typeof value === 'string') {
            this.head(0x02, name);
            this.string(value);
        }
        else if (typeof value === 'number') {
            if (isInt32(value)) {
                this.head(0x10, name);
                this.int32(value);
            }
            else {
                this.head(0x01, name);
                this.double(value);
            }
        }
        else if (typeof value === 'boolean') {
            this.head(0x08, name);
            this.byte(value ? 1 : 0);
        }
        else if (value === undefined)
            this.head(0x06, name);
        else if (value === null)
            this.head(0x0a, name);
        else
            this.object(name, value);
    }
    object(name, value) {
        if (Array.isArray(value)) {
            this.head(0x04, name);
            this.array(value);
        }
        else if (isDoc(value)) {
            this.head(0x03, name);
            this.document(value);
        }
        else if (value instanceof Date) {
            this.head(0x09, name);
            this.buffer.writeBigInt64LE(BigInt(value.getTime()), this.reserve(8));
        }
        else
            this.tagged(name, value);
    }
    tagged(name, value) {
        if (value._bsontype === 'Code') {
            this.code(name, value);
            return;
        }
        const [type, write] = TAGGED[value._bsontype] ?? [];
        if (type === undefined)
            throw badValue(`field '${name}' holds a value that BSON does not have`);
        this.head(type, name);
        write?.(this, value);
    }
    code(name, code) {
        this.head(code.scope ? 0x0f : 0x0d, name);
        if (!code.scope) {
            this.string(code.code);
            return;
        }
        const start = this.reserve(4);
        this.string(code.code);
        this.document(code.scope);
        this.buffer.writeInt32LE(this.at - start, start);
    }
    binary(binary) {
        const old = binary.sub_type === 2;
        this.int32(old ? binary.position + 4 : binary.position);
        this.byte(binary.sub_type);
        if (old)
            this.int32(binary.position);
        this.bytes(binary.buffer.subarray(0, binary.position));
    }
    head(type, name) {
        this.byte(type);
        this.cstring(name);
    }
    string(text) {
        const start = this.reserve(4);
        const size = this.text(text);
        this.byte(0);
        this.buffer.writeInt32LE(size + 1, start);
    }
    cstring(text) {
        if (text.includes('\0'))
            throw badValue('field names and regular expressions cannot contain null bytes');
        this.text(text);
        this.byte(0);
    }
    /** Short ASCII, which most names and values are, is written here: calling into the runtime costs more. */
    text(text) {
        const start = this.reserve(text.length * 3);
        let size = 0;
        if (text.length < 48) {
            for (; size < text.length; size++) {
                const code = text.charCodeAt(size);
                if (code > 0x7f)
                    break;
                this.buffer[start + size] = code;
            }
        }
        if (size < text.length)
            size = this.buffer.write(text, start, 'utf8');
        this.at = start + size;
        return size;
    }
    bytes(bytes) {
        const start = this.reserve(bytes.length);
        this.buffer.set(bytes, start);
    }
    int32(n) {
        this.buffer.writeInt32LE(n | 0, this.reserve(4));
    }
    double(n) {
        this.buffer.writeDoubleLE(n, this.reserve(8));
    }
    byte(n) {
        this.buffer[this.reserve(1)] = n;
    }
    /** Makes room; a much too large document is refused here before memory is exhausted. */
    reserve(size) {
        const start = this.at;
        this.at = start + size;
        if (this.at > this.buffer.length) {
            if (start > 4 * MAX_INTERNAL_BYTES)
                throw documentTooLarge(start);
            const grown = Buffer.allocUnsafe(Math.max(this.at, this.buffer.length * 2));
            this.buffer.copy(grown, 0, 0, start);
            this.buffer = grown;
        }
        return start;
    }
}
//# sourceMappingURL=encode.js.map