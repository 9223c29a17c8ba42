import { isRegex } from '../../match/regex.js';
import { splitFieldPath } from '../../project/field-path.js';
import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { long, toInteger } from '../../values/number.js';
import { compilePath, lookupValues, type Path } from '../../values/path.js';
import { ValueMap } from '../../values/value-map.js';
import { check } from '../check.js';
import type { AggregateEnv } from '../env.js';
import { compileExpression } from '../expressions.js';
import { type CompilePipeline, type Stage, type StageCompiler, stageFields, textField, withPath } from '../stage.js';
import { indexableFilter } from './pushdown.js';

/** So many documents are joined with one read of the other collection. */
const BATCH = 200;

interface JoinFields {
  local: Path;
  foreign: Path;
}

function joinFields(localField: Value, foreignField: Value): JoinFields {
  return {
    local: compilePath(textField('$lookup', 'localField', localField)),
    foreign: compilePath(textField('$lookup', 'foreignField', foreignField)),
  };
}

/** `localField` = `foreignField`: one read per batch of documents, joined by hash. */
function equalityLookup(from: string, as: string[], { local, foreign }: JoinFields, env: AggregateEnv): Stage {
  return async function* (input) {
    for await (const docs of batches(input)) {
      const wanted = docs.map((doc) => lookupValues(doc, local).map((value) => value ?? null));
      const different = new ValueMap<Value>();
      for (const value of wanted.flat()) different.set(value, value);
      const others: Doc[] = [];
      const found = new ValueMap<number[]>(env.collation?.compare);
      for await (const other of env.openCollection(from, equalsAny(foreign, [...different.values()]))) {
        for (const key of foreignKeys(other, foreign)) {
          const list = found.get(key);
          if (list) list.push(others.length);
          else found.set(key, [others.length]);
        }
        others.push(other);
      }
      for (const [i, doc] of docs.entries()) {
        const joined = new Set(wanted[i]?.flatMap((value) => found.get(value) ?? []));
        const ordered = [...joined].sort((a, b) => a - b).map((at) => others[at]);
        yield withPath(doc, as, ordered);
      }
    }
  };
}

/** What a foreign document can be found by: each value at the path, and an array as a whole. */
function foreignKeys(doc: Doc, path: Path): Value[] {
  const keys = lookupValues(doc, path);
  const whole = path.parts.length > 1 ? undefined : doc[path.text];
  return Array.isArray(whole) ? [...keys.filter((key) => key !== undefined), whole] : keys;
}

function equalsAny({ text }: Path, values: Value[]): Doc {
  if (!values.some(isRegex)) return { [text]: { $in: values } };
  return { $or: values.map((value) => ({ [text]: { $eq: value } })) };
}

async function* batches(input: AsyncIterable<Doc>): AsyncGenerator<Doc[]> {
  let batch: Doc[] = [];
  for await (const doc of input) {
    batch.push(doc);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** `pipeline` with `let` variables (and perhaps `localField`/`foreignField` too), run for each document. */
function pipelineLookup(
  from: string,
  as: string[],
  on: JoinFields | undefined,
  { let: given = {}, pipeline: stages }: Doc,
  env: AggregateEnv,
  nested: CompilePipeline,
): Stage {
  check(isDoc(given), 9, '$lookup argument let must be an object');
  const variables = Object.keys(given).map((name) => [name, compileExpression(given[name], env)] as const);
  const values: Doc = { ...env.let, ...given };
  const inner: AggregateEnv = { ...env, let: values };
  const pipeline = nested(stages, inner);
  const filterOf = leadingMatch(stages, inner);
  return async function* (input) {
    for await (const doc of input) {
      Object.assign(values, env.let); // they change, too, if this $lookup is in the pipeline of another
      for (const [name, expression] of variables) values[name] = expression(doc) ?? null;
      const filter = filterOf();
      const keys = on && lookupValues(doc, on.local).map((value) => value ?? null);
      const source = env.openCollection(from, on && keys ? { $and: [equalsAny(on.foreign, keys), filter] } : filter);
      const joined: Value[] = [];
      for await (const other of pipeline(source)) joined.push(other);
      yield withPath(doc, as, joined);
    }
  };
}

/** What an index can do of a pipeline's first stage; the variables may have other values each time. */
function leadingMatch(stages: Value, env: AggregateEnv): () => Doc {
  const match = (stages as Doc[])[0]?.$match;
  return () => (isDoc(match) ? indexableFilter(match, env) : {});
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
    const on = localField === undefined ? undefined : joinFields(localField, foreignField);
    if (on && pipeline === undefined) return equalityLookup(from, as, on, env);
    return pipelineLookup(from, as, on, fields, env, nested);
  },
  $unionWith: (spec, env, nested) => {
    const fields = typeof spec === 'string' ? { coll: spec } : stageFields('$unionWith', spec, 'coll pipeline?');
    const { coll, pipeline = [] } = fields as Doc;
    const name = textField('$unionWith', 'coll', coll);
    const stages = nested(pipeline, env);
    const filterOf = leadingMatch(pipeline, env);
    return async function* (input) {
      yield* input;
      yield* stages(env.openCollection(name, filterOf()));
    };
  },
  $graphLookup: (spec, env) => {
    const signature = 'from startWith connectFromField connectToField as maxDepth? depthField?';
    const fields = stageFields('$graphLookup', spec, signature);
    const text = (name: string) => textField('$graphLookup', name, fields[name]);
    const start = compileExpression(fields.startWith, env);
    const [connectFrom, connectTo] = [compilePath(text('connectFromField')), compilePath(text('connectToField'))];
    const as = splitFieldPath(text('as'));
    const depthField = fields.depthField === undefined ? undefined : splitFieldPath(text('depthField'));
    const maxDepth = fields.maxDepth === undefined ? Infinity : (toInteger(fields.maxDepth) ?? -1);
    check(maxDepth >= 0, 40101, 'maxDepth requires a nonnegative argument');
    return async function* (input) {
      for await (const doc of input) {
        const [found, asked] = [new ValueMap<Doc>(), new ValueMap<true>()];
        let wanted = [start(doc) ?? null].flat();
        for (let depth = 0; depth <= maxDepth && wanted.length > 0; depth++) {
          for (const value of wanted) asked.set(value, true);
          const next: Value[] = [];
          for await (const other of env.openCollection(text('from'), equalsAny(connectTo, wanted))) {
            if (found.has(other._id)) continue;
            found.set(other._id, depthField ? withPath(other, depthField, long(BigInt(depth))) : other);
            next.push(...lookupValues(other, connectFrom));
          }
          wanted = next.filter((value) => value !== undefined && !asked.has(value));
        }
        yield withPath(doc, as, [...found.values()]);
      }
    };
  },
};
