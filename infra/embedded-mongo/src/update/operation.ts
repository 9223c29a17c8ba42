import type { MatchEnv } from '../match/env.js';
import type { Doc, Value } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { describe } from '../values/text.js';

/** Returned by an operation to remove the field. */
export const REMOVED = Symbol('removed');

/** What an operation may want to say in an error. */
export interface Place {
  /** The path as applied (`$` and `$[id]` resolved). */
  path: string;
  /** The document before the update. */
  doc: Doc;
}

/** What one operator does with the value at one path. */
export interface Operation {
  /** The new value; `current` itself for no change. `undefined` means missing on both sides. */
  apply(current: Value, place: Place): Value | typeof REMOVED;
  /** What to do when the path's parents are missing or cannot have the field: create them, ignore it, or fail. */
  missingParent: 'create' | 'ignore' | 'fail-if-blocked';
}

/** Compiles an update operator's argument for one path. @throws MongoError for an argument of the wrong kind. */
export type OperatorCompiler = (argument: Value, env: MatchEnv, path: string) => Operation;

/** The text of an error: the value at a place has not the type that the operator needs. */
export function cannotApply(operator: string, needs: string, current: Value, place: Place): string {
  const field = `{_id: ${describe(place.doc._id)}} has the field '${place.path}' of type ${typeName(current)}`;
  return `Cannot apply ${operator} to a value of ${needs} type. ${field}`;
}

/** What is known about the document when an update is applied. */
export interface UpdateContext {
  /** What the positional `$` stands for (`Matcher.matchIndex`). */
  matchIndex?: number;
  /** True when an upsert builds a new document (`$setOnInsert` applies, `_id` may be set). */
  inserting: boolean;
}
