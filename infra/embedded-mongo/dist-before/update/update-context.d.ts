/** What is known about the document when an update is applied. */
export interface UpdateContext {
    /** What the positional `$` stands for (`Matcher.matchIndex`). */
    matchIndex?: number;
    /** True when an upsert builds a new document (`$setOnInsert` applies, `_id` may be set). */
    inserting: boolean;
}
