import { type Document } from 'mongodb';
/** Sends commands as they are: the driver would choose session and transaction number itself. One command at a time. */
export declare class RawClient {
    private readonly socket;
    private received;
    private waiting;
    private constructor();
    static connect(uri: string): Promise<RawClient>;
    /** The reply, whether `ok` or not. */
    run(command: Document, db?: string): Promise<Document>;
    close(): void;
}
