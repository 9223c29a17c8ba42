import { type AggregateCase } from './cases.js';
/** Pipelines. */
export declare const aggregateCases: AggregateCase[];
