import type { MatchEnv } from '../match/env.js';
import { type Doc } from '../values/bson.js';
import type { UpdateContext } from './update-context.js';
/** Compiles update operators to a function from document to document. */
export declare function compileModifiers(update: Doc, arrayFilters: Doc[] | undefined, env: MatchEnv): (doc: Doc, ctx: UpdateContext) => Doc;
