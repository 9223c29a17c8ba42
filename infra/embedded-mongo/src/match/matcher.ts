import { compileExpression } from '../aggregate/expressions.js';
import { type Doc, docOf, isDoc, type Value } from '../values/bson.js';
import { badValue, notImplemented } from '../values/errors.js';
import { compilePath, type MatchRecord, type Path, pathTest, type ValueTest } from '../values/path.js';
import { isTruthy } from '../values/text.js';
import type { MatchEnv } from './env.js';
import { isRegex, regexTest } from './regex.js';
import { equalTest, implicitTest, inTest, sizeTest, VALUE_TESTS } from './tests.js';

/** A compiled filter. */
export interface Matcher {
  /** True if the document satisfies the filter. */
  matches(doc: Doc): boolean;
  /** The array index that the positional `$` stands for, if the filter matched through an array. */
  matchIndex(doc: Doc): number | undefined;
}

/** A condition on one field: made a test when it is known whether it is for a path of a document or for an array element. */
type Condition = (path: Path | 'element') => ValueTest;

/** Names with a dollar that are fields, not operators. */
const DBREF_FIELDS = new Set(['$ref', '$id', '$db']);
const UNAVAILABLE = new Set([
  '$text',
  '$within',
  '$geoWithin',
  '$geoIntersects',
  '$near',
  '$nearSphere',
  '$where',
  '$jsonSchema',
  '$sampleRate',
]);

/** Compiles a query filter once. @throws MongoError 2 (BadValue) and others, as MongoDB for a wrong filter. */
export function compileFilter(filter: Doc, env: MatchEnv): Matcher {
  const test = compileDoc(filter, env);
  return {
    matches: (doc) => test(doc),
    matchIndex: (doc) => {
      const record: MatchRecord = {};
      return test(doc, record) ? record.index : undefined;
    },
  };
}

/** True for a document of operators: its first field starts with `$` (and it is not a DBRef). */
export function isOperatorDoc(v: Value): v is Doc {
  if (!isDoc(v)) return false;
  const first = Object.keys(v)[0];
  return first?.[0] === '$' && !DBREF_FIELDS.has(first);
}

function compileDoc(filter: Doc, env: MatchEnv): ValueTest {
  if (!isDoc(filter)) throw badValue('a filter must be a document');
  const tests = Object.keys(filter).map((key) => {
    if (key.startsWith('$') && !DBREF_FIELDS.has(key)) return compileTopLevel(key, filter[key], env);
    return compileField(filter[key], env)(compilePath(key));
  });
  return every(tests.filter((test) => test !== undefined));
}

function compileTopLevel(operator: string, argument: Value, env: MatchEnv): ValueTest | undefined {
  switch (operator) {
    case '$and':
      return every(compileBranches(operator, argument, env));
    case '$or':
      return some(compileBranches(operator, argument, env));
    case '$nor':
      return none(some(compileBranches(operator, argument, env)));
    case '$expr': {
      const expression = compileExpression(argument, env);
      return (doc) => isTruthy(expression(doc as Doc));
    }
    case '$comment':
      return undefined;
    default:
      throw UNAVAILABLE.has(operator) ? notImplemented(operator) : badValue(`unknown top level operator: ${operator}`);
  }
}

