import { type OperatorCompiler } from '../operator.js';
/** Array operators. */
export declare const arrayOperators: Record<string, OperatorCompiler>;
