import type { Collection } from '../catalog/definitions.js';
import type { Pacer } from '../store/pace.js';
import type { ReadView } from '../store/view.js';
import type { Doc } from '../values/bson.js';
import type { Plan } from './plan.js';
import { type Query } from './query.js';
/** The pacer of the command that is fetching just now; a pipeline outlives the command that began it. */
export interface CurrentPacer {
    current: Pacer;
}
/** The documents of a plan, with pauses for other clients. */
export declare function documentsOf(view: ReadView, collection: Collection, plan: Plan, query: Query, pacer: CurrentPacer): AsyncGenerator<Doc>;
