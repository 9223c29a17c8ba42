import { type OperatorCompiler } from '../operator.js';
/** Comparison, boolean and conditional operators; those that need not evaluate everything do not. */
export declare const logicOperators: Record<string, OperatorCompiler>;
