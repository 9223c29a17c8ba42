import type { MatchEnv } from '../match/env.js';
import type { Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { check, namedFields } from './check.js';

/** What an expression is evaluated against. Variables inherit through the prototype chain. */
export interface Scope {
  root: Value;
  vars: Record<string, Value>;
}

/** A compiled expression; `undefined` = missing. `constant` marks one whose value never changes. */
export type Evaluator = ((scope: Scope) => Value) & { constant?: boolean };

/** What compiling needs: the environment, and the compiler for nested expressions, which may see more variables. */
export interface CompileContext {
  env: MatchEnv;
  compile(expression: Value, variables?: readonly string[]): Evaluator;
}

/** Compiles one operator's argument. */
export type Operator = (argument: Value, context: CompileContext, name: string) => Evaluator;

/** What an operator may want to know when it is applied. */
export interface Call {
  name: string;
  env: MatchEnv;
}

/** An evaluator that always gives the same value. */
export function constant(value: Value): Evaluator {
  return Object.assign(() => value, { constant: true });
}

/**
 * Evaluates at once what is made of constants only. What is wrong with it is an error of the command, but in an update only of
 * a document to be updated, as in MongoDB.
 */
export function folded(parts: readonly Evaluator[], evaluate: Evaluator, { isUpdate }: MatchEnv): Evaluator {
  if (!parts.every((part) => part.constant)) return evaluate;
  try {
    return constant(evaluate({ root: undefined, vars: {} }));
  } catch (error) {
    if (!isUpdate) throw error;
    return evaluate;
  }
}

/** An operator of a list of arguments (a single one need not be in an array), all evaluated before it is applied. */
export function eager(min: number, max: number, apply: (args: Value[], call: Call) => Value): Operator {
  return (argument, context, name) => {
    const args = compileList(argument, context);
    checkArity(name, args.length, min, max);
    const call = { name, env: context.env };
    return folded(
      args,
      (scope) => {
        const values = args.map((arg) => arg(scope));
        return apply(values, call);
      },
      context.env,
    );
  };
}

/** Like `eager`; null if one of the arguments is null or missing. */
export function strict(min: number, max: number, apply: (args: Value[], call: Call) => Value): Operator {
  return eager(min, max, (args, call) => (args.some(isNullish) ? null : apply(args, call)));
}

/** An operator of one argument, null for null and missing. */
export function unary(apply: (value: Value, call: Call) => Value): Operator {
  return strict(1, 1, ([value], call) => apply(value, call));
}

/**
 * An operator of named arguments (see `namedFields` for the signature), evaluated before it is applied; null if one is
 * null or missing. Of arguments called `onNull` and `onError`, the one is the value if the first argument is null, the
 * other if the operator fails with 241 (ConversionFailure).
 */
export function named(signature: string, apply: (args: Record<string, Value>, call: Call) => Value): Operator {
  const [first] = signature.split(' ');
  return (argument, context, name) => {
    const fields = namedFields(name, argument, signature);
    const compiled = new Map(Object.keys(fields).map((key) => [key, context.compile(fields[key])]));
    const { onNull, onError, ...args } = Object.fromEntries(compiled);
    const call = { name, env: context.env };
    return folded(
      [...compiled.values()],
      (scope) => {
        const values: Record<string, Value> = {};
        for (const key in args) {
          values[key] = args[key]?.(scope);
          if (isNullish(values[key])) return onNull && key === first ? onNull(scope) : null;
        }
        try {
          return apply(values, call);
        } catch (error) {
          if (onError && error instanceof MongoError && error.code === 241) return onError(scope);
          throw error;
        }
      },
      context.env,
    );
  };
}

/** Compiles an argument list; a single argument need not be in an array. */
export function compileList(argument: Value, context: CompileContext): Evaluator[] {
  return (Array.isArray(argument) ? argument : [argument]).map((one) => context.compile(one));
}

/** True for null and missing, which most operators pass on as null. */
export function isNullish(v: Value): v is null | undefined {
  return v === null || v === undefined;
}

/** @throws MongoError 16020 or 28667 for a wrong number of arguments */
export function checkArity(name: string, count: number, min: number, max: number): void {
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const code = min === max ? 16020 : 28667;
  check(count >= min && count <= max, code, `Expression ${name} takes ${wanted} arguments. ${count} were passed in.`);
}
