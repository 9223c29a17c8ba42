import { check } from '../aggregate/check.js';
import { compileExpression } from '../aggregate/expressions.js';
import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { type Doc, docOf, fieldsOf, getField, isDoc, type Value } from '../values/bson.js';
import { notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { splitFieldPath } from './field-path.js';
import { ProjectionNode } from './tree.js';

type Language = 'find' | 'aggregate';

/** What a field's specification means; the last three only in `find`. */
type Kind = 'include' | 'exclude' | 'expression' | 'slice' | 'elemMatch' | 'positional';

interface Entry {
  kind: Kind;
  parts: string[];
  value: Value;
}

/**
 * Compiles a `find` projection: inclusion or exclusion, nested and dotted, `$slice`, `$elemMatch`, `a.$`, expressions.
 * `matchIndex` is what the positional `$` stands for (`Matcher.matchIndex`).
 */
export function compileProjection(spec: Doc, env: MatchEnv): (doc: Doc, matchIndex?: number) => Doc {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const node = parseProjection(spec, env, 'find');
  return (doc, matchIndex) => node.apply(doc, matchIndex);
}

/** True if the projection needs `matchIndex`. */
export function isPositionalProjection(spec: Doc): boolean {
  return Object.keys(spec).some((key) => key.endsWith('.$'));
}

/**
 * Parses `find`'s projection or `$project`'s specification (which has no `$elemMatch`, `$slice: n` and `a.$`).
 * @throws MongoError 31253/31254 for inclusion mixed with exclusion, 31249/31250 for colliding paths, …
 */
export function parseProjection(spec: Doc, env: MatchEnv, language: Language): ProjectionNode {
  const entries = flatten(spec, [], language);
  checkFindOperators(entries);
  const policy = policyOf(entries);
  const node = new ProjectionNode(policy);
  if (policy === 'include' && !entries.some(isId)) node.place(['_id'], 'named');
  for (const { kind, parts, value } of entries) {
    if (kind === 'expression') node.place(parts, { compute: compileExpression(value, env) });
    else if (kind === 'elemMatch') node.place(parts, { compute: firstMatch(parts[0] as string, value, env) });
    else if (kind === 'slice') node.place(parts, { change: sliced((value as Doc).$slice) });
    else if (kind === 'positional') node.place(parts, { change: onlyMatched });
    else if (kind === policy) node.place(parts, 'named'); // the other way round it is `_id`, which needs nothing
  }
  return node;
}

function flatten(spec: Doc, prefix: string[], language: Language): Entry[] {
  return fieldsOf(spec).flatMap(([key, value]): Entry[] => {
    const positional = language === 'find' && key.endsWith('.$');
    const parts = [...prefix, ...splitFieldPath(positional ? key.slice(0, -2) : key)];
    if (positional) return [{ kind: 'positional', parts, value }];
    const isField = !isDoc(value) || Object.keys(value)[0]?.startsWith('$');
    if (isField) return [{ kind: kindOf(value, language), parts, value }];
    check(Object.keys(value).length > 0, 51270, `An empty sub-projection is not a valid value: ${parts.join('.')}`);
    return flatten(value, parts, language);
  });
}

function kindOf(value: Value, language: Language): Kind {
  if (typeof value === 'boolean') return value ? 'include' : 'exclude';
  if (isNumeric(value)) return toNumber(value) === 0 ? 'exclude' : 'include';
  if (!isDoc(value)) return 'expression';
  if ('$meta' in value) throw notImplemented('projection of $meta');
  if (language === 'aggregate') return 'expression';
  if ('$elemMatch' in value) return 'elemMatch';
  // `$slice` with an array expression first is the aggregation operator of the same name.
  const isExpression = Array.isArray(value.$slice) && !isNumeric(value.$slice[0]);
  return '$slice' in value && !isExpression ? 'slice' : 'expression';
}

const NOUNS = { include: 'inclusion', exclude: 'exclusion' };

function policyOf(entries: Entry[]): 'include' | 'exclude' {
  let policy: 'include' | 'exclude' | undefined;
  for (const entry of entries) {
    const { kind, parts } = entry;
    if (kind === 'slice' || (isId(entry) && kind !== 'expression')) continue;
    const wants = kind === 'exclude' ? 'exclude' : 'include';
    policy ??= wants;
    if (policy === wants) continue;
    const path = parts.join('.');
    check(kind !== 'expression', 31252, `Cannot use an expression for ${path} in exclusion projection`);
    const code = wants === 'exclude' ? 31254 : 31253;
    check(false, code, `Cannot do ${NOUNS[wants]} on field ${path} in ${NOUNS[policy]} projection`);
  }
  return policy ?? (entries.every((entry) => isId(entry) && entry.kind === 'include') ? 'include' : 'exclude');
}

function isId({ parts }: Entry): boolean {
  return parts.length === 1 && parts[0] === '_id';
}

function checkFindOperators(entries: Entry[]): void {
  const positional = entries.filter(({ kind }) => kind === 'positional');
  const elemMatch = entries.filter(({ kind }) => kind === 'elemMatch');
  const isNested = elemMatch.some(({ parts }) => parts.length > 1);
  check(!isNested, 31275, 'Cannot use $elemMatch projection on a nested field');
  check(positional.length <= 1, 31276, 'Cannot specify more than one positional projection per query.');
  check(!positional.length || !elemMatch.length, 31255, 'Cannot specify positional operator and $elemMatch.');
}

/** `find`'s `$slice`: `n` from the beginning, or from the end if negative; or `[skip, limit]`. */
function sliced(spec: Value): (value: Value) => Value {
  const [skip, limit] = Array.isArray(spec) && spec.length === 2 ? spec : [0, spec];
  check(isNumeric(skip) && isNumeric(limit), 28667, 'Invalid $slice syntax: it did not match the find() syntax');
  const [start, count] = [Math.trunc(toNumber(skip)), Math.trunc(toNumber(limit))];
  check(!Array.isArray(spec) || count > 0, 28724, `First argument to $slice must be positive: ${count}`);
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (count < 0) return value.slice(count);
    const from = start < 0 ? Math.max(0, value.length + start) : start;
    return value.slice(from, from + count);
  };
}

/** `$elemMatch`: an array of the first element that matches, missing if there is none. */
function firstMatch(field: string, condition: Value, env: MatchEnv): (doc: Value) => Value {
  const matcher = compileFilter(docOf([[field, condition]]), env);
  return (doc) => {
    const array = getField(doc as Doc, field);
    const index = Array.isArray(array) ? matcher.matchIndex(docOf([[field, array]])) : undefined;
    return index === undefined ? undefined : [(array as Value[])[index]];
  };
}

function onlyMatched(value: Value, matchIndex: number | undefined): Value {
  if (!Array.isArray(value)) return value;
  const isFound = matchIndex !== undefined && matchIndex < value.length;
  check(isFound, 51246, "Executor error: positional operator '.$' couldn't find a matching element in the array");
  return [value[matchIndex]];
}
