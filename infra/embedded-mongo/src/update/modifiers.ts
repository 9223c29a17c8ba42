import type { MatchEnv } from '../match/env.js';
import { type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { badValue, failedToParse, MongoError } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { describe } from '../values/text.js';
import { type ArrayFilters, compileArrayFilters, isPositional, resolvePath } from './array-filters.js';
import { ARRAY_OPERATORS } from './array-operations.js';
import { Draft } from './draft.js';
import { FIELD_OPERATORS, unset } from './field-operations.js';
import type { Operation, OperatorCompiler, UpdateContext } from './operation.js';
import { inPathOrder, updatePath } from './update-path.js';

/** An operation and where it applies; parts may be `$`, `$[]`, `$[id]`. */
interface Modification {
  parts: string[];
  operation: Operation;
  /** Absent = always. */
  when?(doc: Doc, ctx: UpdateContext): boolean;
}

const OPERATORS: Record<string, OperatorCompiler> = { ...FIELD_OPERATORS, ...ARRAY_OPERATORS };

/** Compiles update operators to a function from document to document. */
export function compileModifiers(
  update: Doc,
  arrayFilters: Doc[],
  env: MatchEnv,
): (doc: Doc, ctx: UpdateContext) => Doc {
  const filters = compileArrayFilters(arrayFilters, env);
  const modifications = inPathOrder(
    Object.keys(update).flatMap((operator) => compileOperator(operator, update[operator], filters, env)),
  );
  for (const part of filters.keys()) {
    if (!modifications.some(({ parts }) => parts.includes(part)))
      throw failedToParse(`The array filter for identifier '${part.slice(2, -1)}' was not used in the update`);
  }
  const isStatic = !modifications.some(({ parts }) => parts.some(isPositional));
  const dollar = modifications.find(({ parts }) => parts[0]?.startsWith('$'))?.parts.join('.');
  return (doc, ctx) => {
    // An upsert may insert fields whose names begin with `$`, as `insert` may; a document that exists is not given one.
    if (dollar !== undefined && !ctx.inserting)
      throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' is not valid for storage.`);
    const wanted = modifications.filter(({ when }) => !when || when(doc, ctx));
    const draft = new Draft(doc);
    for (const { parts, operation } of isStatic ? wanted : resolved(wanted, doc, filters, ctx))
      draft.apply(parts, operation);
    return draft.result;
  };
}

/** `$` and array filters are resolved before anything changes. */
function resolved(changes: Modification[], doc: Doc, filters: ArrayFilters, ctx: UpdateContext): Modification[] {
  const paths = ({ parts, operation }: Modification) =>
    resolvePath(doc, parts, filters, ctx.matchIndex).map((path) => ({ parts: path, operation }));
  return inPathOrder(changes.flatMap(paths));
}

function compileOperator(operator: string, fields: Value, filters: ArrayFilters, env: MatchEnv): Modification[] {
  const compile = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (!compile && operator !== '$rename')
    throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier or a pipeline-style update`);
  if (!isDoc(fields))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeName(fields)} instead: ${operator}`);
  const when = operator === '$setOnInsert' ? (_doc: Doc, ctx: UpdateContext) => ctx.inserting : undefined;
  return fieldsOf(fields).flatMap(([path, argument]) => {
    const parts = updatePath(path, filters);
    return compile ? { parts, operation: compile(argument, env, path), when } : rename(parts, argument, filters);
  });
}

/** `$rename`: sets the new field to the old one's value and removes the old one, if the document has it. */
function rename(from: string[], target: Value, filters: ArrayFilters): Modification[] {
  const source = from.join('.');
  if (typeof target !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${source}: ${describe(target)}`);
  const to = updatePath(target, filters);
  if ([...from, ...to].some(isPositional))
    throw badValue(`The source and target field for $rename may not be dynamic: ${source}: "${target}"`);
  if (`${source}.`.startsWith(`${target}.`) || `${target}.`.startsWith(`${source}.`))
    throw badValue(`The source and target field for $rename must not be on the same path: ${source}: "${target}"`);
  const when = (doc: Doc) => {
    refuseArrayElement(doc, from, 'source');
    if (valueAt(doc, from) === undefined) return false;
    refuseArrayElement(doc, to, 'destination');
    return true;
  };
  const move: Operation = { missingParent: 'create', apply: (_current, { doc }) => valueAt(doc, from) };
  return [
    { parts: from, operation: unset, when },
    { parts: to, operation: move, when },
  ];
}

function refuseArrayElement(doc: Doc, parts: string[], end: string): void {
  const array = parts.findIndex((_part, i) => i > 0 && Array.isArray(valueAt(doc, parts.slice(0, i))));
  if (array > 0) throw badValue(`The ${end} field of $rename cannot be an array element: ${parts.join('.')}`);
}
