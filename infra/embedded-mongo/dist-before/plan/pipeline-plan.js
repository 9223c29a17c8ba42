import { compileFilter } from '../match/matcher.js';
import { isDoc } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
/** Stages that need all their input before they give anything, or read other collections for every document. */
const HEAVY = new Set([
    '$group',
    '$sort',
    '$bucket',
    '$bucketAuto',
    '$sortByCount',
    '$facet',
    '$setWindowFields',
    '$lookup',
    '$graphLookup',
    '$unionWith',
]);
/** Gives leading `$match`, `$sort`, `$skip` and `$limit` stages to the query engine, which has the indexes. */
export function splitPipeline(stages, env, hint) {
    const filters = [];
    let at = 0;
    for (; isDoc(stages[at]?.$match); at++)
        filters.push(stages[at].$match);
    const filter = filters.length === 1 ? filters[0] : filters.length === 0 ? {} : { $and: filters };
    const query = { filter, matcher: compileFilter(filter, env), hint, collation: env.collation };
    const sort = stages[at]?.$sort;
    if (isDoc(sort) && Object.keys(sort).length > 0 && Object.values(sort).every(isNumeric)) {
        query.sort = sort;
        at++;
    }
    const skip = wholeNumber(stages[at]?.$skip);
    if (skip !== undefined) {
        query.skip = skip;
        at++;
    }
    const limit = wholeNumber(stages[at]?.$limit);
    if (limit !== undefined && limit > 0) {
        query.limit = limit;
        at++;
    }
    return { query, rest: stages.slice(at) };
}
/** True if a pipeline over many documents should not run where clients are answered. */
export function isHeavy(stages) {
    return stages.some((stage) => HEAVY.has(Object.keys(stage)[0] ?? ''));
}
function wholeNumber(v) {
    if (!isNumeric(v))
        return undefined;
    const n = toNumber(v);
    return Number.isSafeInteger(n) && n >= 0 ? n : undefined;
}
//# sourceMappingURL=pipeline-plan.js.map