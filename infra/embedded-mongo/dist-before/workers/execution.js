import { runPipeline } from '../aggregate/pipeline.js';
import { readDefinitions } from '../catalog/catalog-store.js';
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { documentsOf } from '../plan/documents.js';
import { splitPipeline } from '../plan/pipeline-plan.js';
import { planQuery } from '../plan/planner.js';
import { runQuery } from '../plan/query.js';
import { resolveViews } from '../plan/views.js';
import { decode, encode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
const BATCH_DOCUMENTS = 256;
const BATCH_BYTES = 1024 * 1024;
/** One job of a worker, on its own snapshot, with the catalog as it is in that snapshot. */
export class Execution {
    job;
    snapshot;
    collections;
    pacer = { current: undefined };
    documents;
    constructor(job, snapshot) {
        this.job = job;
        this.snapshot = snapshot;
        this.collections = readDefinitions(snapshot);
    }
    /** The next part of the result. */
    async next(id, pacer) {
        this.pacer.current = pacer;
        return this.job.kind === 'sort' ? this.sort(id, this.job, pacer) : this.batch(id, this.job);
    }
    close() {
        this.documents?.return(undefined).catch(() => undefined);
        this.snapshot.rest();
    }
    async batch(id, job) {
        this.documents ??= this.pipeline(job);
        const documents = [];
        let bytes = 0;
        let done = false;
        while (!done && documents.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) {
            const step = await this.documents.next();
            if (step.done)
                done = true;
            else {
                const encoded = encode(step.value);
                documents.push(encoded);
                bytes += encoded.length;
            }
        }
        this.snapshot.rest();
        return { type: 'documents', id, documents, done };
    }
    pipeline(job) {
        const { env, hint } = optionsOf(job.options);
        return this.open(job, job.collection, decode(job.pipeline).stages, env, hint);
    }
    open(job, name, stages, env, hint) {
        const { collection, pipeline } = resolveViews((ns) => this.collections.get(ns), job.db, name);
        const { query, rest } = splitPipeline([...pipeline, ...stages], env, hint);
        const documents = this.find(collection, query);
        return rest.length > 0 ? runPipeline(documents, rest, this.aggregateEnv(job, env)) : documents;
    }
    aggregateEnv(job, env) {
        return {
            ...env,
            openCollection: (name, filter = {}) => this.open(job, name, [{ $match: filter }], env, undefined),
            writeOut: () => Promise.reject(new MongoError(1, 'a worker cannot write')),
            pause: () => (this.pacer.current.due() ? this.pacer.current.turn() : undefined),
        };
    }
    async *find(collection, query) {
        if (collection)
            yield* documentsOf(this.snapshot, collection, this.plan(collection, query), query, this.pacer);
    }
    async sort(id, job, pacer) {
        const { env } = optionsOf(job.options);
        const { filter, sort, skip, limit, hint } = decode(job.query);
        const collection = this.collections.get(`${job.db}.${job.collection}`);
        const records = [];
        if (collection) {
            const query = {
                filter: filter,
                matcher: compileFilter(filter, env),
                sort: sort,
                skip: skip,
                limit: limit,
                hint,
                collation: env.collation,
            };
            for (const step of runQuery(this.snapshot, collection, this.plan(collection, query), query)) {
                if (step)
                    records.push(step.record);
                if (pacer.due())
                    await pacer.turn();
            }
        }
        return { type: 'records', id, records: Float64Array.from(records), done: true };
    }
    plan(collection, { filter, sort, hint, collation }) {
        const { failOnCollscan } = this.job;
        return planQuery(collection, { filter, sort, hint, collated: collation !== undefined, failOnCollscan });
    }
}
function optionsOf(bytes) {
    const { collation, let: variables, now, hint } = decode(bytes);
    const env = {
        now: now,
        collation: compileCollation(collation),
        let: variables,
    };
    return { env, hint };
}
//# sourceMappingURL=execution.js.map