import { type Doc, type Value } from '../../values/bson.js';
import type { AggregateEnv } from '../env.js';
import { type Stage, type StageCompiler } from '../stage.js';
/** `$match`: the document itself, or nothing. */
export declare function compileMatch(spec: Value, env: AggregateEnv): (doc: Doc) => Doc | undefined;
/** `$sort`; with a following `$limit` only that many documents are kept. */
export declare function sortStage(spec: Value, env: AggregateEnv, limitSpec?: Value): Stage;
/** Stages that filter, order, count or split documents. */
export declare const flowStages: Record<string, StageCompiler>;
