import type { MatchEnv } from '../../match/env.js';
import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { compileExpression } from '../expressions.js';

/**
 * A filter without variables that every document a `$match` wants satisfies, so that an index can serve it.
 * The `$match` itself still runs: `$expr` equalities become ordinary ones only where those cannot miss a document.
 */
export function indexableFilter(match: Doc, env: MatchEnv): Doc {
  const filter: Doc = {};
  const equalities: Doc[] = [];
  for (const key of Object.keys(match)) {
    if (key === '$expr') collectEqualities(match.$expr, env, equalities);
    else if (key === '$and' && Array.isArray(match.$and))
      equalities.push(...match.$and.filter(isDoc).map((branch) => indexableFilter(branch, env)));
    else if (!key.startsWith('$')) filter[key] = match[key];
  }
  return equalities.length === 0 ? filter : { $and: [filter, ...equalities] };
}

function collectEqualities(expression: Value, env: MatchEnv, out: Doc[]): void {
  if (!isDoc(expression)) return;
  if (Array.isArray(expression.$and)) for (const branch of expression.$and) collectEqualities(branch, env, out);
  if (!Array.isArray(expression.$eq) || expression.$eq.length !== 2) return;
  const [a, b] = expression.$eq;
  const [field, other] = isField(a) ? [a, b] : [b, a];
  if (!isField(field) || isField(other)) return;
  if (!isVariable(other) && (isDoc(other) || Array.isArray(other))) return;
  const value = compileExpression(other, env)({});
  // In an expression an array equals only an array; in a filter it would be looked for in arrays too.
  if (!Array.isArray(value) && value !== undefined) out.push({ [field.slice(1)]: { $eq: value } });
}

function isField(v: Value): v is string {
  return typeof v === 'string' && /^\$[^$.]+$/.test(v);
}

function isVariable(v: Value): boolean {
  return typeof v === 'string' && /^\$\$[a-z]/.test(v);
}
