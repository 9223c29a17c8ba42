import { type Doc, isDoc, setField, type Value } from '../../values/bson.js';
import { compareValues, typeRank } from '../../values/compare.js';
import { ValueMap } from '../../values/value-map.js';
import type { Accumulator } from '../accumulators.js';
import { check } from '../check.js';
import type { AggregateEnv } from '../env.js';
import { compileExpression, type Expression } from '../expressions.js';
import { compileGroupFields, type GroupField } from '../group-fields.js';
import { holding, type Stage, type StageCompiler, stageFields } from '../stage.js';
import { sortStage } from './flow.js';

/** Roughly what an accumulator takes by itself. */
const ACCUMULATOR_BYTES = 64;
const COUNT: Doc = { count: { $sum: 1 } };

/** Groups by the value of an expression, in order of first appearance. */
function groupBy(id: Expression, output: Doc, env: AggregateEnv): Stage {
  const fields = compileGroupFields(output, env);
  return holding(env, async function* (input, held) {
    const groups = new ValueMap<Accumulator[]>(env.collation?.compare);
    for await (const doc of input) {
      const key = id(doc) ?? null;
      let accumulators = groups.get(key);
      if (!accumulators) {
        accumulators = fields.map((field) => field.create());
        groups.set(key, accumulators);
        held.add(key, fields.length * ACCUMULATOR_BYTES);
      }
      for (let i = 0; i < fields.length; i++) {
        const { evaluate, keeps } = fields[i] as GroupField;
        const value = evaluate(doc);
        if (keeps) held.add(value);
        (accumulators[i] as Accumulator).add(value);
      }
    }
    for (const [key, accumulators] of groups.items()) {
      const out: Doc = { _id: key };
      for (const [i, { name }] of fields.entries()) setField(out, name, accumulators[i]?.result());
      yield out;
    }
  });
}

function boundariesOf(spec: Value, order: (a: Value, b: Value) => number, env: AggregateEnv): Value[] {
  check(Array.isArray(spec), 40200, "The $bucket 'boundaries' field must be an array");
  const values = spec.map((boundary) => compileExpression(boundary, env)({}));
  check(values.length >= 2, 40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (const [i, value] of values.slice(1).entries()) {
    const before = values[i];
    check(typeRank(value) === typeRank(before), 40193, "The 'boundaries' of $bucket must have the same type.");
    check(order(before, value) < 0, 40194, "The 'boundaries' option to $bucket must be sorted in ascending order.");
  }
  return values;
}

/** Stages that group. */
export const groupStages: Record<string, StageCompiler> = {
  $group: (spec, env) => {
    check(isDoc(spec), 15947, "a group's fields must be specified in an object");
    check('_id' in spec, 15955, 'a group specification must include an _id');
    const { _id, ...output } = spec;
    return groupBy(compileExpression(_id, env), output, env);
  },
  $sortByCount: (spec, env) => {
    const isExpression = (typeof spec === 'string' && spec.startsWith('$')) || isDoc(spec);
    check(isExpression, 40148, 'the sortByCount field must be defined as a $-prefixed path or an expression');
    const grouped = groupBy(compileExpression(spec, env), COUNT, env);
    const sorted = sortStage({ count: -1 }, env);
    return (input) => sorted(grouped(input));
  },
  $bucket: (spec, env) => {
    const fields = stageFields('$bucket', spec, 'groupBy boundaries default? output?');
    const value = compileExpression(fields.groupBy, env);
    const order = (a: Value, b: Value) => compareValues(a, b, env.collation?.compare);
    const boundaries = boundariesOf(fields.boundaries, order, env);
    const fallback = 'default' in fields ? compileExpression(fields.default, env) : undefined;
    const bucketOf = (doc: Value): Value => {
      const v = value(doc);
      const next = boundaries.findIndex((boundary) => order(boundary, v) > 0);
      if (next > 0) return boundaries[next - 1];
      check(fallback, 40066, '$switch could not find a matching branch for an input, and no default was specified.');
      return fallback({});
    };
    const { output = COUNT } = fields;
    check(isDoc(output), 40196, "The $bucket 'output' field must be an object");
    const grouped = groupBy(bucketOf, output, env);
    const sorted = sortStage({ _id: 1 }, env);
    return (input) => sorted(grouped(input));
  },
};
