import type { Collection } from '../catalog/definitions.js';
import type { Plan } from '../plan/plan.js';
import { type Found, type Query, type Step } from '../plan/query.js';
import type { ReadView } from '../store/view.js';
import type { CommandContext } from './context.js';
/** The plan of a query in a state. */
export declare function planFor(ctx: CommandContext, view: ReadView, collection: Collection, query: Query): Plan;
/** All documents of a query, if they are found quickly; `undefined` if that takes too long to do in one go. */
export declare function searchQuickly(ctx: CommandContext, view: ReadView, collection: Collection, query: Query): Found[] | undefined;
/** Runs a query and lets others run in between. */
export declare function paced(ctx: CommandContext, steps: Generator<Step>): AsyncGenerator<Found>;
/** Record ids of the documents of a query, from a snapshot (or the transaction); they are checked again when they are changed. */
export declare function searchRecords(ctx: CommandContext, collection: Collection, query: Query): Promise<number[]>;
