import { compileFilter } from '../match/matcher.js';
import { isDoc } from '../values/bson.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
/** The oldest documents are found by reading all of them: larger capped collections are not available. */
const MAX_CAP_BYTES = 16 * 1024 * 1024;
/** What follows from the options of `create`. @throws MongoError 72, 238 */
export function interpretOptions(options) {
    return { view: viewOf(options), validation: validationOf(options), cap: capOf(options) };
}
/** @throws MongoError 121 unless the document may be stored in place of `before` (or as a new one) */
export function validate(validation, doc, before) {
    if (!validation || validation.matcher.matches(doc))
        return;
    if (validation.level === 'moderate' && before && !validation.matcher.matches(before))
        return;
    const errInfo = { failingDocumentId: doc._id, details: { operatorName: 'validator' } };
    throw new MongoError(121, 'Document failed validation', [], { errInfo });
}
function viewOf({ viewOn, pipeline }) {
    if (viewOn === undefined) {
        if (pipeline !== undefined)
            throw new MongoError(72, "'pipeline' requires 'viewOn' to also be specified");
        return undefined;
    }
    return { on: viewOn, pipeline: (pipeline ?? []) };
}
function validationOf({ validator, validationLevel = 'strict', validationAction = 'error', }) {
    if (!isDoc(validator) ||
        Object.keys(validator).length === 0 ||
        validationLevel === 'off' ||
        validationAction === 'warn')
        return undefined;
    if ('$jsonSchema' in validator)
        throw notImplemented('$jsonSchema');
    return {
        matcher: compileFilter(validator, { now: new Date() }),
        level: validationLevel === 'moderate' ? 'moderate' : 'strict',
    };
}
function capOf({ capped, size, max }) {
    if (capped !== true)
        return undefined;
    if (!isNumeric(size) || toNumber(size) <= 0)
        throw new MongoError(72, "the 'size' field is required when 'capped' is true");
    if (toNumber(size) > MAX_CAP_BYTES)
        throw notImplemented(`capped collections of more than ${MAX_CAP_BYTES} bytes`);
    return {
        bytes: toNumber(size),
        documents: isNumeric(max) && toNumber(max) > 0 ? toNumber(max) : Number.POSITIVE_INFINITY,
    };
}
//# sourceMappingURL=collection-options.js.map