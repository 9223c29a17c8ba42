import { compileExpression } from '../aggregate/expressions.js';
import { isDoc } from '../values/bson.js';
import { location, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
import { splitFieldPath } from './field-path.js';
import { ProjectionNode } from './tree.js';
/**
 * Parses `find`'s projection or `$project`'s specification (which has no `$elemMatch`, `$slice: n` and `a.$`).
 * @throws MongoError 31253/31254 for inclusion mixed with exclusion, 31249/31250 for colliding paths, …
 */
export function parseProjection(spec, env, language) {
    const entries = [];
    flatten(spec, [], language, entries);
    const policy = policyOf(entries);
    const node = new ProjectionNode(policy);
    const findOperators = [];
    if (policy === 'include' && !entries.some(isId))
        node.name(['_id']);
    for (const entry of entries) {
        const { kind, parts, value } = entry;
        if (kind === 'expression')
            node.compute(parts, compileExpression(value, env));
        else if (kind === 'include' || kind === 'exclude') {
            if (kind === policy)
                node.name(parts); // the other way round it is `_id`, which needs nothing
        }
        else {
            if (policy === 'include' && kind !== 'elemMatch')
                node.name(parts);
            findOperators.push({ kind, parts, argument: value });
        }
    }
    checkFindOperators(findOperators);
    return { policy, node, findOperators };
}
function flatten(spec, prefix, language, out) {
    for (const key of Object.keys(spec)) {
        const value = spec[key];
        const positional = language === 'find' && key.endsWith('.$');
        const parts = [...prefix, ...splitFieldPath(positional ? key.slice(0, -2) : key)];
        if (positional) {
            out.push({ kind: 'positional', parts, value });
            continue;
        }
        if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
            if (Object.keys(value).length === 0)
                throw location(51270, `An empty sub-projection is not a valid value. Found empty object at path ${parts.join('.')}`);
            flatten(value, parts, language, out);
        }
        else
            out.push({ kind: kindOf(value, language), parts, value: value });
    }
}
function kindOf(value, language) {
    if (typeof value === 'boolean')
        return value ? 'include' : 'exclude';
    if (isNumeric(value))
        return toNumber(value) === 0 ? 'exclude' : 'include';
    if (!isDoc(value))
        return 'expression';
    if ('$meta' in value)
        throw notImplemented('projection of $meta');
    if (language === 'aggregate')
        return 'expression';
    if ('$elemMatch' in value)
        return 'elemMatch';
    // `$slice` with an array expression first is the aggregation operator of the same name.
    if ('$slice' in value)
        return Array.isArray(value.$slice) && !isNumeric(value.$slice[0]) ? 'expression' : 'slice';
    return 'expression';
}
function policyOf(entries) {
    let policy;
    for (const entry of entries) {
        if (isId(entry) && entry.kind !== 'expression')
            continue;
        const wants = wantedPolicy(entry);
        if (wants === undefined)
            continue;
        policy ??= wants;
        if (policy === wants)
            continue;
        const path = entry.parts.join('.');
        if (entry.kind === 'expression')
            throw location(31252, `Cannot use expression in exclusion projection: ${path}: ${describe(entry.value)}`);
        throw wants === 'exclude'
            ? location(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
            : location(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    }
    const id = entries.find(isId);
    return policy ?? (id?.kind === 'include' && entries.every(isId) ? 'include' : 'exclude');
}
function wantedPolicy(entry) {
    if (entry.kind === 'slice')
        return undefined;
    return entry.kind === 'exclude' ? 'exclude' : 'include';
}
function isId(entry) {
    return entry.parts.length === 1 && entry.parts[0] === '_id';
}
function checkFindOperators(operators) {
    for (const { kind, parts } of operators) {
        if (kind === 'elemMatch' && parts.length > 1)
            throw location(31275, 'Cannot use $elemMatch projection on a nested field');
    }
    if (operators.filter(({ kind }) => kind === 'positional').length > 1)
        throw location(31276, 'Cannot specify more than one positional projection per query.');
    if (operators.some(({ kind }) => kind === 'positional') && operators.some(({ kind }) => kind === 'elemMatch'))
        throw location(31255, 'Cannot specify positional operator and $elemMatch.');
}
//# sourceMappingURL=parse.js.map