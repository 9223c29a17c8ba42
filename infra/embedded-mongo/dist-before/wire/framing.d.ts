/** Largest message a client may send (`maxMessageSizeBytes` of hello). */
export declare const MAX_MESSAGE_BYTES = 48000000;
/** Cuts a byte stream into wire protocol messages. */
export declare class MessageFramer {
    private chunks;
    private size;
    /** Takes the next bytes and gives the messages that are now complete. @throws RangeError for an impossible length */
    push(chunk: Buffer): Generator<Buffer>;
    private join;
}
