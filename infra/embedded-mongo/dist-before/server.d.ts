/** How to start the server. */
export interface ServerOptions {
    /** The data directory; made if missing, for this user only. */
    dir: string;
    /** Listen on a Unix socket in the data directory (default true). */
    socket?: boolean;
    /** Listen on this TCP port of 127.0.0.1, too; 0 chooses one. */
    port?: number;
    /** Answer error 291 to a query with a filter that no index serves (default: the environment's FAIL_ON_COLLSCAN). */
    failOnCollscan?: boolean;
    /** False: do not wait for the disk at commits. Data may be lost in a power failure; for tests. */
    sync?: boolean;
    /** Enable `configureFailPoint`, for the drivers' published tests. */
    testCommands?: boolean;
    /** Told of errors in background work, which have no client to be answered to. */
    onBackgroundError?: (error: unknown) => void;
}
/** A running server. */
export interface RunningServer {
    /** Connection string: of the socket if there is one, else of the port. */
    uri: string;
    /** Answers what is under way, closes the connections and the data file. */
    close(): Promise<void>;
}
/**
 * Starts the server.
 * @throws if the data directory is in use by another process, belongs to somebody else, or has another format
 */
export declare function startServer(options: ServerOptions): Promise<RunningServer>;
