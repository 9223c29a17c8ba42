import { type Doc, getField, isDoc, removeField, setField, type Value } from '../values/bson.js';
import { checkType, namedFields } from './check.js';
import type { AggregateEnv } from './env.js';
import { Held } from './held.js';

/** A compiled stage: documents in, documents out. */
export type Stage = (input: AsyncIterable<Doc>) => AsyncIterable<Doc>;

/** Compiles a nested pipeline (`$lookup`, `$facet`, `$unionWith`). */
export type CompilePipeline = (stages: Value, env: AggregateEnv) => Stage;

/** Compiles one stage's specification. */
export type StageCompiler = (spec: Value, env: AggregateEnv, nested: CompilePipeline) => Stage;

/** The fields of a stage's specification, see `namedFields`. @throws MongoError 40415, 40414 for unknown and missing ones. */
export function stageFields(stage: string, spec: Value, signature: string): Doc {
  return namedFields(stage, spec, signature, 40415, 40414);
}

/** A text argument. */
export function textField(stage: string, name: string, value: Value): string {
  checkType(typeof value === 'string', 9, `${stage} argument '${name}' must be a string`, value);
  return value;
}

/** How many documents are handled between two chances for other clients. */
const PAUSE_EVERY = 512;

/** All documents of a stage's input, giving way to other clients now and then. @throws MongoError 292 */
export async function collect(input: AsyncIterable<Doc>, env: AggregateEnv, held: Held): Promise<Doc[]> {
  const docs: Doc[] = [];
  for await (const doc of input) {
    held.add(doc);
    docs.push(doc);
    if (docs.length % PAUSE_EVERY === 0) await env.pause?.();
  }
  return docs;
}

/** A stage that holds documents until it ends. */
export function holding(env: AggregateEnv, run: (input: AsyncIterable<Doc>, held: Held) => AsyncIterable<Doc>): Stage {
  return async function* (input) {
    const held = new Held(env.memoryLimit);
    try {
      yield* run(input, held);
    } finally {
      held.release();
    }
  };
}

/** Runs work in steps, giving way to other clients between them. */
export async function inTurns<T>(steps: Generator<undefined, T>, env: AggregateEnv): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await env.pause?.();
  }
}

/** Documents that are already there, as a stage's input. */
export async function* fromArray(docs: Doc[]): AsyncGenerator<Doc> {
  yield* docs;
}

/** A copy of a document with the value at a path set; whatever is in the way becomes a document. */
export function withPath(doc: Doc, parts: readonly string[], value: Value): Doc {
  const [first, ...rest] = parts as [string, ...string[]];
  const copy = { ...doc };
  if (rest.length > 0) {
    const child = getField(doc, first);
    setField(copy, first, withPath(isDoc(child) ? child : {}, rest, value));
  } else if (value === undefined) removeField(copy, first);
  else setField(copy, first, value);
  return copy;
}
