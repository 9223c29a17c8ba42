import { type OperatorCompiler } from '../operator.js';
/** `$sum`, `$avg`, `$min`, `$max` and the deviations as expressions. */
export declare const statisticsOperators: Record<string, OperatorCompiler>;
