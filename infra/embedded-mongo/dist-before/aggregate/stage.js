import { getField, isDoc, setField } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { failedToParse, location } from '../values/errors.js';
import { toInteger } from '../values/number.js';
/** The fields of a stage's specification. @throws MongoError for unknown and missing ones. */
export function stageFields(stage, spec, required, optional) {
    if (!isDoc(spec))
        throw failedToParse(`the ${stage} stage specification must be an object, but found ${typeName(spec)}`);
    for (const key of Object.keys(spec)) {
        if (!required.includes(key) && !optional.includes(key))
            throw location(40415, `BSON field '${stage}.${key}' is an unknown field.`);
    }
    for (const key of required) {
        if (!(key in spec))
            throw location(40414, `BSON field '${stage}.${key}' is missing but a required field`);
    }
    return spec;
}
/** A text argument. */
export function textField(stage, name, value) {
    if (typeof value !== 'string')
        throw failedToParse(`${stage} argument '${name}' must be a string, found ${typeName(value)}`);
    return value;
}
/** A whole number argument. */
export function wholeNumber(value, code, message) {
    const n = toInteger(value);
    if (n === undefined)
        throw location(code, message);
    return n;
}
/** How many documents are handled between two chances for other clients. */
const PAUSE_EVERY = 512;
/** All documents of a stage's input, giving way to other clients now and then. */
export async function collect(input, env) {
    const docs = [];
    for await (const doc of input) {
        docs.push(doc);
        if (docs.length % PAUSE_EVERY === 0)
            await env.pause?.();
    }
    return docs;
}
/** Documents that are already there, as a stage's input. */
export async function* fromArray(docs) {
    yield* docs;
}
/** A copy of a document with the value at a path set; whatever is in the way becomes a document. */
export function withPath(doc, parts, value) {
    const [first, ...rest] = parts;
    const copy = { ...doc };
    if (rest.length > 0) {
        const child = getField(doc, first);
        setField(copy, first, withPath(isDoc(child) ? child : {}, rest, value));
    }
    else if (value === undefined)
        delete copy[first];
    else
        setField(copy, first, value);
    return copy;
}
//# sourceMappingURL=stage.js.map