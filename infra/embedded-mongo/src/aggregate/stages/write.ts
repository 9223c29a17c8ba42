import type { Doc, Value } from '../../values/bson.js';
import { notImplemented } from '../../values/errors.js';
import { check } from '../check.js';
import type { AggregateEnv, WriteTarget } from '../env.js';
import { mergeInto } from '../operators/objects.js';
import { type Stage, type StageCompiler, stageFields, textField } from '../stage.js';

const out: StageCompiler = (spec, env) =>
  writing(
    { stage: '$out', ...namespaceOf('$out', spec), on: ['_id'], whenMatched: 'fail', whenNotMatched: 'insert' },
    env,
  );

const merge: StageCompiler = (spec, env) => {
  const signature = 'into on? whenMatched? whenNotMatched?';
  const options: Doc = typeof spec === 'string' ? { into: spec } : stageFields('$merge', spec, signature);
  const { whenNotMatched = 'insert' } = options;
  const isKnown = whenNotMatched === 'insert' || whenNotMatched === 'discard' || whenNotMatched === 'fail';
  check(isKnown, 9, `'${whenNotMatched}' for field '$merge.whenNotMatched' is not a valid value.`);
  const into = namespaceOf('$merge', options.into);
  const [on, matched] = [onFields(options.on), whenMatched(options.whenMatched)];
  return writing({ stage: '$merge', ...into, on, whenMatched: matched, whenNotMatched }, env);
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

function whenMatched(mode: Value = 'merge'): WriteTarget['whenMatched'] {
  if (Array.isArray(mode)) throw notImplemented('$merge with a pipeline');
  if (mode === 'keepExisting' || mode === 'fail') return mode;
  if (mode === 'replace') return (existing, incoming) => ({ _id: existing._id, ...incoming });
  check(mode === 'merge', 51191, `Enumeration value '${mode}' for field '$merge.whenMatched' is not a valid value.`);
  return (existing, incoming) => {
    const merged = { ...existing };
    mergeInto(merged, incoming);
    return merged;
  };
}

/** Stages that write, at the end of a pipeline. */
export const writeStages: Record<string, StageCompiler> = { $out: out, $merge: merge };
