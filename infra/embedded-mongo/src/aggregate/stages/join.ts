import { isRegex } from '../../match/regex.js';
import { splitFieldPath } from '../../project/field-path.js';
import { type Doc, isDoc } from '../../values/bson.js';
import { compilePath, lookupValues, type Path } from '../../values/path.js';
import { check } from '../check.js';
import type { AggregateEnv } from '../env.js';
import { compileExpression } from '../expressions.js';
import {
  type CompilePipeline,
  collect,
  holding,
  type Stage,
  type StageCompiler,
  stageFields,
  textField,
  withPath,
} from '../stage.js';

interface JoinFields {
  local: Path;
  foreign: string;
}

/** The filter of a join: documents with one of the local values in the foreign field. */
function equalsLocal({ local, foreign }: JoinFields, doc: Doc): Doc {
  const values = lookupValues(doc, local).map((value) => value ?? null);
  if (!values.some(isRegex)) return { [foreign]: { $in: values } };
  return { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
}

/** Joins what `localField` and `foreignField` or a `pipeline` with `let` variables (or both) give for each document. */
function lookup(
  from: string,
  as: string[],
  on: JoinFields | undefined,
  { let: given = {}, pipeline: stages = [] }: Doc,
  env: AggregateEnv,
  nested: CompilePipeline,
): Stage {
  check(isDoc(given), 9, '$lookup argument let must be an object');
  const variables = Object.keys(given).map((name) => [name, compileExpression(given[name], env)] as const);
  const values: Doc = { ...env.let, ...given };
  const pipeline = nested(stages, { ...env, let: values });
  return holding(env, async function* (input, held) {
    for await (const doc of input) {
      Object.assign(values, env.let); // they change, too, if this $lookup is in the pipeline of another
      for (const [name, expression] of variables) values[name] = expression(doc) ?? null;
      const source = env.openCollection(from, on && equalsLocal(on, doc));
      yield withPath(doc, as, await collect(pipeline(source), env, held));
      held.release();
    }
  });
}

/** Stages that read other collections. */
export const joinStages: Record<string, StageCompiler> = {
  $lookup: (spec, env, nested) => {
    const fields = stageFields('$lookup', spec, 'from as localField? foreignField? let? pipeline?');
    const { localField, foreignField, pipeline } = fields;
    const isPair = (localField === undefined) === (foreignField === undefined);
    check(isPair, 9, '$lookup requires both or neither of localField and foreignField to be specified');
    check(localField ?? pipeline, 9, '$lookup requires either pipeline or both localField and foreignField');
    const from = textField('$lookup', 'from', fields.from);
    const as = splitFieldPath(textField('$lookup', 'as', fields.as));
    const local = localField === undefined ? undefined : compilePath(textField('$lookup', 'localField', localField));
    const on = local && { local, foreign: textField('$lookup', 'foreignField', foreignField) };
    return lookup(from, as, on, fields, env, nested);
  },
  $unionWith: (spec, env, nested) => {
    const fields = typeof spec === 'string' ? { coll: spec } : stageFields('$unionWith', spec, 'coll pipeline?');
    const { coll, pipeline = [] } = fields as Doc;
    const name = textField('$unionWith', 'coll', coll);
    const stages = nested(pipeline, env);
    return async function* (input) {
      yield* input;
      yield* stages(env.openCollection(name));
    };
  },
};
