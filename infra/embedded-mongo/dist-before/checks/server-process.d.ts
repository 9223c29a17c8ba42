/** The server as a process of its own, on one data directory, which can be killed and started again. */
export declare class ServerProcess {
    private readonly options;
    readonly dir: string;
    uri: string;
    private child;
    constructor(options?: string[]);
    /** Starts the process. @returns milliseconds until it was ready */
    start(): Promise<number>;
    /** Ends the process: SIGKILL gives it no chance to do anything any more. */
    stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
    /** Memory of the process in MB: all that is resident, and the part that is not just the mapped data file. */
    memory(): {
        resident: number;
        anonymous: number;
    };
    /** Ends the process and removes its data. */
    remove(): Promise<void>;
}
