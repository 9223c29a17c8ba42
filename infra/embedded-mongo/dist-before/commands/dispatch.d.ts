import type { Connection } from '../wire/connection.js';
import type { Request } from '../wire/message.js';
import type { Reply } from '../wire/reply.js';
import type { Command } from './command.js';
import { type ServerState } from './context.js';
/** Finds commands by the name a client uses. */
export declare class CommandTable {
    private readonly byName;
    constructor(commands: Command[]);
    get(name: string): Command | undefined;
    names(): string[];
}
/** Answers one request: checks it, runs it in its session and transaction, and turns errors into replies. */
export declare function answer(server: ServerState, table: CommandTable, request: Request, connection: Connection): Promise<Reply>;
