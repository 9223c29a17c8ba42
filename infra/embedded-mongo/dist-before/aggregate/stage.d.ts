import { type Doc, type Value } from '../values/bson.js';
import type { AggregateEnv } from './env.js';
/** A compiled stage: documents in, documents out. */
export type Stage = (input: AsyncIterable<Doc>) => AsyncIterable<Doc>;
/** Compiles a nested pipeline (`$lookup`, `$facet`, `$unionWith`). */
export type CompilePipeline = (stages: Value, env: AggregateEnv) => Stage;
/** Compiles one stage's specification. */
export type StageCompiler = (spec: Value, env: AggregateEnv, nested: CompilePipeline) => Stage;
/** The fields of a stage's specification. @throws MongoError for unknown and missing ones. */
export declare function stageFields(stage: string, spec: Value, required: readonly string[], optional: readonly string[]): Doc;
/** A text argument. */
export declare function textField(stage: string, name: string, value: Value): string;
/** A whole number argument. */
export declare function wholeNumber(value: Value, code: number, message: string): number;
/** All documents of a stage's input, giving way to other clients now and then. */
export declare function collect(input: AsyncIterable<Doc>, env: AggregateEnv): Promise<Doc[]>;
/** Documents that are already there, as a stage's input. */
export declare function fromArray(docs: Iterable<Doc>): AsyncGenerator<Doc>;
/** A copy of a document with the value at a path set; whatever is in the way becomes a document. */
export declare function withPath(doc: Doc, parts: readonly string[], value: Value): Doc;
