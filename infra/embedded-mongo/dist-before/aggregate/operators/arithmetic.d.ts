import { type OperatorCompiler } from '../operator.js';
/** Arithmetic operators, exact in BSON's types. */
export declare const arithmeticOperators: Record<string, OperatorCompiler>;
