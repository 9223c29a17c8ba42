import { type Matcher } from '../match/matcher.js';
import { type Doc } from '../values/bson.js';
/** A view: reads run its pipeline on another collection (or view). */
export interface View {
    readonly on: string;
    readonly pipeline: Doc[];
}
/** What documents of a collection have to be like. */
export interface Validation {
    readonly matcher: Matcher;
    /** `moderate`: documents that were wrong before may stay so. */
    readonly level: 'strict' | 'moderate';
}
/** A capped collection drops its oldest documents when it has more than this. */
export interface Cap {
    readonly bytes: number;
    readonly documents: number;
}
/** What follows from the options of `create`. @throws MongoError 72, 238 */
export declare function interpretOptions(options: Doc): {
    view?: View;
    validation?: Validation;
    cap?: Cap;
};
/** @throws MongoError 121 unless the document may be stored in place of `before` (or as a new one) */
export declare function validate(validation: Validation | undefined, doc: Doc, before?: Doc): void;