function compileBranches(operator: string, argument: Value, env: MatchEnv): ValueTest[] {
  if (!Array.isArray(argument)) throw badValue(`${operator} must be an array`);
  if (argument.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return argument.map((branch) => {
    if (!isDoc(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileDoc(branch, env);
  });
}

function every(tests: ValueTest[]): ValueTest {
  if (tests.length === 1) return tests[0] as ValueTest;
  return (v, record) => {
    for (const test of tests) if (!test(v, record)) return false;
    return true;
  };
}

/** `$or` gives the positional operator nothing, unless it has only one branch: so does MongoDB. */
function some(tests: ValueTest[]): ValueTest {
  if (tests.length === 1) return tests[0] as ValueTest;
  return (v) => {
    for (const test of tests) if (test(v)) return true;
    return false;
  };
}

function none(test: ValueTest): ValueTest {
  return (v) => !test(v);
}

/** A condition that holds if one of the values reached satisfies the test: an array's elements too, or only itself. */
function anyOf(test: ValueTest, leafArrays = true): Condition {
  return (path) => (path === 'element' ? test : pathTest(path, leafArrays, test));
}

function not(condition: Condition): Condition {
  return (path) => none(condition(path));
}

function all(conditions: Condition[]): Condition {
  return (path) => every(conditions.map((condition) => condition(path)));
}

function compileField(argument: Value, env: MatchEnv): Condition {
  return isOperatorDoc(argument) ? compileOperators(argument, env) : anyOf(implicitTest(argument, env));
}

function compileOperators(operators: Doc, env: MatchEnv): Condition {
  const conditions = Object.keys(operators).map((operator) => {
    const argument = operators[operator];
    const valueTest = Object.hasOwn(VALUE_TESTS, operator) && VALUE_TESTS[operator];
    if (valueTest) return anyOf(valueTest(argument, env, operator, operators));
    const compile = Object.hasOwn(OPERATORS, operator) && OPERATORS[operator];
    if (compile) return compile(argument, env);
    if (UNAVAILABLE.has(operator)) throw notImplemented(operator);
    if (operator !== '$comment' && !(operator === '$options' && '$regex' in operators))
      throw badValue(`unknown operator: ${operator}`);
    return undefined;
  });
  return all(conditions.filter((condition) => condition !== undefined));
}

/** The operators that are more than a test of the values reached. */
const OPERATORS: Record<string, (argument: Value, env: MatchEnv) => Condition> = {
  $ne: (wanted, env) => {
    if (isRegex(wanted)) throw badValue("Can't have regex as arg to $ne.");
    return not(anyOf(equalTest(wanted, env)));
  },
  $in: (list, env) => compileIn('$in', list, env),
  $nin: (list, env) => not(compileIn('$nin', list, env)),
  $not: (argument, env) => not(compileNot(argument, env)),
  $exists: (wanted) => {
    const exists = anyOf((v) => v !== undefined);
    return isTruthy(wanted) ? exists : not(exists);
  },
  $size: (size) => anyOf(sizeTest(size), false),
  $all: compileAll,
  $elemMatch: (argument, env) => anyOf(elemMatchTest(argument, env), false),
};

function compileIn(operator: string, list: Value, env: MatchEnv): Condition {
  if (!Array.isArray(list)) throw badValue(`${operator} needs an array`);
  if (list.some(isOperatorDoc)) throw badValue(`cannot nest $ under ${operator}`);
  return anyOf(inTest(list, env));
}

function compileNot(argument: Value, env: MatchEnv): Condition {
  if (isRegex(argument)) return anyOf(regexTest(argument));
  if (!isDoc(argument)) throw badValue('$not needs a regex or a document');
  if (Object.keys(argument).length === 0) throw badValue('$not cannot be empty');
  return compileOperators(argument, env);
}

function compileAll(list: Value, env: MatchEnv): Condition {
  if (!Array.isArray(list)) throw badValue('$all needs an array');
  if (list.length === 0) return anyOf(() => false);
  const isElemMatch = (wanted: Value) => isDoc(wanted) && Object.keys(wanted)[0] === '$elemMatch';
  if (list.every(isElemMatch))
    return all(list.map((wanted) => anyOf(elemMatchTest((wanted as Doc).$elemMatch, env), false)));
  if (list.some(isElemMatch)) throw badValue('$all/$elemMatch has to be consistent');
  if (list.some(isOperatorDoc)) throw badValue('no $ expressions in $all');
  return all(list.map((wanted) => anyOf(implicitTest(wanted, env))));
}

/** An array with an element that satisfies everything at once: operators on the element, or a filter on a document. */
function elemMatchTest(argument: Value, env: MatchEnv): ValueTest {
  if (!isDoc(argument)) throw badValue('$elemMatch needs an Object');
  const isFilter = !isOperatorDoc(argument) || /^\$(and|or|nor|expr|comment)$/.test(Object.keys(argument)[0] as string);
  const test = isFilter ? elementFilter(compileDoc(argument, env)) : compileOperators(argument, env)('element');
  return (v, record) => {
    if (!Array.isArray(v)) return false;
    const index = v.findIndex((element) => test(element));
    if (index >= 0 && record) record.index = index;
    return index >= 0;
  };
}

/** A filter sees an array in an array as a document of its indexes. */
function elementFilter(test: ValueTest): ValueTest {
  return (element) =>
    Array.isArray(element)
      ? test(docOf(element.map((value, i) => [String(i), value])))
      : isDoc(element) && test(element);
}
