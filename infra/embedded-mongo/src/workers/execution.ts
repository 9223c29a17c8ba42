import type { AggregateEnv } from '../aggregate/env.js';
import { runPipeline } from '../aggregate/pipeline.js';
import { readDefinitions } from '../catalog/catalog-store.js';
import type { Collection } from '../catalog/definitions.js';
import { compileCollation } from '../match/collation.js';
import type { MatchEnv } from '../match/env.js';
import { type CurrentPacer, documentsOf } from '../plan/documents.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import { planQuery } from '../plan/planner.js';
import type { Query } from '../plan/query.js';
import { resolveViews } from '../plan/views.js';
import type { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import { type Doc, decode, encode, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { FromWorker, Job } from './protocol.js';

const BATCH_DOCUMENTS = 256;
const BATCH_BYTES = 1024 * 1024;

/** One job of a worker, on its own snapshot, with the catalog as it is in that snapshot. */
export class Execution {
  private readonly collections: Map<string, Collection>;
  private readonly pacer: CurrentPacer = { current: undefined as unknown as Pacer };
  private documents: AsyncGenerator<Doc> | undefined;

  constructor(
    private readonly job: Job,
    private readonly snapshot: SnapshotView,
  ) {
    this.collections = readDefinitions(snapshot);
  }

  /** The next part of the result. */
  async next(id: number, pacer: Pacer): Promise<FromWorker> {
    this.pacer.current = pacer;
    this.documents ??= this.pipeline();
    const documents: Uint8Array[] = [];
    let bytes = 0;
    let done = false;
    while (!done && documents.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) {
      const step = await this.documents.next();
      if (step.done) done = true;
      else {
        const encoded = encode(step.value);
        documents.push(encoded);
        bytes += encoded.length;
      }
    }
    this.snapshot.rest();
    return { type: 'documents', id, documents, done };
  }

  close(): void {
    this.documents?.return(undefined).catch(() => undefined);
    this.snapshot.rest();
  }

  private pipeline(): AsyncGenerator<Doc> {
    const { options, collection, pipeline } = this.job;
    const { env, hint } = optionsOf(options);
    return this.open(collection, decode(pipeline).stages as Doc[], env, hint);
  }

  private open(name: string, stages: Doc[], env: MatchEnv, hint: Value): AsyncGenerator<Doc> {
    const { collection, pipeline } = resolveViews((ns) => this.collections.get(ns), this.job.db, name);
    const { query, rest } = splitPipeline([...pipeline, ...stages], env, hint);
    const documents = this.find(collection, query);
    return rest.length > 0 ? runPipeline(documents, rest, this.aggregateEnv(env)) : documents;
  }

  private aggregateEnv(env: MatchEnv): AggregateEnv {
    return {
      ...env,
      openCollection: (name, filter = {}) => this.open(name, [{ $match: filter }], env, undefined),
      writeOut: () => Promise.reject(new MongoError(1, 'a worker cannot write')),
      pause: () => (this.pacer.current.due() ? this.pacer.current.turn() : undefined),
    };
  }

  private async *find(collection: Collection | undefined, query: Query): AsyncGenerator<Doc> {
    if (collection) yield* documentsOf(this.snapshot, collection, this.plan(collection, query), query, this.pacer);
  }

  private plan(collection: Collection, { filter, sort, hint, collation }: Query) {
    const { failOnCollscan } = this.job;
    return planQuery(collection, { filter, sort, hint, collated: collation !== undefined, failOnCollscan });
  }
}

function optionsOf(bytes: Uint8Array): { env: MatchEnv; hint: Value } {
  const { collation, let: variables, now, hint } = decode(bytes);
  const env: MatchEnv = {
    now: now as Date,
    collation: compileCollation(collation as Doc | undefined),
    let: variables as Doc | undefined,
  };
  return { env, hint };
}
