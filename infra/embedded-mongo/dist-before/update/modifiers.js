import { isDoc } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { badValue, failedToParse, MongoError } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { describe } from '../values/text.js';
import { Draft } from './apply.js';
import { checkUpdatePath, compileArrayFilters, isPositional, resolvePath } from './array-filters.js';
import { addToSet, pop, pull, pullAll, push } from './array-operations.js';
import { comparePaths, PathSet } from './conflicts.js';
import { arithmetic, bitwise, currentDate, extreme, setTo, unset } from './field-operations.js';
const OPERATORS = {
    $set: (_path, value) => setTo(value),
    $setOnInsert: (_path, value) => setTo(value),
    $unset: () => unset,
    $inc: (path, value) => arithmetic('$inc', path, value),
    $mul: (path, value) => arithmetic('$mul', path, value),
    $min: (_path, value, env) => extreme('$min', value, env),
    $max: (_path, value, env) => extreme('$max', value, env),
    $currentDate: (_path, spec, env) => currentDate(spec, env),
    $bit: (_path, spec) => bitwise(spec),
    $push: push,
    $addToSet: addToSet,
    $pull: (_path, spec, env) => pull(spec, env),
    $pullAll: (_path, values, env) => pullAll(values, env),
    $pop: (_path, spec) => pop(spec),
    $rename: () => unset,
};
/** Compiles update operators to a function from document to document. */
export function compileModifiers(update, arrayFilters, env) {
    const filters = compileArrayFilters(arrayFilters, env);
    const used = new Set();
    const targets = new PathSet();
    const modifications = [];
    for (const operator of Object.keys(update)) {
        for (const [path, argument] of fieldsOf(operator, update[operator])) {
            const parts = checkedParts(path, filters, used);
            targets.add(parts);
            const modification = compileModification(operator, path, parts, argument, env);
            if (modification.renameTo)
                targets.add(modification.renameTo);
            modifications.push(modification);
        }
    }
    for (const id of filters.keys()) {
        if (!used.has(id))
            throw failedToParse(`The array filter for identifier '${id}' was not used in the update ${describe(update)}`);
    }
    modifications.sort((a, b) => comparePaths(a.parts, b.parts));
    const isStatic = modifications.every((one) => !one.renameTo && !one.parts.some(isPositional));
    return (doc, ctx) => {
        const draft = new Draft(doc);
        const wanted = modifications.filter((one) => ctx.inserting || !one.onlyOnInsert);
        const concrete = isStatic ? wanted : resolve(doc, wanted, filters, ctx.matchIndex);
        for (const { parts, operation } of concrete)
            draft.apply(parts, operation);
        return draft.result;
    };
}
function fieldsOf(operator, fields) {
    if (!Object.hasOwn(OPERATORS, operator))
        throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`);
    if (!isDoc(fields))
        throw failedToParse(`Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${describe(fields)}}`);
    return Object.entries(fields);
}
function checkedParts(path, filters, used) {
    if (path === '')
        throw new MongoError(56, 'An empty update path is not valid.');
    const parts = checkUpdatePath(path, filters, used);
    for (const part of parts) {
        if (part === '')
            throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
        if (part.startsWith('$') && !isPositional(part))
            throw new MongoError(52, `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`);
    }
    return parts;
}
function compileModification(operator, path, parts, argument, env) {
    const factory = OPERATORS[operator];
    const operation = factory(path, argument, env);
    if (operator === '$rename')
        return { parts, operation, renameTo: renameTarget(path, parts, argument) };
    return operator === '$setOnInsert' ? { parts, operation, onlyOnInsert: true } : { parts, operation };
}
function renameTarget(path, parts, to) {
    if (typeof to !== 'string')
        throw badValue(`The 'to' field for $rename must be a string: ${path}: ${describe(to)}`);
    const target = to.split('.');
    if (target.includes(''))
        throw new MongoError(56, `The update path '${to}' contains an empty field name, which is not allowed.`);
    if (parts.some(isPositional))
        throw badValue(`The source field for $rename may not be dynamic: ${path}`);
    if (target.some(isPositional))
        throw badValue(`The destination field for $rename may not be dynamic: ${to}`);
    if (path === to)
        throw badValue(`The source and target field for $rename must differ: ${path}: "${to}"`);
    if (to.startsWith(`${path}.`) || path.startsWith(`${to}.`))
        throw badValue(`The source and target field for $rename must not be on the same path: ${path}: "${to}"`);
    return target;
}
/** The changes of one document: `$` and array filters resolved before anything changes, renames as remove and set. */
function resolve(doc, modifications, filters, matchIndex) {
    const concrete = [];
    for (const { parts, operation, renameTo } of modifications) {
        if (renameTo)
            concrete.push(...renames(doc, parts, renameTo));
        else if (parts.some(isPositional))
            for (const path of resolvePath(doc, parts, filters, matchIndex))
                concrete.push({ parts: path, operation });
        else
            concrete.push({ parts, operation });
    }
    const targets = new PathSet();
    for (const { parts } of concrete)
        targets.add(parts);
    return concrete.sort((a, b) => comparePaths(a.parts, b.parts));
}
function renames(doc, from, to) {
    refuseArrayElement(doc, from, 'source');
    const value = valueAt(doc, from);
    if (value === undefined)
        return [];
    refuseArrayElement(doc, to, 'destination');
    return [
        { parts: from, operation: unset },
        { parts: to, operation: setTo(value) },
    ];
}
function refuseArrayElement(doc, parts, end) {
    for (let length = 1; length < parts.length; length++) {
        if (!Array.isArray(valueAt(doc, parts.slice(0, length))))
            continue;
        throw badValue(`The ${end} field cannot be an array element, '${parts.join('.')}' in doc with _id: ${describe(doc._id)} has an array field called '${parts[length - 1]}'`);
    }
}
//# sourceMappingURL=modifiers.js.map