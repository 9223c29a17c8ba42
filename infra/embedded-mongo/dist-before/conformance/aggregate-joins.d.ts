import { type AggregateCase } from './cases.js';
/** Pipelines over several collections, facets, windows. */
export declare const joinPipelines: AggregateCase[];
