import type { Long } from 'bson';
import { type Doc } from '../values/bson.js';
/** Documents of a cursor, spliced into the reply as they are stored. */
export interface CursorBatch {
    id: Long;
    ns: string;
    field: 'firstBatch' | 'nextBatch';
    documents: Uint8Array[];
}
/** The answer to a command. */
export interface Reply {
    cursor?: CursorBatch;
    /** Fields behind the cursor; `ok` is added if missing. */
    fields: Doc;
}
/** Bytes of a reply's document. */
export declare function replyDocument({ cursor, fields }: Reply): Buffer;
/** An OP_MSG message, in parts. */
export declare function msgReply(requestId: number, body: Buffer): Buffer[];
/** An OP_REPLY message to an OP_QUERY, in parts. */
export declare function legacyReply(requestId: number, body: Buffer): Buffer[];
