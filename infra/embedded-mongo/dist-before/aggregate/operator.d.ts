import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
/** What an expression is evaluated against. Variables inherit through the prototype chain. */
export interface Scope {
    root: Value;
    vars: Record<string, Value>;
}
/** A compiled expression; `undefined` = missing. `constant` marks one whose value never changes. */
export type Evaluator = ((scope: Scope) => Value) & {
    constant?: boolean;
};
/** What compiling needs: the environment, the variables in scope, and the compiler for nested expressions. */
export interface CompileContext {
    env: MatchEnv;
    names: ReadonlySet<string>;
    compile(expression: Value, boundNames?: readonly string[]): Evaluator;
}
/** Compiles one operator's argument. */
export type OperatorCompiler = (argument: Value, context: CompileContext, name: string) => Evaluator;
/** What an operator needs to know when it is applied. */
export interface Call {
    name: string;
    env: MatchEnv;
}
/** An evaluator that always gives the same value. */
export declare function constant(value: Value): Evaluator;
/** An operator that evaluates all its arguments first; with constant arguments it is evaluated at once. */
export declare function eager(min: number, max: number, apply: (args: Value[], call: Call) => Value): OperatorCompiler;
/** An operator of one argument, written as the argument or as an array of one. */
export declare function unary(apply: (value: Value, call: Call) => Value): OperatorCompiler;
/** An operator of two arguments. */
export declare function binary(apply: (a: Value, b: Value, call: Call) => Value): OperatorCompiler;
/** Compiles an argument list; a single argument need not be in an array. */
export declare function compileArguments(argument: Value, context: CompileContext): Evaluator[];
/** Compiles an argument document such as `{ input, as, in }`; the fields in `raw` are left to the operator. */
export declare function compileNamed<K extends string>(name: string, argument: Value, context: CompileContext, required: readonly K[], optional?: readonly K[]): Partial<Record<K, Evaluator>>;
/** Checks an argument document without compiling it. */
export declare function namedFields(name: string, argument: Value, required: readonly string[], optional: readonly string[]): Doc;
/** A scope with one more variable, which the caller may set again for each element. */
export declare function childScope(scope: Scope): Scope;
/** True for null and missing, which most operators pass on as null. */
export declare function isNullish(v: Value): v is null | undefined;
/** Order of two values in expressions: as in BSON, except that missing is below null. */
export declare function compareInExpression(a: Value, b: Value, env: MatchEnv): number;
