import type { ServerOptions } from '@diwan/embedded-mongo/server';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
/** Runs something with a client of a server of its own. Commits are not synced to disk: only killing the machine would show. */
export declare function withClient<T>(work: (client: MongoClient, db: Db) => Promise<T>, options?: Partial<ServerOptions>, clientOptions?: MongoClientOptions): Promise<T>;
/** What an operation fails with, in the parts that programs look at. */
export declare function failure(operation: Promise<unknown>): Promise<{
    code?: unknown;
    message: string;
    labels: string[];
}>;
