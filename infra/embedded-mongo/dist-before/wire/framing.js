/** Largest message a client may send (`maxMessageSizeBytes` of hello). */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
/** Cuts a byte stream into wire protocol messages. */
export class MessageFramer {
    chunks = [];
    size = 0;
    /** Takes the next bytes and gives the messages that are now complete. @throws RangeError for an impossible length */
    *push(chunk) {
        this.chunks.push(chunk);
        this.size += chunk.length;
        while (this.size >= HEADER_BYTES) {
            if (this.chunks[0].length < 4)
                this.join();
            const length = this.chunks[0].readInt32LE(0);
            if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES + HEADER_BYTES)
                throw new RangeError(`message of ${length} bytes`);
            if (this.size < length)
                return;
            this.join();
            const all = this.chunks[0];
            const rest = all.subarray(length);
            this.chunks = rest.length > 0 ? [rest] : [];
            this.size = rest.length;
            yield all.subarray(0, length);
        }
    }
    join() {
        if (this.chunks.length > 1)
            this.chunks = [Buffer.concat(this.chunks)];
    }
}
//# sourceMappingURL=framing.js.map