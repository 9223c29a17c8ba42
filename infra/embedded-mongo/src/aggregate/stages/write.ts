import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { check } from '../check.js';
import { compileUpdateStage } from '../document-stages.js';
import type { AggregateEnv, WriteTarget } from '../env.js';
import { compileExpression } from '../expressions.js';
import { mergeInto } from '../operators/objects.js';
import { type Stage, type StageCompiler, stageFields, textField } from '../stage.js';

const out: StageCompiler = (spec, env) =>
  writing(
    { stage: '$out', ...namespaceOf('$out', spec), on: ['_id'], whenMatched: 'fail', whenNotMatched: 'insert' },
    env,
  );

const merge: StageCompiler = (spec, env) => {
  const signature = 'into on? let? whenMatched? whenNotMatched?';
  const options: Doc = typeof spec === 'string' ? { into: spec } : stageFields('$merge', spec, signature);
  const { whenNotMatched = 'insert' } = options;
  check(
    whenNotMatched === 'insert' || whenNotMatched === 'discard' || whenNotMatched === 'fail',
    9,
    `Enumeration value '${whenNotMatched}' for field '$merge.whenNotMatched' is not a valid value.`,
  );
  return writing(
    {
      stage: '$merge',
      ...namespaceOf('$merge', options.into),
      on: onFields(options.on),
      whenMatched: whenMatched(options, env),
      whenNotMatched,
    },
    env,
  );
};

function writing(target: WriteTarget, env: AggregateEnv): Stage {
  // biome-ignore lint/correctness/useYield: the stage ends the pipeline, nothing comes out of it
  return async function* (input) {
    await env.writeOut(target, input);
  };
}

function namespaceOf(stage: string, spec: Value): { database?: string; collection: string } {
  if (typeof spec === 'string') return { collection: spec };
  const { db, coll } = stageFields(stage, spec, 'coll db?');
  const collection = textField(stage, 'coll', coll);
  return db === undefined ? { collection } : { database: textField(stage, 'db', db), collection };
}

function onFields(on: Value = '_id'): string[] {
  const fields = Array.isArray(on) ? on : [on];
  check(fields.length > 0, 51187, "If explicitly specifying $merge 'on', must include at least one field");
  return fields.map((field) => {
    check(typeof field === 'string', 51134, "$merge 'on' array elements must be strings");
    return field;
  });
}

function whenMatched(
  { whenMatched: mode = 'merge', let: variables }: Doc,
  env: AggregateEnv,
): WriteTarget['whenMatched'] {
  if (Array.isArray(mode)) return pipelineMerge(mode, variables, env);
  check(variables === undefined, 51199, "Cannot use 'let' variables with 'whenMatched' that is not a pipeline");
  if (mode === 'keepExisting' || mode === 'fail') return mode;
  if (mode === 'replace') return (existing, incoming) => ({ _id: existing._id, ...incoming });
  check(mode === 'merge', 51191, `Enumeration value '${mode}' for field '$merge.whenMatched' is not a valid value.`);
  return (existing, incoming) => {
    const merged = { ...existing };
    mergeInto(merged, incoming);
    return merged;
  };
}

/** An update pipeline on the existing document, with the incoming one as `$$new`. */
function pipelineMerge(stages: Value[], variables: Value, env: AggregateEnv): (existing: Doc, incoming: Doc) => Doc {
  const given = isDoc(variables) ? variables : {};
  const expressions = Object.keys(given).map((name) => [name, compileExpression(given[name], env)] as const);
  const values: Doc = { ...env.let, ...given, new: null };
  const compiled = stages.map((stage) => compileUpdateStage(stage, { ...env, let: values }));
  return (existing, incoming) => {
    values.new = incoming;
    for (const [name, expression] of expressions) values[name] = expression(incoming) ?? null;
    return compiled.reduce((doc, stage) => stage(doc), existing);
  };
}

/** Stages that write, at the end of a pipeline. */
export const writeStages: Record<string, StageCompiler> = { $out: out, $merge: merge };
