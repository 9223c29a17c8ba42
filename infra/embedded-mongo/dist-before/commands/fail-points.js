import { isDoc } from '../values/bson.js';
import { codeNameOf, failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { isTruthy } from '../values/text.js';
/** Errors after which drivers repeat a write. */
const RETRYABLE_WRITES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT = new Set([24, 112, 246, 251, 267]);
const NAMES = {
    91: 'ShutdownInProgress',
    189: 'PrimarySteppedDown',
    10107: 'NotWritablePrimary',
};
/** The fail points of the drivers' published tests: `failCommand`, and `onPrimaryTransactionalWrite` for lost connections. */
export class FailPoints {
    points = new Map();
    /** `configureFailPoint` */
    configure(command) {
        const name = command.configureFailPoint;
        if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')
            throw new MongoError(2, `No fail point by name '${name}' is available`);
        const { mode } = command;
        if (mode === 'off') {
            this.points.delete(name);
            return;
        }
        const data = isDoc(command.data) ? command.data : {};
        if (mode === 'alwaysOn')
            this.points.set(name, { skip: 0, data });
        else if (isDoc(mode))
            this.points.set(name, { times: numberOr(mode.times), skip: numberOr(mode.skip) ?? 0, data });
        else
            throw failedToParse(`unknown mode of fail point ${name}`);
    }
    /** Whether and how a command fails. */
    failureOf(name, command, appName) {
        const point = this.points.get('failCommand');
        if (!point)
            return undefined;
        const { data } = point;
        if (!Array.isArray(data.failCommands) || !data.failCommands.includes(name))
            return undefined;
        if (data.appName !== undefined && data.appName !== appName)
            return undefined;
        if (!this.fires('failCommand', point))
            return undefined;
        return this.failure(name, command, data);
    }
    /** True if the connection is to be cut: `'before'` or `'after'` a retryable write takes effect. */
    writeFailure() {
        const point = this.points.get('onPrimaryTransactionalWrite');
        if (!point || !this.fires('onPrimaryTransactionalWrite', point))
            return undefined;
        return point.data.failBeforeCommitExceptionCode === undefined ? 'after' : 'before';
    }
    fires(name, point) {
        if (point.skip > 0) {
            point.skip--;
            return false;
        }
        if (point.times === undefined)
            return true;
        if (point.times <= 0)
            return false;
        if (--point.times === 0)
            this.points.delete(name);
        return true;
    }
    failure(name, command, data) {
        const blockMs = isTruthy(data.blockConnection) ? numberOr(data.blockTimeMS) : undefined;
        const labels = Array.isArray(data.errorLabels) ? data.errorLabels : undefined;
        const failure = { blockMs, closeConnection: isTruthy(data.closeConnection) };
        const code = numberOr(data.errorCode);
        if (code !== undefined) {
            const error = new MongoError(code, `Failing command via 'failCommand' failpoint`, labels ?? labelsOf(name, command, code));
            const codeName = NAMES[code] ?? codeNameOf(code);
            failure.error = Object.assign(error, { codeName });
        }
        else if (isDoc(data.writeConcernError)) {
            failure.writeConcernError = data.writeConcernError;
            failure.errorLabels = labels ?? labelsOf(name, command, numberOr(data.writeConcernError.code) ?? 0);
        }
        return failure;
    }
}
function labelsOf(name, command, code) {
    const inTransaction = command.autocommit === false;
    const ends = name === 'commitTransaction' || name === 'abortTransaction';
    if (command.txnNumber !== undefined && (!inTransaction || ends) && RETRYABLE_WRITES.has(code))
        return ['RetryableWriteError'];
    if (!inTransaction)
        return [];
    const transient = TRANSIENT.has(code) || (RETRYABLE_WRITES.has(code) && name !== 'commitTransaction');
    return transient ? ['TransientTransactionError'] : [];
}
function numberOr(v) {
    return isNumeric(v) ? toNumber(v) : undefined;
}
//# sourceMappingURL=fail-points.js.map