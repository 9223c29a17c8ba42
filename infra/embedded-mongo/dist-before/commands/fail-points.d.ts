import { type Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
/** What a fail point does to one command. */
export interface Failure {
    blockMs?: number;
    closeConnection: boolean;
    error?: MongoError;
    /** Added to the reply of the command, which is executed. */
    writeConcernError?: Doc;
    errorLabels?: string[];
}
/** The fail points of the drivers' published tests: `failCommand`, and `onPrimaryTransactionalWrite` for lost connections. */
export declare class FailPoints {
    private readonly points;
    /** `configureFailPoint` */
    configure(command: Doc): void;
    /** Whether and how a command fails. */
    failureOf(name: string, command: Doc, appName: string | undefined): Failure | undefined;
    /** True if the connection is to be cut: `'before'` or `'after'` a retryable write takes effect. */
    writeFailure(): 'before' | 'after' | undefined;
    private fires;
    private failure;
}
