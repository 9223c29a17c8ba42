import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { type Doc, getField, isDoc, setField, type Value } from '../values/bson.js';
import { location } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { type FindOperator, parseProjection } from './parse.js';

type Step = (projected: Doc, original: Doc, matchIndex: number | undefined) => Doc;

/**
 * Compiles a `find` projection: inclusion or exclusion, nested and dotted, `$slice`, `$elemMatch`, `a.$`, expressions.
 * `matchIndex` is what the positional `$` stands for (`Matcher.matchIndex`).
 */
export function compileProjection(spec: Doc, env: MatchEnv): (doc: Doc, matchIndex?: number) => Doc {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const { node, findOperators } = parseProjection(spec, env, 'find');
  const steps = findOperators.map((operator) => compileStep(operator, env));
  return (doc, matchIndex) => {
    const projected = node.apply(doc);
    return steps.reduce((out, step) => step(out, doc, matchIndex), projected);
  };
}

/** True if the projection needs `matchIndex`. */
export function isPositionalProjection(spec: Doc): boolean {
  return Object.keys(spec).some((key) => key.endsWith('.$'));
}

function compileStep(operator: FindOperator, env: MatchEnv): Step {
  switch (operator.kind) {
    case 'slice':
      return sliceStep(operator.parts, operator.argument);
    case 'elemMatch':
      return elemMatchStep(operator.parts[0] as string, operator.argument, env);
    default:
      return (out, _doc, matchIndex) => atPath(out, operator.parts, (value) => onlyMatched(value, matchIndex));
  }
}

function sliceStep(parts: string[], argument: Value): Step {
  const slice = parseSlice((argument as Doc).$slice);
  return (out) => atPath(out, parts, (value) => (Array.isArray(value) ? slice(value) : value));
}

function parseSlice(spec: Value): (array: Value[]) => Value[] {
  if (isNumeric(spec)) {
    const n = Math.trunc(toNumber(spec));
    return (array) => (n < 0 ? array.slice(n) : array.slice(0, n));
  }
  if (!Array.isArray(spec) || spec.length !== 2 || !isNumeric(spec[0]) || !isNumeric(spec[1]))
    throw location(28667, 'Invalid $slice syntax. The given syntax did not match the find() syntax');
  const skip = Math.trunc(toNumber(spec[0]));
  const limit = Math.trunc(toNumber(spec[1]));
  if (limit <= 0) throw location(28724, `First argument to $slice must be positive: ${limit}`);
  return (array) => {
    const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
    return array.slice(start, start + limit);
  };
}

function elemMatchStep(field: string, argument: Value, env: MatchEnv): Step {
  const matcher = compileFilter({ [field]: argument }, env);
  return (out, doc) => {
    const array = getField(doc, field);
    if (!Array.isArray(array)) return out;
    const index = matcher.matchIndex({ [field]: array });
    if (index === undefined) return out;
    const copy = { ...out };
    setField(copy, field, [array[index]]);
    return copy;
  };
}

function onlyMatched(value: Value, matchIndex: number | undefined): Value {
  if (!Array.isArray(value)) return value;
  if (matchIndex === undefined || matchIndex >= value.length)
    throw location(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  return [value[matchIndex]];
}

/** The document with the value at a path replaced; documents in arrays on the way are all changed. */
function atPath(doc: Doc, parts: string[], change: (value: Value) => Value): Doc {
  const [first, ...rest] = parts as [string, ...string[]];
  const current = getField(doc, first);
  if (current === undefined) return doc;
  const copy = { ...doc };
  setField(copy, first, rest.length === 0 ? change(current) : inside(current, rest, change));
  return copy;
}

function inside(value: Value, parts: string[], change: (value: Value) => Value): Value {
  if (Array.isArray(value)) return value.map((element) => inside(element, parts, change));
  return isDoc(value) ? atPath(value, parts, change) : value;
}
