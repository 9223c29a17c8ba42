import { isDoc } from '../values/bson.js';
import { badValue, failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const IN_TRANSACTION = ['local', 'majority', 'snapshot'];
const WRITE_CONCERN_FIELDS = ['w', 'j', 'wtimeout', 'fsync', 'provenance'];
/**
 * Checks `readConcern`. On one member all levels read the same committed data; snapshots outside transactions and reads of a
 * past time are not available.
 * @throws MongoError 9, 72, 246
 */
export function checkReadConcern(command, place) {
    const { readConcern } = command;
    if (!isDoc(readConcern))
        return;
    const { level } = readConcern;
    if (level !== undefined && !(typeof level === 'string' && LEVELS.includes(level)))
        throw failedToParse(`readConcern.level must be either 'local', 'majority', 'linearizable', 'available', or 'snapshot'`);
    for (const key of Object.keys(readConcern)) {
        if (!['level', 'afterClusterTime', 'atClusterTime', 'provenance'].includes(key))
            throw new MongoError(40415, `BSON field 'readConcern.${key}' is an unknown field.`);
    }
    if (readConcern.atClusterTime !== undefined)
        throw new MongoError(72, 'readConcern.atClusterTime is not available on this server');
    if (!place.inTransaction) {
        if (level === 'snapshot')
            throw new MongoError(246, 'readConcern level snapshot is only available in transactions on this server');
        return;
    }
    if (!place.first)
        throw new MongoError(72, 'Only the first command in a transaction may specify a readConcern');
    if (level !== undefined && !IN_TRANSACTION.includes(level))
        throw new MongoError(72, "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction");
}
/**
 * Checks `writeConcern`. Every commit is synced to disk on the one member, so `w: 1`, `w: "majority"` and `j` are all fulfilled.
 * @returns the error MongoDB reports beside a successful write when it cannot be fulfilled
 * @throws MongoError 2, 9, 72
 */
export function checkWriteConcern(command, place) {
    const { writeConcern } = command;
    if (writeConcern === undefined)
        return undefined;
    if (!isDoc(writeConcern))
        throw failedToParse('writeConcern must be an object');
    if (place.inTransaction && !place.ends)
        throw new MongoError(72, 'writeConcern is not allowed within a multi-statement transaction');
    for (const key of Object.keys(writeConcern))
        if (!WRITE_CONCERN_FIELDS.includes(key))
            throw failedToParse(`BSON field 'writeConcern.${key}' is an unknown field.`);
    return unsatisfied(writeConcern.w);
}
function unsatisfied(w) {
    if (w === undefined || w === 'majority')
        return undefined;
    if (isNumeric(w)) {
        const members = toNumber(w);
        if (members < 0 || members > 50)
            throw failedToParse('w has to be a non-negative number and not greater than 50');
        if (members <= 1)
            return undefined;
        return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
    }
    if (typeof w !== 'string')
        throw badValue('w has to be a number, string, or object');
    return {
        code: 79,
        codeName: 'UnknownReplWriteConcern',
        errmsg: `No write concern mode named '${w}' found in replica set configuration`,
    };
}
//# sourceMappingURL=concerns.js.map