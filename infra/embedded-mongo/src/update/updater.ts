import { compileUpdateStage } from '../aggregate/document-stages.js';
import type { MatchEnv } from '../match/env.js';
import { isRegex } from '../match/regex.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { identicalValues, typeName } from '../values/compare.js';
import { failedToParse, MongoError } from '../values/errors.js';
import { compileModifiers } from './modifiers.js';
import type { UpdateContext } from './operation.js';

/** A compiled update. */
export interface Updater {
  /** The new document; the same reference if nothing changed. The input is never changed. */
  apply(doc: Doc, ctx: UpdateContext): Doc;
  /** True for a whole document instead of operators (only one document may be updated so). */
  isReplacement: boolean;
}

/**
 * Compiles an update: operators, replacement document or aggregation pipeline.
 * `apply` never lets `_id` change (66) and puts it first in a document that is inserted.
 */
export function compileUpdate(update: Doc | Doc[], options: { arrayFilters?: Doc[]; env: MatchEnv }): Updater {
  const { arrayFilters = [], env } = options;
  const isPipeline = Array.isArray(update);
  if (!isPipeline && Object.keys(update)[0]?.startsWith('$')) {
    const modify = compileModifiers(update, arrayFilters, env);
    return { isReplacement: false, apply: (doc, ctx) => checked(doc, modify(doc, ctx), ctx) };
  }
  if (isPipeline ? options.arrayFilters : arrayFilters.length > 0)
    throw failedToParse(
      `arrayFilters may not be specified for ${isPipeline ? 'pipeline' : 'replacement'}-style updates`,
    );
  const replace = isPipeline ? compilePipeline(update, env) : compileReplacement(update);
  const apply = (doc: Doc, ctx: UpdateContext) => {
    const after = withIdFirst(doc, replace(doc));
    return checked(doc, identicalValues(doc, after) ? doc : after, ctx);
  };
  return { isReplacement: !isPipeline, apply };
}

function compilePipeline(update: Doc[], env: MatchEnv): (doc: Doc) => Doc {
  const stages = update.map((stage) => compileUpdateStage(stage, { ...env, isUpdate: true }));
  return (doc) => stages.reduce((input, stage) => stage(input), doc);
}

function compileReplacement(update: Doc): () => Doc {
  const wrong = Object.keys(update).find((key) => key.startsWith('$'));
  if (wrong !== undefined)
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${wrong}' is not allowed in an update's replacement document`,
    );
  return () => update;
}

/** Refuses an `_id` that may not be stored. @throws MongoError 53 (InvalidIdField) or 52. */
export function checkId(id: Value): void {
  if (Array.isArray(id) || isRegex(id) || id === undefined)
    throw new MongoError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  const wrong = isDoc(id) ? Object.keys(id).find((key) => key.startsWith('$')) : undefined;
  if (wrong !== undefined)
    throw new MongoError(52, `_id fields may not contain '$'-prefixed fields: ${wrong} is not valid for storage.`);
}

function checked(before: Doc, after: Doc, ctx: UpdateContext): Doc {
  if (before._id !== undefined && !identicalValues(before._id, after._id))
    throw new MongoError(66, `Performing an update on the path '_id' would modify the immutable field '_id'`);
  if (!ctx.inserting || after._id === undefined) return after;
  checkId(after._id);
  return withIdFirst(before, after);
}

/** The document with its `_id`, or that of the one before, as its first field. */
function withIdFirst(before: Doc, after: Doc): Doc {
  const _id = after._id === undefined ? before._id : after._id;
  return _id === undefined || Object.keys(after)[0] === '_id' ? after : { _id, ...after };
}
