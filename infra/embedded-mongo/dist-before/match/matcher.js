import { compileExpression } from '../aggregate/expressions.js';
import { isDoc } from '../values/bson.js';
import { badValue, MongoError, notImplemented } from '../values/errors.js';
import { compilePath, someValue } from '../values/path.js';
import { isTruthy } from '../values/text.js';
import { bitsTest } from './bits.js';
import { isRegex, regexOperatorTest, regexTest } from './regex.js';
import { equalTest, existsTest, implicitTest, inTest, modTest, rangeTest, sizeTest, typeTest } from './tests.js';
/** Names with a dollar that are fields, not operators. */
const DBREF_FIELDS = new Set(['$ref', '$id', '$db']);
/** Compiles a query filter once. @throws MongoError 2 (BadValue) and others, as MongoDB for a wrong filter. */
export function compileFilter(filter, env) {
    const test = compileDoc(filter, env);
    return {
        matches: (doc) => test(doc),
        matchIndex: (doc) => {
            const record = {};
            return test(doc, record) ? record.index : undefined;
        },
    };
}
/** Compiles the operators of a condition, e.g. `{ $gt: 5 }`, to a test of one value (`$elemMatch` on scalars). */
function compileValueTest(operators, env) {
    return onElement(compileOperators(operators, env));
}
/** True for a document of operators: its first field starts with `$` (and it is not a DBRef). */
export function isOperatorDoc(v) {
    if (!isDoc(v))
        return false;
    const first = Object.keys(v)[0];
    return first?.[0] === '$' && !DBREF_FIELDS.has(first);
}
function compileDoc(filter, env) {
    if (!isDoc(filter))
        throw badValue('a filter must be a document');
    const tests = [];
    for (const key of Object.keys(filter)) {
        const isField = !key.startsWith('$') || DBREF_FIELDS.has(key);
        const test = isField ? compileField(key, filter[key], env) : compileTopLevel(key, filter[key], env);
        if (test)
            tests.push(test);
    }
    return every(tests);
}
function compileTopLevel(operator, argument, env) {
    switch (operator) {
        case '$and':
            return every(compileBranches(operator, argument, env));
        case '$or':
            return anyOf(compileBranches(operator, argument, env));
        case '$nor': {
            const branches = compileBranches(operator, argument, env);
            return (doc) => !branches.some((branch) => branch(doc));
        }
        case '$expr': {
            const expression = compileExpression(argument, env);
            return (doc) => isTruthy(expression(doc));
        }
        case '$comment':
            return undefined;
        case '$text':
            throw new MongoError(27, 'text index required for $text query');
        case '$where':
        case '$jsonSchema':
        case '$sampleRate':
            throw notImplemented(operator);
        default:
            throw badValue(`unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`);
    }
}
function compileBranches(operator, argument, env) {
    if (!Array.isArray(argument))
        throw badValue(`${operator} must be an array`);
    if (argument.length === 0)
        throw badValue('$and/$or/$nor must be a nonempty array');
    return argument.map((branch) => {
        if (!isDoc(branch))
            throw badValue('$or/$and/$nor entries need to be full objects');
        return compileDoc(branch, env);
    });
}
function every(tests) {
    if (tests.length === 1)
        return tests[0];
    return (doc, record) => {
        for (const test of tests)
            if (!test(doc, record))
                return false;
        return true;
    };
}
/** `$or` gives the positional operator nothing, unless it has only one branch: so does MongoDB. */
function anyOf(branches) {
    if (branches.length === 1)
        return branches[0];
    return (doc) => {
        for (const branch of branches)
            if (branch(doc))
                return true;
        return false;
    };
}
function compileField(field, argument, env) {
    const condition = isOperatorDoc(argument)
        ? compileOperators(argument, env)
        : { test: implicitTest(argument, env), leafArrays: true };
    return onPath(condition, field);
}
function compileOperators(operators, env) {
    const conditions = [];
    for (const operator of Object.keys(operators)) {
        const condition = compileOperator(operator, operators[operator], operators, env);
        if (condition)
            conditions.push(condition);
    }
    return conditions.length === 1 ? conditions[0] : { all: conditions };
}
function compileOperator(operator, argument, siblings, env) {
    const leaf = (test) => ({ test, leafArrays: true });
    switch (operator) {
        case '$eq':
            return leaf(equalTest(argument, env));
        case '$ne':
            if (isRegex(argument))
                throw badValue("Can't have regex as arg to $ne.");
            return { not: leaf(equalTest(argument, env)) };
        case '$gt':
        case '$gte':
        case '$lt':
        case '$lte':
            return leaf(rangeTest(operator, argument, env));
        case '$in':
            return leaf(inTest(withoutOperators(argument), env));
        case '$nin':
            return { not: leaf(inTest(withoutOperators(argument), env, '$nin')) };
        case '$not':
            return { not: compileNot(argument, env) };
        case '$exists':
            return isTruthy(argument) ? leaf(existsTest) : { not: leaf(existsTest) };
        case '$type':
            return leaf(typeTest(argument));
        case '$mod':
            return leaf(modTest(argument));
        case '$regex':
            return leaf(regexOperatorTest(argument, siblings.$options));
        case '$options':
            if (!('$regex' in siblings))
                throw badValue('$options needs a $regex');
            return undefined;
        case '$size':
            return { test: sizeTest(argument), leafArrays: false };
        case '$all':
            return compileAll(argument, env);
        case '$elemMatch':
            return { test: compileElemMatch(argument, env), leafArrays: false };
        case '$bitsAllSet':
        case '$bitsAnySet':
        case '$bitsAllClear':
        case '$bitsAnyClear':
            return leaf(bitsTest(operator, argument));
        case '$comment':
            return undefined;
        case '$geoWithin':
        case '$geoIntersects':
        case '$near':
        case '$nearSphere':
            throw notImplemented(operator);
        default:
            throw badValue(`unknown operator: ${operator}`);
    }
}
function withoutOperators(list) {
    if (Array.isArray(list) && list.some(isOperatorDoc))
        throw badValue('cannot nest $ under $in');
    return list;
}
function compileNot(argument, env) {
    if (isRegex(argument))
        return { test: regexTest(argument), leafArrays: true };
    if (!isDoc(argument))
        throw badValue('$not needs a regex or a document');
    if (Object.keys(argument).length === 0)
        throw badValue('$not cannot be empty');
    return compileOperators(argument, env);
}
function compileAll(argument, env) {
    if (!Array.isArray(argument))
        throw badValue('$all needs an array');
    if (argument.length === 0)
        return { test: () => false, leafArrays: true };
    const withElemMatch = argument.filter((wanted) => isDoc(wanted) && Object.keys(wanted)[0] === '$elemMatch').length;
    if (withElemMatch > 0 && withElemMatch < argument.length)
        throw badValue('$all/$elemMatch has to be consistent');
    return {
        all: argument.map((wanted) => {
            if (withElemMatch > 0)
                return { test: compileElemMatch(wanted.$elemMatch, env), leafArrays: false };
            if (isOperatorDoc(wanted))
                throw badValue('no $ expressions in $all');
            return { test: implicitTest(wanted, env), leafArrays: true };
        }),
    };
}
/** An array with an element that satisfies everything at once: operators on the element, or a filter on a document. */
function compileElemMatch(argument, env) {
    if (!isDoc(argument))
        throw badValue('$elemMatch needs an Object');
    const first = Object.keys(argument)[0];
    const ofValues = isOperatorDoc(argument) && !['$and', '$or', '$nor', '$expr', '$comment'].includes(first);
    let ofElement;
    if (ofValues)
        ofElement = compileValueTest(argument, env);
    else {
        const test = compileDoc(argument, env);
        ofElement = (e) => (Array.isArray(e) ? test(Object.fromEntries(e.entries())) : isDoc(e) && test(e));
    }
    return (v, record) => {
        if (!Array.isArray(v))
            return false;
        const index = v.findIndex((element) => ofElement(element));
        if (index >= 0 && record)
            record.index = index;
        return index >= 0;
    };
}
function onPath(condition, field) {
    if ('not' in condition) {
        const test = onPath(condition.not, field);
        return (doc) => !test(doc);
    }
    if ('all' in condition)
        return every(condition.all.map((one) => onPath(one, field)));
    const { test, leafArrays } = condition;
    const path = compilePath(field);
    return (doc, record) => someValue(doc, path, leafArrays, test, record);
}
function onElement(condition) {
    if ('not' in condition) {
        const test = onElement(condition.not);
        return (v) => !test(v);
    }
    if ('all' in condition) {
        const tests = condition.all.map(onElement);
        return (v) => tests.every((test) => test(v));
    }
    return condition.test;
}
//# sourceMappingURL=matcher.js.map