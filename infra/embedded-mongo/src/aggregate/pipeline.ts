import { compileFilter } from '../match/matcher.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { check } from './check.js';
import { DOCUMENT_STAGES } from './document-stages.js';
import type { AggregateEnv } from './env.js';
import type { Stage, StageCompiler } from './stage.js';
import { flowStages, sortStage } from './stages/flow.js';
import { groupStages } from './stages/group.js';
import { joinStages } from './stages/join.js';
import { writeStages } from './stages/write.js';

const STAGES: Record<string, StageCompiler> = {
  ...flowStages,
  ...groupStages,
  ...joinStages,
  ...writeStages,
};

/** Stages that look at one document at a time: the document it becomes, or nothing. */
type Filter = (doc: Doc) => Doc | undefined;
const FILTERS: Record<string, (spec: Value, env: AggregateEnv) => Filter> = { ...DOCUMENT_STAGES, $match: match };

function match(spec: Value, env: AggregateEnv): Filter {
  check(isDoc(spec), 15959, 'the match filter must be an expression in an object');
  const matcher = compileFilter(spec, env);
  return (doc) => (matcher.matches(doc) ? doc : undefined);
}

/** Refuses a pipeline with unknown, malformed or misplaced stages, before anything runs. */
export function checkPipeline(stages: Value): asserts stages is Doc[] {
  check(Array.isArray(stages), 14, "'pipeline' option must be specified as an array");
  for (const [i, stage] of stages.entries()) {
    check(isDoc(stage), 14, "Each element of the 'pipeline' array must be an object");
    const [name, ...others] = Object.keys(stage);
    const isOne = name !== undefined && others.length === 0;
    check(isOne, 40323, 'A pipeline stage specification object must contain exactly one field.');
    const isKnown = Object.hasOwn(STAGES, name) || Object.hasOwn(FILTERS, name);
    check(isKnown, 40324, `Unrecognized pipeline stage name: '${name}'`);
    check(name !== '$documents' || i === 0, 40602, '$documents is only valid as the first stage in a pipeline');
    const isLast = i === stages.length - 1;
    check(isLast || !Object.hasOwn(writeStages, name), 40601, `${name} can only be the final stage in the pipeline`);
  }
}

/** Compiles a pipeline: every specification is checked before the first document is read. */
export function compilePipeline(stages: Value, env: AggregateEnv): Stage {
  checkPipeline(stages);
  const compiled: Stage[] = [];
  let filters: Filter[] = [];
  for (let i = 0; i < stages.length; i++) {
    const [name, spec] = Object.entries(stages[i] as Doc)[0] as [string, Value];
    const filter = FILTERS[name]?.(spec, env);
    if (filter) {
      filters.push(filter);
      if (filters.length === 1) compiled.push(fused(filters));
      continue;
    }
    filters = [];
    const next = stages[i + 1];
    if (name === '$sort' && next && '$limit' in next) {
      compiled.push(sortStage(spec, env, next.$limit));
      i++;
    } else compiled.push((STAGES[name] as StageCompiler)(spec, env, compilePipeline));
  }
  return (input) => compiled.reduce<AsyncIterable<Doc>>((docs, stage) => stage(docs), input);
}

/** Consecutive stages of one document at a time run as one, which saves an asynchronous step for each. */
function fused(filters: Filter[]): Stage {
  return async function* (input) {
    for await (const doc of input) {
      let out: Doc | undefined = doc;
      for (let i = 0; i < filters.length && out; i++) out = (filters[i] as Filter)(out);
      if (out) yield out;
    }
  };
}

/** Runs a pipeline over documents; stages that can stream do. `$out` and `$merge` yield nothing. */
export async function* runPipeline(source: AsyncIterable<Doc>, stages: Doc[], env: AggregateEnv): AsyncGenerator<Doc> {
  yield* compilePipeline(stages, env)(source);
}
