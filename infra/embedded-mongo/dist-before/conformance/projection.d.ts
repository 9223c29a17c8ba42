import type { ProjectionCase } from './cases.js';
/** `find` projections. */
export declare const projectionCases: ProjectionCase[];
