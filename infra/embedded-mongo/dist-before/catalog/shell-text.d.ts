import { type Value } from '../values/bson.js';
/** A value as MongoDB prints it in messages: `{ email: "a@x", n: 1 }`. */
export declare function shellText(v: Value): string;
