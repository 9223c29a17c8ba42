import { type OperatorCompiler } from '../operator.js';
/** Set operators: arrays without order and duplicates. */
export declare const setOperators: Record<string, OperatorCompiler>;
