import { type Doc, type Value } from '../../values/bson.js';
/** Which documents of a sorted partition a window function sees. */
export interface Frames {
    /** True if every frame begins with the partition's first document. */
    startsAtFirst: boolean;
    /** First index and index after the last of a document's frame; may lie outside the partition. */
    bounds(partition: {
        keys: Value[][];
    }, i: number): [number, number];
}
/** Compiles `window: { documents: [from, to] }` or `{ range: [from, to], unit }`; none = the whole partition. */
export declare function compileFrames(window: Value, sortBy: Doc): Frames;
