import { isDoc } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { badValue, MongoError, notImplemented, typeMismatch } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
/** Fields by type, their names separated by spaces. */
export function typed(names) {
    const fields = {};
    for (const [type, list] of Object.entries(names))
        for (const name of list.split(' '))
            fields[name] = type;
    return fields;
}
/** Fields every command may have. */
const GENERIC = {
    $db: 'string',
    lsid: 'object',
    $clusterTime: 'object',
    txnNumber: 'number',
    autocommit: 'bool',
    startTransaction: 'bool',
    readConcern: 'object',
    writeConcern: 'object',
    $readPreference: 'object',
    comment: 'any',
    maxTimeMS: 'number',
    apiVersion: 'string',
    apiStrict: 'bool',
    apiDeprecationErrors: 'bool',
    stmtId: 'number',
    stmtIds: 'array',
    $audit: 'any',
    mayBypassWriteBlocking: 'any',
};
const EXPECTED = {
    any: '',
    unavailable: '',
    object: "'object'",
    array: "'array'",
    string: "'string'",
    bool: "'[bool, long, int, decimal, double']",
    number: "'[long, int, decimal, double]'",
    objectOrString: "'[string, object]'",
    objectOrArray: "'[object, array]'",
};
/** Checks a whole command. @throws MongoError 40415 unknown field, 14 wrong type, 238 not available */
export function checkCommand(name, command, fields) {
    for (const key of Object.keys(command)) {
        const type = fields[key] ?? (key === name ? 'any' : GENERIC[key]);
        if (type === undefined)
            throw unknownField(`${name}.${key}`);
        checkType(`${name}.${key}`, command[key], type);
    }
}
/** Checks a document inside a command, such as one element of `updates`. */
export function checkFields(path, doc, fields, required = []) {
    if (!isDoc(doc))
        throw wrongType(path, doc, 'object');
    for (const key of Object.keys(doc)) {
        const type = fields[key];
        if (type === undefined)
            throw unknownField(`${path}.${key}`);
        checkType(`${path}.${key}`, doc[key], type);
    }
    for (const key of required) {
        if (doc[key] === undefined)
            throw new MongoError(40414, `BSON field '${path}.${key}' is missing but a required field`);
    }
    return doc;
}
/** @throws MongoError 40414 */
export function requireField(ctx, field) {
    const value = ctx.command[field];
    if (value === undefined)
        throw new MongoError(40414, `BSON field '${ctx.name}.${field}' is missing but a required field`);
    return value;
}
/** A flag; absent is false. */
export function flag(v) {
    return isNumeric(v) ? toNumber(v) !== 0 : v === true;
}
/** A whole number that may not be negative; `undefined` if absent. */
export function count(v, name) {
    if (v === undefined || v === null)
        return undefined;
    if (!isNumeric(v))
        throw typeMismatch(`BSON field '${name}' is the wrong type '${typeName(v)}', expected types '[long, int, decimal, double]'`);
    const n = Math.trunc(toNumber(v));
    if (n < 0)
        throw badValue(`BSON field '${name}' value must be >= 0, actual value '${n}'`);
    return n;
}
/** A document that is empty when absent. */
export function documentOr(v) {
    return isDoc(v) ? v : {};
}
function checkType(path, v, type) {
    if (v === undefined || v === null)
        return;
    switch (type) {
        case 'any':
            return;
        case 'unavailable':
            if (v === false || (isNumeric(v) && toNumber(v) === 0) || (isDoc(v) && Object.keys(v).length === 0))
                return;
            throw notImplemented(`'${path}'`);
        case 'object':
            if (isDoc(v))
                return;
            break;
        case 'array':
            if (Array.isArray(v))
                return;
            break;
        case 'string':
            if (typeof v === 'string')
                return;
            break;
        case 'bool':
            if (typeof v === 'boolean' || isNumeric(v))
                return;
            break;
        case 'number':
            if (isNumeric(v))
                return;
            break;
        case 'objectOrString':
            if (isDoc(v) || typeof v === 'string')
                return;
            break;
        case 'objectOrArray':
            if (isDoc(v) || Array.isArray(v))
                return;
            break;
    }
    throw wrongType(path, v, type);
}
function wrongType(path, v, type) {
    return typeMismatch(`BSON field '${path}' is the wrong type '${typeName(v)}', expected type ${EXPECTED[type]}`);
}
function unknownField(path) {
    return new MongoError(40415, `BSON field '${path}' is an unknown field.`);
}
//# sourceMappingURL=arguments.js.map