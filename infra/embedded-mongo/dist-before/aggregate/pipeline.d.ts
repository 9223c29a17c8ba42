import { type Doc, type Value } from '../values/bson.js';
import type { AggregateEnv } from './env.js';
import type { Stage } from './stage.js';
/** Refuses a pipeline with unknown, malformed or misplaced stages, before anything runs. */
export declare function checkPipeline(stages: Value): asserts stages is Doc[];
/** Compiles a pipeline: every specification is checked before the first document is read. */
export declare function compilePipeline(stages: Value, env: AggregateEnv): Stage;
/** Runs a pipeline over documents; stages that can stream do. `$out` and `$merge` yield nothing. */
export declare function runPipeline(source: AsyncIterable<Doc>, stages: Doc[], env: AggregateEnv): AsyncGenerator<Doc>;
