import { Timestamp } from 'bson';
import type { Doc } from '../values/bson.js';
/** The logical clock of the one-member replica set: `operationTime` and `$clusterTime` of replies. */
export declare class ClusterClock {
    private seconds;
    private increment;
    /** A time later than all before it. */
    tick(): Timestamp;
    now(): Timestamp;
    /** What every reply carries; unsigned, as MongoDB's without authentication. */
    replyFields(): Doc;
}
