import type { OperatorCompiler } from './operator.js';
/** The compiler of an operator. @throws MongoError 168 for one MongoDB does not have, 238 for one missing here. */
export declare function operatorNamed(name: string): OperatorCompiler;
