import type { Socket } from 'node:net';
import type { Doc } from '../values/bson.js';
import { type Request } from './message.js';
import { type Reply } from './reply.js';
/** Answers one request; never throws except to cut the connection. */
export type RequestHandler = (request: Request, connection: Connection) => Promise<Reply>;
/** One client connection: requests are answered in the order they came. */
export declare class Connection {
    readonly id: number;
    private readonly socket;
    private readonly handle;
    /** Answers a request that could not be read. */
    private readonly refuse;
    /** Application name of the client's handshake. */
    appName: string | undefined;
    private readonly framer;
    private last;
    constructor(id: number, socket: Socket, handle: RequestHandler, 
    /** Answers a request that could not be read. */
    refuse: (error: unknown) => Doc);
    get closed(): boolean;
    close(): void;
    private receive;
    private answer;
}
