import { decode } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';
/** Opcodes this server reads. */
export const OP = { reply: 1, query: 2004, msg: 2013 };
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;
/** The id and opcode of a message. */
export function headerOf(message) {
    return { id: message.readInt32LE(4), opcode: message.readInt32LE(12) };
}
/** Reads an OP_MSG. @throws MongoError for a malformed one */
export function parseMsg(message) {
    const { id, opcode } = headerOf(message);
    const flags = message.readUInt32LE(16);
    if ((flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) !== 0)
        throw new MongoError(223, 'Message contains illegal flags value');
    const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
    const sequences = new Map();
    let command;
    for (let at = 20; at < end;) {
        const kind = message[at++];
        const size = message.readInt32LE(at);
        if (size < 4 || at + size > end)
            throw failedToParse('section is longer than its message');
        if (kind === 0)
            command = decode(message.subarray(at, at + size));
        else if (kind === 1)
            readSequence(message, at, at + size, sequences);
        else
            throw new MongoError(40432, `Unknown section kind ${kind}`);
        at += size;
    }
    if (!command)
        throw new MongoError(40587, 'OP_MSG messages must have a body');
    for (const [name, documents] of sequences) {
        if (name in command)
            throw new MongoError(40433, `Duplicate field between body and document sequence ${name}`);
        // Documents to be stored are decoded when their turn comes: there may be many thousands.
        if (name !== 'documents')
            command[name] = documents.map((bytes) => decode(bytes));
    }
    if (typeof command.$db !== 'string')
        throw new MongoError(40571, 'OP_MSG requests require a $db argument');
    return { id, opcode, command, db: command.$db, sequences, wantsReply: (flags & MORE_TO_COME) === 0 };
}
/** Reads an OP_QUERY, which drivers only send for the first hello of a connection. */
export function parseQuery(message) {
    const { id, opcode } = headerOf(message);
    const nameEnd = message.indexOf(0, 20);
    const namespace = message.toString('utf8', 20, nameEnd);
    const at = nameEnd + 9;
    const body = decode(message.subarray(at, at + message.readInt32LE(at)));
    if (!namespace.endsWith('.$cmd'))
        throw new MongoError(352, 'OP_QUERY is only supported for hello');
    const command = body.$query ?? body;
    return { id, opcode, command, db: namespace.slice(0, -5), sequences: new Map(), wantsReply: true };
}
function readSequence(message, start, end, into) {
    const nameEnd = message.indexOf(0, start + 4);
    const name = message.toString('utf8', start + 4, nameEnd);
    const documents = [];
    for (let at = nameEnd + 1; at < end;) {
        const size = message.readInt32LE(at);
        if (size < 5 || at + size > end)
            throw failedToParse('document is longer than its sequence');
        documents.push(message.subarray(at, at + size));
        at += size;
    }
    into.set(name, documents);
}
//# sourceMappingURL=message.js.map