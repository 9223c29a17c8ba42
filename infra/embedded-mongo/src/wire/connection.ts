import type { Socket } from 'node:net';
import { MessageFramer, OP, parseMsg, parseQuery, type Request } from './message.js';
import { errorReply, type Reply, replyMessage } from './reply.js';

/** Answers one request; never throws except to cut the connection. */
export type RequestHandler = (request: Request, connection: Connection) => Promise<Reply>;

/** One client connection: requests are answered in the order they came. */
export class Connection {
  /** Application name of the client's handshake. */
  appName: string | undefined;
  private readonly framer = new MessageFramer();
  private last: Promise<void> = Promise.resolve();

  constructor(
    readonly id: number,
    private readonly socket: Socket,
    private readonly handle: RequestHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => this.receive(chunk as Buffer));
  }

  get closed(): boolean {
    return this.socket.destroyed;
  }

  /** Cuts the connection; resolves when none of its requests runs any more. */
  close(): Promise<void> {
    this.socket.destroy();
    return this.last;
  }

  private receive(chunk: Buffer): void {
    try {
      for (const message of this.framer.push(chunk))
        this.last = this.last.then(() => this.answer(message)).catch(() => void this.close());
    } catch {
      void this.close();
    }
  }

  private async answer(message: Buffer): Promise<void> {
    const opcode = message.readInt32LE(12);
    if (opcode !== OP.msg && opcode !== OP.query) return void this.close();
    let request: Request | undefined;
    let reply: Reply;
    try {
      request = opcode === OP.msg ? parseMsg(message) : parseQuery(message);
      reply = await this.handle(request, this);
    } catch (error) {
      if (request) throw error;
      reply = errorReply(error);
    }
    if (request?.wantsReply === false || this.closed) return;
    const requestId = message.readInt32LE(4);
    const isLegacy = opcode === OP.query;
    let parts: Uint8Array[];
    try {
      parts = replyMessage(reply, requestId, isLegacy);
    } catch (error) {
      parts = replyMessage(errorReply(error), requestId, isLegacy); // larger than a reply may be
    }
    this.socket.cork();
    for (const part of parts) this.socket.write(part);
    this.socket.uncork();
  }
}
