import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { isNumeric } from '../values/number.js';
import type { Query } from './query.js';

/** A pipeline whose beginning is done by the query engine. */
export interface SplitPipeline {
  query: Query;
  /** The stages left. */
  rest: Doc[];
}

/** Gives leading `$match`, `$sort`, `$skip` and `$limit` stages to the query engine, which has the indexes. */
export function splitPipeline(stages: Doc[], env: MatchEnv, hint: Value): SplitPipeline {
  const filters: Doc[] = [];
  let at = 0;
  for (; isDoc(stages[at]?.$match); at++) filters.push((stages[at] as Doc).$match as Doc);
  const filter = filters.length === 1 ? (filters[0] as Doc) : filters.length === 0 ? {} : { $and: filters };
  const query: Query = { filter, matcher: compileFilter(filter, env), hint, collation: env.collation };
  const take = <T extends Value>(stage: string, accepts: (v: Value) => v is T): T | undefined => {
    const argument = stages[at]?.[stage];
    if (!accepts(argument)) return undefined;
    at++;
    return argument;
  };
  query.sort = take('$sort', isSort);
  query.skip = take('$skip', isCount);
  query.limit = take('$limit', (v): v is number => isCount(v) && v > 0);
  const rest = stages.slice(at);
  query.countOnly = isCountingStage(rest[0]);
  return { query, rest };
}

/** A `$group` or `$count` that looks at nothing in its documents: what drivers count by. */
function isCountingStage(stage: Doc | undefined): boolean {
  if (typeof stage?.$count === 'string') return true;
  const { $group: group } = stage ?? {};
  if (!isDoc(group)) return false;
  const { _id, ...fields } = group;
  return (
    isConstant(_id) &&
    Object.values(fields).every((field) => isDoc(field) && Object.keys(field).length === 1 && isNumeric(field.$sum))
  );
}

function isConstant(v: Value): boolean {
  return v === null || isNumeric(v);
}

function isSort(v: Value): v is Doc {
  return isDoc(v) && Object.keys(v).length > 0 && Object.values(v).every(isNumeric);
}

function isCount(v: Value): v is number {
  return typeof v === 'number' && Number.isSafeInteger(v) && v >= 0;
}
