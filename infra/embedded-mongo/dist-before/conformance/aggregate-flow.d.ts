import { type AggregateCase } from './cases.js';
/** Pipelines that filter, order and reshape. */
export declare const flowPipelines: AggregateCase[];
