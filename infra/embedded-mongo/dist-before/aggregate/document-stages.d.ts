import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
/** A stage that makes one document of one document. */
export type DocumentStage = (doc: Doc) => Doc;
/** Compiles a stage that works document by document; `undefined` if it is none of these. */
export declare function compileDocumentStage(name: string, spec: Value, env: MatchEnv): DocumentStage | undefined;
/** Compiles a stage of an update pipeline. @throws MongoError 72 for a stage that is not allowed there. */
export declare function compileUpdateStage(stage: Doc, env: MatchEnv): DocumentStage;
