import { type Doc, isDoc, type Value } from '../values/bson.js';
import { codeNameOf, failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { isTruthy } from '../values/text.js';

/** Errors after which drivers repeat a write. */
const RETRYABLE_WRITES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT = new Set([24, 112, 246, 251, 267]);
const NAMES: Record<number, string> = {
  91: 'ShutdownInProgress',
  189: 'PrimarySteppedDown',
  10107: 'NotWritablePrimary',
};

interface FailPoint {
  /** `undefined` = always on. */
  times?: number;
  skip: number;
  data: Doc;
}

/** What a fail point does to one command. */
export interface Failure {
  blockMs?: number;
  closeConnection: boolean;
  error?: MongoError;
  /** Added to the reply of the command, which is executed. */
  writeConcernError?: Doc;
  errorLabels?: string[];
}

/** The fail points of the drivers' published tests: `failCommand`, and `onPrimaryTransactionalWrite` for lost connections. */
export class FailPoints {
  private readonly points = new Map<string, FailPoint>();

  /** `configureFailPoint` */
  configure(command: Doc): void {
    const name = command.configureFailPoint;
    if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')
      throw new MongoError(2, `No fail point by name '${name}' is available`);
    const { mode } = command;
    if (mode === 'off') {
      this.points.delete(name);
      return;
    }
    const data = isDoc(command.data) ? command.data : {};
    if (mode === 'alwaysOn') this.points.set(name, { skip: 0, data });
    else if (isDoc(mode)) this.points.set(name, { times: numberOr(mode.times), skip: numberOr(mode.skip) ?? 0, data });
    else throw failedToParse(`unknown mode of fail point ${name}`);
  }

  /** Whether and how a command fails. */
  failureOf(name: string, command: Doc, appName: string | undefined): Failure | undefined {
    const point = this.points.get('failCommand');
    if (!point) return undefined;
    const { data } = point;
    if (!Array.isArray(data.failCommands) || !data.failCommands.includes(name)) return undefined;
    if (data.appName !== undefined && data.appName !== appName) return undefined;
    if (!this.fires('failCommand', point)) return undefined;
    return this.failure(name, command, data);
  }

  /** True if the connection is to be cut: `'before'` or `'after'` a retryable write takes effect. */
  writeFailure(): 'before' | 'after' | undefined {
    const point = this.points.get('onPrimaryTransactionalWrite');
    if (!point || !this.fires('onPrimaryTransactionalWrite', point)) return undefined;
    return point.data.failBeforeCommitExceptionCode === undefined ? 'after' : 'before';
  }

  private fires(name: string, point: FailPoint): boolean {
    if (point.skip > 0) {
      point.skip--;
      return false;
    }
    if (point.times === undefined) return true;
    if (point.times <= 0) return false;
    if (--point.times === 0) this.points.delete(name);
    return true;
  }

  private failure(name: string, command: Doc, data: Doc): Failure {
    const blockMs = isTruthy(data.blockConnection) ? numberOr(data.blockTimeMS) : undefined;
    const labels = Array.isArray(data.errorLabels) ? (data.errorLabels as string[]) : undefined;
    const failure: Failure = { blockMs, closeConnection: isTruthy(data.closeConnection) };
    const code = numberOr(data.errorCode);
    if (code !== undefined) {
      const error = new MongoError(
        code,
        `Failing command via 'failCommand' failpoint`,
        labels ?? labelsOf(name, command, code),
      );
      const codeName = NAMES[code] ?? codeNameOf(code);
      failure.error = Object.assign(error, { codeName });
    } else if (isDoc(data.writeConcernError)) {
      failure.writeConcernError = data.writeConcernError;
      failure.errorLabels = labels ?? retryableLabel(name, command, numberOr(data.writeConcernError.code) ?? 0);
    }
    return failure;
  }
}

/** Error labels of a failed command. */
function labelsOf(name: string, command: Doc, code: number): string[] {
  const label = retryableLabel(name, command, code);
  if (label.length > 0 || command.autocommit !== false) return label;
  const transient = TRANSIENT.has(code) || (RETRYABLE_WRITES.has(code) && name !== 'commitTransaction');
  return transient ? ['TransientTransactionError'] : [];
}

/** Of a command that succeeded with a write concern error only this label is possible. */
function retryableLabel(name: string, command: Doc, code: number): string[] {
  const inTransaction = command.autocommit === false;
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  const retryable = command.txnNumber !== undefined && (!inTransaction || ends) && RETRYABLE_WRITES.has(code);
  return retryable ? ['RetryableWriteError'] : [];
}

function numberOr(v: Value): number | undefined {
  return isNumeric(v) ? toNumber(v) : undefined;
}
