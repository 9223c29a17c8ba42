import { type AggregateCase } from './cases.js';
/** Pipelines that group. */
export declare const groupPipelines: AggregateCase[];
