import { type OperatorCompiler } from '../operator.js';
/** String operators. CP = counted in code points. */
export declare const stringOperators: Record<string, OperatorCompiler>;
