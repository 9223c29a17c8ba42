import { isDoc } from '../../values/bson.js';
import { compileExpression } from '../expressions.js';
/**
 * A filter without variables that every document a `$match` wants satisfies, so that an index can serve it.
 * The `$match` itself still runs: `$expr` equalities become ordinary ones only where those cannot miss a document.
 */
export function indexableFilter(match, env) {
    const filter = {};
    const equalities = [];
    for (const key of Object.keys(match)) {
        if (key === '$expr')
            collectEqualities(match.$expr, env, equalities);
        else if (key === '$and' && Array.isArray(match.$and))
            equalities.push(...match.$and.filter(isDoc).map((branch) => indexableFilter(branch, env)));
        else if (!key.startsWith('$'))
            filter[key] = match[key];
    }
    return equalities.length === 0 ? filter : { $and: [filter, ...equalities] };
}
function collectEqualities(expression, env, out) {
    if (!isDoc(expression))
        return;
    if (Array.isArray(expression.$and))
        for (const branch of expression.$and)
            collectEqualities(branch, env, out);
    if (!Array.isArray(expression.$eq) || expression.$eq.length !== 2)
        return;
    const [a, b] = expression.$eq;
    const [field, other] = isField(a) ? [a, b] : [b, a];
    if (!isField(field) || isField(other))
        return;
    if (!isVariable(other) && (isDoc(other) || Array.isArray(other)))
        return;
    const value = compileExpression(other, env)({});
    // In an expression an array equals only an array; in a filter it would be looked for in arrays too.
    if (!Array.isArray(value) && value !== undefined)
        out.push({ [field.slice(1)]: { $eq: value } });
}
function isField(v) {
    return typeof v === 'string' && /^\$[^$.]+$/.test(v);
}
function isVariable(v) {
    return typeof v === 'string' && /^\$\$[a-z]/.test(v);
}
//# sourceMappingURL=pushdown.js.map