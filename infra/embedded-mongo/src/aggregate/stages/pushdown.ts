import type { MatchEnv } from '../../match/env.js';
import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { compileExpression } from '../expressions.js';

/**
 * A filter without variables that every document a `$match` wants satisfies, so that an index can serve it.
 * The `$match` itself still runs: `$expr` equalities become ordinary ones only where those cannot miss a document.
 */
export function indexableFilter(match: Doc, env: MatchEnv): Doc {
  const filter: Doc = {};
  const more: Doc[] = [];
  for (const key of Object.keys(match)) {
    if (key === '$expr') more.push(...equalitiesIn(match.$expr, env));
    else if (key === '$and' && Array.isArray(match.$and))
      more.push(...match.$and.filter(isDoc).map((branch) => indexableFilter(branch, env)));
    else if (!key.startsWith('$')) filter[key] = match[key];
  }
  return more.length === 0 ? filter : { $and: [filter, ...more] };
}

function equalitiesIn(expression: Value, env: MatchEnv): Doc[] {
  if (!isDoc(expression)) return [];
  if (Array.isArray(expression.$and)) return expression.$and.flatMap((branch) => equalitiesIn(branch, env));
  if (!Array.isArray(expression.$eq) || expression.$eq.length !== 2) return [];
  const [a, b] = expression.$eq;
  const [field, other] = isField(a) ? [a, b] : [b, a];
  const isFixed =
    !isDoc(other) && !Array.isArray(other) && (typeof other !== 'string' || !/^\$(?!\$[a-z])/.test(other));
  if (!isField(field) || !isFixed) return [];
  const value = compileExpression(other, env)({});
  // In an expression an array equals only an array; in a filter it would be looked for in arrays too.
  return Array.isArray(value) || value === undefined ? [] : [{ [field.slice(1)]: { $eq: value } }];
}

function isField(v: Value): v is string {
  return typeof v === 'string' && /^\$[^$.]+$/.test(v);
}
