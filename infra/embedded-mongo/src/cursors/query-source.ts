import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import type { Plan } from '../plan/plan.js';
import { type Found, type Query, runQuery, type Step } from '../plan/query.js';
import type { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import type { ReadView } from '../store/view.js';
import { MongoError } from '../values/errors.js';
import type { ResultSource } from './cursor.js';

/** A query as the source of a cursor. Between batches it keeps a position and no snapshot. */
export class QuerySource implements ResultSource {
  private readonly steps: Generator<Step>;

  /** @param snapshot given back at rests; absent in a transaction, whose snapshot stays */
  constructor(
    view: ReadView,
    private readonly snapshot: SnapshotView | undefined,
    private readonly catalog: Catalog,
    private readonly collection: Collection,
    private readonly plan: Plan,
    query: Query,
    private readonly bytesOf: (found: Found) => Uint8Array,
  ) {
    this.steps = runQuery(view, collection, plan, query);
  }

  next(pacer: Pacer): Promise<Uint8Array | undefined> {
    return nextOf(this.steps, pacer, this.bytesOf);
  }

  rest(): void {
    this.snapshot?.rest();
  }

  check(): void {
    if (this.snapshot) checkStillThere(this.catalog, this.collection, this.plan);
  }

  close(): void {
    this.steps.return(undefined);
    this.rest();
  }
}

async function nextOf(
  steps: Generator<Step>,
  pacer: Pacer,
  bytesOf: (found: Found) => Uint8Array,
): Promise<Uint8Array | undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done) return undefined;
    const bytes = step.value && bytesOf(step.value);
    if (pacer.due()) await pacer.turn();
    if (bytes) return bytes;
  }
}

/** @throws MongoError 175 if the collection, or an index the plan reads, is gone */
export function checkStillThere(catalog: Catalog, collection: Collection, plan: Plan): void {
  const now = catalog.get(collection.ns);
  if (now?.id !== collection.id) throw new MongoError(175, `collection dropped: ${collection.ns}`);
  const parts = plan.kind === 'union' ? plan.parts : plan.kind === 'index' ? [plan] : [];
  for (const { index } of parts)
    if (!now.indexes.some((i) => i.id === index.id)) throw new MongoError(175, `index '${index.name}' dropped`);
}

/** Documents that are at hand, such as the answer of `listIndexes`. */
export class ListSource implements ResultSource {
  private at = 0;

  constructor(private readonly documents: Uint8Array[]) {}

  async next(): Promise<Uint8Array | undefined> {
    return this.documents[this.at++];
  }

  rest(): void {}

  check(): void {}

  close(): void {
    this.at = this.documents.length;
  }
}
