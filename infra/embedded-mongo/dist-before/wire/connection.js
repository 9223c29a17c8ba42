import { MessageFramer } from './framing.js';
import { headerOf, OP, parseMsg, parseQuery } from './message.js';
import { legacyReply, msgReply, replyDocument } from './reply.js';
/** One client connection: requests are answered in the order they came. */
export class Connection {
    id;
    socket;
    handle;
    refuse;
    /** Application name of the client's handshake. */
    appName;
    framer = new MessageFramer();
    last = Promise.resolve();
    constructor(id, socket, handle, 
    /** Answers a request that could not be read. */
    refuse) {
        this.id = id;
        this.socket = socket;
        this.handle = handle;
        this.refuse = refuse;
        socket.setNoDelay(true);
        socket.on('error', () => socket.destroy());
        socket.on('data', (chunk) => this.receive(chunk));
    }
    get closed() {
        return this.socket.destroyed;
    }
    close() {
        this.socket.destroy();
    }
    receive(chunk) {
        try {
            for (const message of this.framer.push(chunk)) {
                this.last = this.last.then(() => this.answer(message)).catch(() => this.close());
            }
        }
        catch {
            this.close();
        }
    }
    async answer(message) {
        const { id, opcode } = headerOf(message);
        if (opcode !== OP.msg && opcode !== OP.query)
            return this.close();
        let request;
        let reply;
        try {
            request = opcode === OP.msg ? parseMsg(message) : parseQuery(message);
            reply = await this.handle(request, this);
        }
        catch (error) {
            if (request)
                throw error;
            reply = { fields: this.refuse(error) };
        }
        if (request?.wantsReply === false || this.closed)
            return;
        const body = replyDocument(reply);
        this.socket.cork();
        for (const part of opcode === OP.msg ? msgReply(id, body) : legacyReply(id, body))
            this.socket.write(part);
        this.socket.uncork();
    }
}
//# sourceMappingURL=connection.js.map