import { type RunningServer, type ServerOptions } from '@diwan/embedded-mongo/server';
/** Runs something against a server on a directory of its own, which is removed afterwards. */
export declare function withServer<T>(work: (server: RunningServer, dir: string) => Promise<T>, options?: Partial<ServerOptions>): Promise<T>;
