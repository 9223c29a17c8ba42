import type { Long } from 'bson';
import { type Doc, encode, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { OP } from './message.js';

/** The answer to a command; `ok` is added if missing. */
export interface Reply {
  [field: string]: Value | CursorBatch;
  cursor?: CursorBatch;
}

/** What a cursor gives at a time: the documents are spliced into the reply as they are stored. */
export class CursorBatch {
  constructor(
    readonly id: Long,
    readonly ns: string,
    readonly field: 'firstBatch' | 'nextBatch',
    readonly documents: Uint8Array[],
  ) {}
}

/** An error as the reply to a command. */
export function errorReply(error: unknown): Doc {
  if (!(error instanceof MongoError))
    return {
      ok: 0,
      errmsg: error instanceof Error ? error.message : String(error),
      code: 1,
      codeName: 'InternalError',
    };
  const { code, codeName, message, labels, details } = error;
  return { ok: 0, errmsg: message, code, codeName, ...(labels.length > 0 && { errorLabels: [...labels] }), ...details };
}

let lastRequestId = 0;

/** The message with a reply, in parts: an OP_MSG, or (`legacy`) an OP_REPLY to an OP_QUERY. */
export function replyMessage(reply: Reply, requestId: number, legacy: boolean): Uint8Array[] {
  const body = replyDocument(reply);
  const header = Buffer.alloc(legacy ? 36 : 21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(++lastRequestId & 0x7fffffff, 4);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(legacy ? OP.reply : OP.msg, 12);
  if (legacy) {
    header.writeInt32LE(8, 16); // AwaitCapable
    header.writeInt32LE(1, 32); // one document
  }
  return [header, body];
}

function replyDocument({ cursor, ...fields }: Reply): Uint8Array {
  const bytes = encode(('ok' in fields ? fields : { ...fields, ok: 1 }) as Doc);
  if (!cursor) return bytes;
  const { id, ns, field, documents } = cursor;
  const array = parts(documents.flatMap((document, i) => [text(`\x03${i}\0`), document]));
  const body = parts([elements(encode({ id, ns })), text(`\x04${field}\0`), ...array]);
  return Buffer.concat(parts([text('\x03cursor\0'), ...body, elements(bytes)]));
}

const END = Buffer.of(0);

/** The parts of a BSON document with these elements. */
function parts(inside: Uint8Array[]): Uint8Array[] {
  const length = Buffer.allocUnsafe(4);
  length.writeInt32LE(inside.reduce((sum, part) => sum + part.length, 5));
  return [length, ...inside, END];
}

/** What is inside a BSON document. */
function elements(document: Uint8Array): Uint8Array {
  return document.subarray(4, -1);
}

function text(name: string): Buffer {
  return Buffer.from(name, 'latin1');
}
