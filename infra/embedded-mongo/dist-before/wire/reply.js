import { encode } from '../values/bson.js';
import { OP } from './message.js';
let nextRequestId = 1;
/** Bytes of a reply's document. */
export function replyDocument({ cursor, fields }) {
    const tail = encode('ok' in fields ? fields : { ...fields, ok: 1 });
    if (!cursor)
        return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength);
    return spliced(cursor, tail.subarray(4, -1));
}
/** An OP_MSG message, in parts. */
export function msgReply(requestId, body) {
    const header = Buffer.alloc(21);
    writeHeader(header, header.length + body.length, requestId, OP.msg);
    return [header, body];
}
/** An OP_REPLY message to an OP_QUERY, in parts. */
export function legacyReply(requestId, body) {
    const header = Buffer.alloc(36);
    writeHeader(header, header.length + body.length, requestId, OP.reply);
    header.writeInt32LE(8, 16); // AwaitCapable
    header.writeInt32LE(1, 32); // one document
    return [header, body];
}
function writeHeader(header, length, responseTo, opcode) {
    header.writeInt32LE(length, 0);
    header.writeInt32LE(nextRequestId++ & 0x7fffffff, 4);
    header.writeInt32LE(responseTo, 8);
    header.writeInt32LE(opcode, 12);
}
/** `{ cursor: { id, ns, <field>: [documents] }, <tail> }` in one allocation: the documents are most of it. */
function spliced({ id, ns, field, documents }, tail) {
    const head = encode({ id, ns }).subarray(4, -1);
    const cursorName = Buffer.from('\x03cursor\0', 'latin1');
    const arrayName = Buffer.from(`\x04${field}\0`, 'latin1');
    const names = documents.map((_, i) => `\x03${i}\0`);
    const array = documents.reduce((sum, bytes, i) => sum + bytes.length + names[i].length, 5);
    const cursor = 4 + head.length + arrayName.length + array + 1;
    const body = Buffer.allocUnsafe(4 + cursorName.length + cursor + tail.length + 1);
    let at = body.writeInt32LE(body.length, 0);
    const put = (bytes) => {
        body.set(bytes, at);
        at += bytes.length;
    };
    put(cursorName);
    at = body.writeInt32LE(cursor, at);
    put(head);
    put(arrayName);
    at = body.writeInt32LE(array, at);
    for (const [i, bytes] of documents.entries()) {
        at += body.write(names[i], at, 'latin1');
        put(bytes);
    }
    at = body.writeUInt8(0, at); // end of the array
    at = body.writeUInt8(0, at); // end of the cursor
    put(tail);
    body.writeUInt8(0, at);
    return body;
}
//# sourceMappingURL=reply.js.map