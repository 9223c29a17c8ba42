import { type Doc, decode, type Value } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';

/** Opcodes this server reads or writes. */
export const OP = { reply: 1, query: 2004, msg: 2013 } as const;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Largest message a client may send (`maxMessageSizeBytes` of hello). */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

/** A request of a client. */
export interface Request {
  /** The command with its document sequences; those of `documents` are still BSON: there may be many thousands. */
  command: Doc;
  db: string;
  /** False if the client wants no answer (write concern 0). */
  wantsReply: boolean;
}

/** Cuts a byte stream into messages. */
export class MessageFramer {
  private chunks: Buffer[] = [];
  private size = 0;

  /** Takes the next bytes and gives the messages that are now complete. @throws RangeError for an impossible length */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (this.size >= HEADER_BYTES) {
      if ((this.chunks[0] as Buffer).length < 4) this.chunks = [Buffer.concat(this.chunks)];
      const length = (this.chunks[0] as Buffer).readInt32LE(0);
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES + HEADER_BYTES)
        throw new RangeError(`message of ${length} bytes`);
      if (this.size < length) return;
      const all = this.chunks.length > 1 ? Buffer.concat(this.chunks) : (this.chunks[0] as Buffer);
      this.chunks = all.length > length ? [all.subarray(length)] : [];
      this.size -= length;
      yield all.subarray(0, length);
    }
  }
}

/** Reads an OP_MSG. @throws MongoError for a malformed one */
export function parseMsg(message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if ((flags & 0xffff & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0)
    throw new MongoError(223, 'Message contains illegal flags value');
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  const sequences: [string, Buffer[]][] = [];
  let command: Doc | undefined;
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = message[at++];
    const section = sized(message, at, end);
    at += section.length;
    if (kind === 0) command = decode(section);
    else if (kind === 1) sequences.push(sequenceOf(section));
    else throw new MongoError(40432, `Unknown section kind ${kind}`);
  }
  if (!command) throw new MongoError(40587, 'OP_MSG messages must have a body');
  for (const [name, documents] of sequences) {
    if (name in command) throw new MongoError(40433, `Duplicate field between body and document sequence ${name}`);
    command[name] = name === 'documents' ? (documents as unknown as Value[]) : documents.map((bytes) => decode(bytes));
  }
  if (typeof command.$db !== 'string') throw new MongoError(40571, 'OP_MSG requests require a $db argument');
  return { command, db: command.$db, wantsReply: (flags & MORE_TO_COME) === 0 };
}

/** Reads an OP_QUERY, which drivers only send for the first hello of a connection. @throws MongoError 352 */
export function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nameEnd);
  const body = decode(sized(message, nameEnd + 9, message.length));
  if (!namespace.endsWith('.$cmd')) throw new MongoError(352, 'OP_QUERY is only supported for hello');
  return { command: (body.$query as Doc | undefined) ?? body, db: namespace.slice(0, -5), wantsReply: true };
}

function sequenceOf(section: Buffer): [string, Buffer[]] {
  const nameEnd = section.indexOf(0, 4);
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; at += (documents.at(-1) as Buffer).length)
    documents.push(sized(section, at, section.length));
  return [section.toString('utf8', 4, nameEnd), documents];
}

/** The part that begins with its own length. */
function sized(bytes: Buffer, at: number, end: number): Buffer {
  const size = end - at < 5 ? 0 : bytes.readInt32LE(at);
  if (size < 5 || at + size > end) throw failedToParse('a part is longer than its message');
  return bytes.subarray(at, at + size);
}
