import { type Doc } from '../values/bson.js';
/** Opcodes this server reads. */
export declare const OP: {
    readonly reply: 1;
    readonly query: 2004;
    readonly msg: 2013;
};
/** A request of a client. */
export interface Request {
    id: number;
    opcode: number;
    /** The command, with the documents of sequences put in, except `documents`. */
    command: Doc;
    db: string;
    /** The bytes of documents that came as a sequence, by field name. */
    sequences: Map<string, Buffer[]>;
    /** False if the client wants no answer (write concern 0). */
    wantsReply: boolean;
}
/** The id and opcode of a message. */
export declare function headerOf(message: Buffer): {
    id: number;
    opcode: number;
};
/** Reads an OP_MSG. @throws MongoError for a malformed one */
export declare function parseMsg(message: Buffer): Request;
/** Reads an OP_QUERY, which drivers only send for the first hello of a connection. */
export declare function parseQuery(message: Buffer): Request;
