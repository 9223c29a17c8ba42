import type { Reply } from '../wire/reply.js';
import type { Fields } from './arguments.js';
import type { CommandContext } from './context.js';
/** A command this server has. */
export interface Command {
    /** As MongoDB writes it in messages. */
    readonly name: string;
    /** Other spellings clients use. */
    readonly aliases?: readonly string[];
    /** Its fields besides the generic ones; `undefined`: any (commands that only report). */
    readonly fields?: Fields;
    /** Part of the stable API, version 1. */
    readonly apiV1: boolean;
    /** Allowed in a multi-document transaction. */
    readonly inTransaction?: boolean;
    /** May carry a `txnNumber` outside transactions. */
    readonly retryable?: boolean;
    /** Takes a write concern. */
    readonly writes?: boolean;
    /** Only on the `admin` database. */
    readonly adminOnly?: boolean;
    run(ctx: CommandContext): Reply | Promise<Reply>;
}
/** A reply without a cursor. */
export declare function fields(document?: Reply['fields']): Reply;
