/** What killing the server again and again has shown. All but the first three have to be 0. */
export interface CrashResult {
    rounds: number;
    acknowledged: number;
    transactions: number;
    /** Acknowledged writes that were not there after the restart. */
    lost: number;
    /** Acknowledged increments (repeated by the driver when the connection broke) that were lost. */
    lostIncrements: number;
    /** Increments counted that nobody can have made: a repeated write was done twice. */
    doubleIncrements: number;
    /** Rounds after which the accounts' sum was wrong: half a transaction. */
    brokenSums: number;
    /** Rounds after which index, documents and stored number of documents did not agree. */
    mismatches: number;
}
/** Kills the server (SIGKILL) in the middle of writes, starts it again on the same data, and compares with what was acknowledged. */
export declare function crash(options: {
    rounds: number;
    seed: number;
    milliseconds: number;
}): Promise<CrashResult>;
