import type { Collection } from '../catalog/definitions.js';
import type { ResultSource } from '../cursors/cursor.js';
import type { Plan } from '../plan/plan.js';
import { Found, type Query } from '../plan/query.js';
import type { SnapshotView } from '../store/snapshot.js';
import { type Doc } from '../values/bson.js';
import type { CommandContext } from './context.js';
/** A query that sorts much without an index: sorted in a worker thread, which gives the order of the records. */
export declare function sortElsewhere(ctx: CommandContext, collection: Collection, plan: Plan, query: Query, snapshot: SnapshotView, bytesOf: (found: Found) => Uint8Array): ResultSource | undefined;
/** Leaves absent options out of a document. */
export declare function defined(doc: Doc): Doc;
