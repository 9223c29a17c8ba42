import type { AggregateEnv } from '../aggregate/env.js';
import { runPipeline } from '../aggregate/pipeline.js';
import { readDefinitions } from '../catalog/catalog-store.js';
import type { Collection } from '../catalog/definitions.js';
import { compileCollation } from '../match/collation.js';
import { type CurrentPacer, documentsOf } from '../plan/documents.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import { planQuery } from '../plan/planner.js';
import type { Found } from '../plan/query.js';
import { resolveViews } from '../plan/views.js';
import { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import { type Doc, encode, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Job } from './protocol.js';

const BATCH_DOCUMENTS = 256;
const BATCH_BYTES = 1024 * 1024;

/** One job of a worker, on its own snapshot, with the catalog as it is in that snapshot. */
export class Execution {
  private readonly env: AggregateEnv;
  private readonly collections: Map<string, Collection>;
  private readonly pacer: CurrentPacer = { current: new Pacer(undefined) };
  private readonly results: AsyncGenerator<Uint8Array>;

  constructor(
    private readonly job: Job,
    private readonly snapshot: SnapshotView,
  ) {
    this.env = {
      now: job.now,
      let: job.let,
      collation: compileCollation(job.collation),
      openCollection: (name, filter = {}) => this.documents(name, [{ $match: filter }], undefined),
      writeOut: () => Promise.reject(new MongoError(1, 'a worker cannot write')),
      pause: () => (this.pacer.current.due() ? this.pacer.current.turn() : undefined),
    };
    this.collections = readDefinitions(snapshot);
    this.results = this.run(job);
  }

  /** The next part of the result. */
  async next(pacer: Pacer): Promise<{ documents: Uint8Array[]; done: boolean }> {
    this.pacer.current = pacer;
    const documents: Uint8Array[] = [];
    let [bytes, done] = [0, false];
    while (!done && documents.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) {
      const step = await this.results.next();
      done = step.done === true;
      if (!step.done) bytes += documents[documents.push(step.value) - 1]?.length ?? 0;
    }
    this.snapshot.rest();
    return { documents, done };
  }

  close(): void {
    this.results.return(undefined).catch(() => undefined);
    this.snapshot.rest();
  }

  private async *run({ collection, stages, hint }: Job): AsyncGenerator<Uint8Array> {
    const { rest, found } = this.open(collection, stages, hint, ({ bytes }) => new Uint8Array(bytes));
    // What no stage changes goes out as it is stored, each document in a buffer of its own.
    if (rest.length === 0) yield* found;
    else for await (const doc of this.documents(collection, stages, hint)) yield encode(doc);
  }

  /** What a pipeline on a collection or view gives. */
  private documents(name: string, stages: Doc[], hint: Value): AsyncGenerator<Doc> {
    const { rest, found } = this.open(name, stages, hint, ({ doc }) => doc);
    return rest.length > 0 ? runPipeline(found, rest, this.env) : found;
  }

  /** What a collection has of the pipeline's first stages, and the stages left. */
  private open<T>(name: string, stages: Doc[], hint: Value, resultOf: (found: Found) => T) {
    const { collection, pipeline } = resolveViews((ns) => this.collections.get(ns), this.job.db, name);
    const { query, rest } = splitPipeline([...pipeline, ...stages], this.env, hint);
    if (!collection) return { rest, found: nothing<T>() };
    const { filter, sort, collation } = query;
    const { failOnCollscan } = this.job;
    const plan = planQuery(collection, { filter, sort, hint, collated: collation !== undefined, failOnCollscan });
    return { rest, found: documentsOf(this.snapshot, collection, plan, query, this.pacer, resultOf) };
  }
}

async function* nothing<T>(): AsyncGenerator<T> {}
