import { type OperatorCompiler } from '../operator.js';
/** Date operators, all with time zones. */
export declare const dateOperators: Record<string, OperatorCompiler>;
