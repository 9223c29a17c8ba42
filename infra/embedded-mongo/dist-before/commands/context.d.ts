import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import type { Reaper } from '../catalog/reaper.js';
import type { Cursors } from '../cursors/cursor.js';
import type { MatchEnv } from '../match/env.js';
import { type Target } from '../plan/views.js';
import type { ClusterClock } from '../sessions/clock.js';
import type { Session, Sessions } from '../sessions/session.js';
import type { Transaction } from '../sessions/transaction.js';
import type { Engine } from '../store/engine.js';
import type { Pacer } from '../store/pace.js';
import type { Doc } from '../values/bson.js';
import type { Connection } from '../wire/connection.js';
import type { WorkerPool } from '../workers/pool.js';
import type { FailPoints } from './fail-points.js';
/** What all commands share. */
export interface ServerState {
    readonly engine: Engine;
    readonly catalog: Catalog;
    readonly reaper: Reaper;
    readonly sessions: Sessions;
    readonly cursors: Cursors;
    readonly clock: ClusterClock;
    readonly workers: WorkerPool;
    /** Only with `testCommands`. */
    readonly failPoints: FailPoints | undefined;
    readonly failOnCollscan: boolean;
    readonly startedAt: Date;
    /** `host:port`, or the socket's path: how clients name this member. */
    address: string;
    /** Open connections. */
    readonly connections: Set<Connection>;
}
/** One command being run. */
export interface CommandContext {
    readonly server: ServerState;
    readonly db: string;
    /** The command's name as MongoDB writes it. */
    readonly name: string;
    readonly command: Doc;
    /** Bytes of the documents that came as a sequence. */
    readonly sequences: Map<string, Buffer[]>;
    readonly connection: Connection;
    readonly session?: Session;
    /** Set for commands of a multi-document transaction. */
    readonly transaction?: Transaction;
    /** Set for retryable writes and transactions. */
    readonly txnNumber?: bigint;
    readonly pacer: Pacer;
    readonly env: MatchEnv;
}
/** The environment of filters and expressions: time, collation (the collection's if the command has none) and variables. */
export declare function matchEnv(command: Doc, collection?: Collection): MatchEnv;
/** Name of the collection a command is about. @throws MongoError 73 */
export declare function collectionName(ctx: CommandContext, value?: import("../values/value.js").Value): string;
/** The collection or view of a name, as the command's transaction sees it; `undefined` if there is none. */
export declare function namespaceOf(ctx: CommandContext, name?: string): Collection | undefined;
/** The collection a command is about; `undefined` if there is none. @throws MongoError 166 for a view */
export declare function collectionOf(ctx: CommandContext, name?: string): Collection | undefined;
/** What a command reads under a name: views are followed to the collection below them. */
export declare function targetOf(ctx: CommandContext, name?: string): Target;
/** @throws MongoError 26 if the collection does not exist */
export declare function existingCollection(ctx: CommandContext, name?: string): Collection;
