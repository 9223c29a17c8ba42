import { setTimeout } from 'node:timers/promises';
import type { Doc, Value } from '../values/bson.js';
import { badValue, MongoError } from '../values/errors.js';
import { toInteger } from '../values/number.js';
import { isTruthy } from '../values/text.js';
import type { Connection } from '../wire/connection.js';
import { checkFields, defined, documentOr, fieldsOf } from './fields.js';

/** Errors after which drivers repeat a write. */
const RETRYABLE_WRITES = [6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
/** Errors after which drivers repeat a transaction. */
const TRANSIENT = [24, 112, 246, 251, 267];
const MODE = fieldsOf('number: times skip');

/** What a fail point does to one command. */
export interface Failure {
  error?: MongoError;
  /** Added to the reply of the command, which is executed. */
  reply?: Doc;
}

/** The fail points of the drivers' published tests: `failCommand`, and `onPrimaryTransactionalWrite` for lost connections. */
export class FailPoints {
  /** `skip`: how often they are still not to fire, `times`: how often then. */
  private readonly points = new Map<Value, { skip: number; times: number; data: Doc }>();

  /** `configureFailPoint` */
  configure({ configureFailPoint: name, mode, data }: Doc): void {
    if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')
      throw badValue(`No fail point by name '${name}' is available`);
    const limits = mode === 'alwaysOn' || mode === 'off' ? {} : checkFields('mode', mode, MODE);
    const times = mode === 'off' ? 0 : (toInteger(limits.times) ?? Number.POSITIVE_INFINITY);
    this.points.set(name, { skip: toInteger(limits.skip) ?? 0, times, data: documentOr(data) });
  }

  /** Lets a command wait, or lose its connection, or tells how else it fails. */
  async strike(name: string, command: Doc, connection: Connection): Promise<Failure> {
    // The handshake tells the application's name, by which fail points choose.
    const { name: appName } = documentOr(documentOr(command.client).application);
    if (typeof appName === 'string') connection.appName = appName;
    const data = this.fire('failCommand', ({ failCommands, appName = connection.appName }) => {
      return Array.isArray(failCommands) && failCommands.includes(name) && appName === connection.appName;
    });
    if (!data) return {};
    if (isTruthy(data.blockConnection)) await setTimeout(toInteger(data.blockTimeMS));
    if (isTruthy(data.closeConnection)) throw cut(connection);
    const { errorCode, writeConcernError } = data;
    const code = toInteger(errorCode) ?? toInteger(documentOr(writeConcernError).code) ?? 0;
    const failed = errorCode !== undefined;
    const labels = (data.errorLabels as string[] | undefined) ?? labelsOf(name, command, code, failed);
    if (failed) return { error: new MongoError(code, `Failing command via 'failCommand' failpoint`, labels) };
    return { reply: defined({ writeConcernError, errorLabels: labels.length > 0 ? labels : undefined }) };
  }

  /** Cuts the connection of a retryable write before it takes effect. @returns true if it is to be cut afterwards */
  cutWrite(connection: Connection): boolean {
    const data = this.fire('onPrimaryTransactionalWrite');
    if (data?.failBeforeCommitExceptionCode !== undefined) throw cut(connection);
    return data !== undefined;
  }

  private fire(name: string, concerns: (data: Doc) => boolean = () => true): Doc | undefined {
    const point = this.points.get(name);
    if (!point || point.times === 0 || !concerns(point.data) || point.skip-- > 0) return undefined;
    point.times--;
    return point.data;
  }
}

function cut(connection: Connection): MongoError {
  void connection.close();
  return new MongoError(6, 'connection closed by fail point');
}

/** @param failed false for a write concern error of a command that is executed: it is never a transient error */
function labelsOf(name: string, { txnNumber, autocommit }: Doc, code: number, failed: boolean): string[] {
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  const retryable = RETRYABLE_WRITES.includes(code);
  if (txnNumber !== undefined && retryable && (autocommit !== false || ends)) return ['RetryableWriteError'];
  const transient = TRANSIENT.includes(code) || (retryable && name !== 'commitTransaction');
  return failed && autocommit === false && transient ? ['TransientTransactionError'] : [];
}
