import { connect } from 'node:net';
import { BSON } from 'mongodb';
/** Sends commands as they are: the driver would choose session and transaction number itself. One command at a time. */
export class RawClient {
    socket;
    received = Buffer.alloc(0);
    waiting;
    constructor(socket) {
        this.socket = socket;
        socket.on('data', (chunk) => {
            this.received = Buffer.concat([this.received, chunk]);
            if (this.received.length < 4 || this.received.length < this.received.readInt32LE(0))
                return;
            const message = this.received;
            this.received = Buffer.alloc(0);
            this.waiting?.(BSON.deserialize(message.subarray(21)));
        });
    }
    static async connect(uri) {
        const socket = connect(decodeURIComponent(uri.split('/')[2]));
        await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
        return new RawClient(socket);
    }
    /** The reply, whether `ok` or not. */
    run(command, db = 'firm') {
        const body = BSON.serialize({ ...command, $db: db });
        const header = Buffer.alloc(21);
        header.writeInt32LE(header.length + body.length, 0);
        header.writeInt32LE(1, 4);
        header.writeInt32LE(2013, 12);
        this.socket.write(Buffer.concat([header, body]));
        return new Promise((resolve) => {
            this.waiting = resolve;
        });
    }
    close() {
        this.socket.destroy();
    }
}
//# sourceMappingURL=raw-client.js.map