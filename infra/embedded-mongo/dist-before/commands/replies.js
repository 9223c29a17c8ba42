import { MongoError } from '../values/errors.js';
/** An error as the reply to a command. */
export function errorReply(error) {
    if (!(error instanceof MongoError)) {
        const message = error instanceof Error ? error.message : String(error);
        return { ok: 0, errmsg: message, code: 1, codeName: 'InternalError' };
    }
    const { code, codeName, message, labels, details } = error;
    const errorLabels = labels.length > 0 ? { errorLabels: [...labels] } : {};
    return { ok: 0, errmsg: message, code, codeName, ...errorLabels, ...details };
}
/** An error of one statement, as an element of `writeErrors`. */
export function writeError(error, index) {
    return { index, code: error.code, errmsg: error.message, ...error.details };
}
//# sourceMappingURL=replies.js.map