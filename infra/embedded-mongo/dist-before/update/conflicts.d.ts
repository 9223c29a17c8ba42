/** Collects the paths of an update and refuses two of which one is, or contains, the other. */
export declare class PathSet {
    private readonly root;
    /** @throws MongoError 40 (ConflictingUpdateOperators). */
    add(parts: readonly string[]): void;
}
/** MongoDB applies changes in this order: names as text, array indexes as numbers. It decides the order of new fields. */
export declare function comparePaths(a: readonly string[], b: readonly string[]): number;
