import { type Doc } from '../values/bson.js';
import { type Predicates } from './predicates.js';
/** True if every document that satisfies the predicates also satisfies a partial index's filter (false if not sure). */
export declare function implies(predicates: Predicates, filter: Doc): boolean;
