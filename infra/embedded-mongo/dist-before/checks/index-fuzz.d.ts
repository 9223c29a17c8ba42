/** What a run found. */
export interface FuzzResult {
    queries: number;
    /** Documents found in all, so that a run that finds nothing does not look good. */
    found: number;
    /** Queries whose plan used an index, of those that were explained. */
    indexed: number;
    explained: number;
    differences: string[];
}
/**
 * Gives the same random documents, updates and queries to a collection with many indexes and to one without: the answers must
 * be the same, errors included.
 */
export declare function fuzzIndexes(uri: string, options: {
    seed: number;
    queries: number;
}): Promise<FuzzResult>;
