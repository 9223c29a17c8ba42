import type { Collection } from '../catalog/definitions.js';
import type { ResultSource } from '../cursors/cursor.js';
import { checkStillThere } from '../cursors/query-source.js';
import type { Plan } from '../plan/plan.js';
import { Found, type Query } from '../plan/query.js';
import { documentKey } from '../store/keys.js';
import type { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import { type Doc, encode } from '../values/bson.js';
import type { CommandContext } from './context.js';

/** Collections up to this size are sorted where clients are answered. */
const SMALL = 2000;

/** A query that sorts much without an index: sorted in a worker thread, which gives the order of the records. */
export function sortElsewhere(
  ctx: CommandContext,
  collection: Collection,
  plan: Plan,
  query: Query,
  snapshot: SnapshotView,
  bytesOf: (found: Found) => Uint8Array,
): ResultSource | undefined {
  const { server } = ctx;
  if (!query.sort || plan.sorted || server.engine.counters.of(collection.id) <= SMALL) return undefined;
  const { filter, sort, skip, limit, hint } = query;
  const job = {
    kind: 'sort' as const,
    db: ctx.db,
    collection: collection.name,
    query: encode(defined({ filter, sort, skip, limit, hint })),
    options: encode(defined({ collation: ctx.env.collation?.spec, let: ctx.env.let, now: ctx.env.now })),
    failOnCollscan: server.failOnCollscan,
  };
  return new RecordsSource(
    (pacer) => server.workers.records(job, pacer),
    snapshot,
    collection,
    query,
    bytesOf,
    () => checkStillThere(server.catalog, collection, plan),
  );
}

/** Leaves absent options out of a document. */
export function defined(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
}

/** Documents by their record ids. They may have changed since the ids were found: those that no longer match are left out. */
class RecordsSource implements ResultSource {
  private records: Float64Array | undefined;
  private at = 0;

  constructor(
    private readonly sort: (pacer: Pacer) => Promise<Float64Array>,
    private readonly snapshot: SnapshotView,
    private readonly collection: Collection,
    private readonly query: Query,
    private readonly bytesOf: (found: Found) => Uint8Array,
    private readonly checked: () => void,
  ) {}

  async next(pacer: Pacer): Promise<Uint8Array | undefined> {
    this.records ??= await this.sort(pacer);
    while (this.at < this.records.length) {
      const record = this.records[this.at++] as number;
      const bytes = this.snapshot.get(documentKey(this.collection.id, record));
      const found = bytes && new Found(record, bytes);
      if (pacer.due()) await pacer.turn();
      if (found && this.query.matcher.matches(found.doc)) return this.bytesOf(found);
    }
    return undefined;
  }

  rest(): void {
    this.snapshot.rest();
  }

  check(): void {
    this.checked();
  }

  close(): void {
    this.records = new Float64Array(0);
    this.rest();
  }
}
