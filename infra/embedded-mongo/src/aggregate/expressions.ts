import type { MatchEnv } from '../match/env.js';
import { splitFieldPath } from '../project/field-path.js';
import { type Doc, getField, isDoc, setField, type Value } from '../values/bson.js';
import { failedToParse, MongoError } from '../values/errors.js';
import { check } from './check.js';
import { type CompileContext, constant, type Evaluator, folded, type Operator } from './operator.js';
import { arithmeticOperators } from './operators/arithmetic.js';
import { arrayOperators } from './operators/arrays.js';
import { convertOperators } from './operators/convert.js';
import { dateOperators } from './operators/dates.js';
import { logicOperators } from './operators/logic.js';
import { objectOperators } from './operators/objects.js';
import { stringOperators } from './operators/strings.js';

/** A compiled aggregation expression; `undefined` = missing. */
export type Expression = (doc: Value) => Value;

const OPERATORS = new Map<string, Operator>(
  Object.entries({
    ...arithmeticOperators,
    ...arrayOperators,
    ...convertOperators,
    ...dateOperators,
    ...logicOperators,
    ...objectOperators,
    ...stringOperators,
  }),
);

/**
 * Compiles an aggregation expression once.
 * @throws MongoError 168 for an unknown operator, 17276 for an unknown variable, and each operator's own codes.
 */
export function compileExpression(expression: Value, env: MatchEnv): Expression {
  const evaluator = compile(expression, contextOf(env, new Set()));
  return (doc) => evaluator({ root: doc, vars: Object.create(null) });
}

/** Evaluates the expressions of a command's `let` option once, for `MatchEnv.let`. They can use no fields. */
export function evaluateLet(spec: Doc | undefined, env: MatchEnv): Doc | undefined {
  return spec && Object.fromEntries(Object.keys(spec).map((name) => [name, compileExpression(spec[name], env)({})]));
}

interface Context extends CompileContext {
  /** The variables that operators around have bound. */
  variables: ReadonlySet<string>;
}

function contextOf(env: MatchEnv, variables: ReadonlySet<string>): Context {
  const context: Context = {
    env,
    variables,
    compile: (expression, more) =>
      compile(expression, more ? contextOf(env, new Set([...variables, ...more])) : context),
  };
  return context;
}

function compile(expression: Value, context: Context): Evaluator {
  if (typeof expression === 'string') {
    if (expression.startsWith('$$')) return compileVariable(expression.slice(2), context);
    return expression.startsWith('$') ? compileField(expression.slice(1)) : constant(expression);
  }
  if (Array.isArray(expression)) {
    const elements = expression.map((element) => compile(element, context));
    return folded(elements, (scope) => elements.map((element) => element(scope) ?? null), context.env);
  }
  if (!isDoc(expression)) return constant(expression);
  const keys = Object.keys(expression);
  if (!keys.some((key) => key.startsWith('$'))) return compileDocument(expression, context);
  const [name, another] = keys as [string, string?];
  check(another === undefined, 15983, `an expression must contain exactly one field, not also ${another}`);
  const operator = OPERATORS.get(name);
  check(operator, 168, `Unrecognized expression '${name}'`);
  return operator(expression[name], context, name);
}

function compileDocument(expression: Doc, context: Context): Evaluator {
  const fields = Object.keys(expression).map((key) => {
    check(!key.includes('.'), 16412, "FieldPath field names may not contain '.'. Consider using $setField.");
    return { key, evaluator: compile(expression[key], context) };
  });
  const evaluators = fields.map(({ evaluator }) => evaluator);
  return folded(
    evaluators,
    (scope) => {
      const out: Doc = {};
      for (const { key, evaluator } of fields) {
        const value = evaluator(scope);
        if (value !== undefined) setField(out, key, value);
      }
      return out;
    },
    context.env,
  );
}

function compileField(path: string): Evaluator {
  check(path !== '', 16872, "'$' by itself is not a valid FieldPath");
  const parts = splitFieldPath(path);
  if (parts.length > 1) return (scope) => follow(scope.root, parts, 0);
  return (scope) => (isDoc(scope.root) ? getField(scope.root, path) : undefined);
}

function compileVariable(path: string, context: Context): Evaluator {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (name === '') throw failedToParse('empty variable names are not allowed');
  const variable = variableNamed(name, context);
  if (rest.length === 0) return variable;
  const parts = splitFieldPath(rest.join('.'));
  return (scope) => follow(variable(scope), parts, 0);
}

function variableNamed(name: string, { env, variables }: Context): Evaluator {
  if (variables.has(name)) return (scope) => scope.vars[name];
  if (name === 'ROOT' || name === 'CURRENT') return (scope) => scope.root;
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') return constant(env.now);
  const values = env.let;
  // Read when evaluated: $lookup sets the variables again for each document.
  if (values && Object.hasOwn(values, name)) return () => values[name];
  throw new MongoError(17276, `Use of undefined variable: ${name}`);
}

/** The value at a field path; through an array it is the array of what its documents have there. */
function follow(value: Value, parts: readonly string[], from: number): Value {
  let current = value;
  for (let i = from; i < parts.length; i++) {
    if (Array.isArray(current))
      return current
        .map((element) => (isDoc(element) || Array.isArray(element) ? follow(element, parts, i) : undefined))
        .filter((found) => found !== undefined);
    if (!isDoc(current)) return undefined;
    current = getField(current, parts[i] as string);
  }
  return current;
}
