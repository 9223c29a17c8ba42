import { type Doc, isDoc } from '../values/bson.js';
import { badValue, codeNameOf, failedToParse, MongoError } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { isTruthy } from '../values/text.js';
import { checkFields, fieldsOf } from './fields.js';
import type { Command } from './table.js';

/** Aggregation stages outside the stable API. */
const UNSTABLE_STAGES =
  '$currentOp $indexStats $listLocalSessions $listSessions $planCacheStats $search $listSearchIndexes'.split(' ');

/** Enforces `apiVersion`, `apiStrict` and `apiDeprecationErrors` (nothing in version 1 is deprecated). @throws MongoError 322, 323, 72 */
export function checkApiVersion({ name, traits }: Command, doc: Doc): void {
  const { apiVersion, apiStrict, apiDeprecationErrors, pipeline } = doc;
  if (apiVersion === undefined && (apiStrict !== undefined || apiDeprecationErrors !== undefined))
    throw invalid('Provided apiStrict or apiDeprecationErrors without passing apiVersion');
  if (apiVersion !== undefined && apiVersion !== '1') throw new MongoError(322, 'API version must be "1"');
  if (!isTruthy(apiStrict)) return;
  if (!traits.includes('stable'))
    throw new MongoError(323, `Provided apiStrict:true, but the command ${name} is not in API Version 1.`);
  const stages = Array.isArray(pipeline) ? pipeline.flatMap((stage) => (isDoc(stage) ? Object.keys(stage) : [])) : [];
  const unstable = stages.find((stage) => UNSTABLE_STAGES.includes(stage));
  if (unstable) throw new MongoError(323, `stage ${unstable} is not allowed with 'apiStrict: true' in API Version 1`);
}

/**
 * Checks the fields about transactions. `ends`: the command is commitTransaction or abortTransaction.
 * @throws MongoError 72, 263, 50768
 */
export function checkTransactionFields({ name, traits }: Command, doc: Doc, ends: boolean): void {
  const { autocommit, startTransaction, lsid, txnNumber } = doc;
  if (txnNumber === undefined) {
    if (autocommit === undefined && startTransaction === undefined && !ends) return;
    throw invalid(`'${name}' of a transaction needs a txnNumber`);
  }
  if (lsid === undefined) throw invalid('Transaction number requires a session ID to also be specified');
  if (autocommit === undefined) {
    if (startTransaction !== undefined)
      throw invalid("'startTransaction' field requires 'autocommit' field to also be specified");
    if (!traits.includes('retryable'))
      throw new MongoError(
        50768,
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
      );
  } else if (autocommit !== false) throw invalid('Specifying autocommit=true is not allowed.');
  else if (!ends && !traits.includes('transaction'))
    throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
}

const LEVELS = ['local', 'majority', 'snapshot', 'linearizable', 'available'];
const READ_CONCERN = fieldsOf('any: level afterClusterTime provenance; unavailable: atClusterTime');

/**
 * Checks `readConcern`. On one member all levels read the same committed data; snapshots outside transactions and reads of a
 * past time are not available.
 * @throws MongoError 9, 72, 246, 238, 40415
 */
export function checkReadConcern({ readConcern, autocommit, startTransaction }: Doc): void {
  if (!isDoc(readConcern)) return;
  checkFields('readConcern', readConcern, READ_CONCERN);
  const level = LEVELS.indexOf((readConcern.level ?? 'local') as string);
  if (level < 0) throw failedToParse(`readConcern.level must be one of ${LEVELS.join(', ')}`);
  if (autocommit === undefined) {
    if (LEVELS[level] !== 'snapshot') return;
    throw new MongoError(246, 'readConcern level snapshot is only available in transactions on this server');
  }
  if (!isTruthy(startTransaction)) throw invalid('Only the first command in a transaction may specify a readConcern');
  if (level > 2)
    throw invalid("The readConcern level must be 'local', 'majority' or 'snapshot' in order to run in a transaction");
}

const WRITE_CONCERN = fieldsOf('any: w provenance; bool: j fsync; number: wtimeout');

/**
 * Checks `writeConcern`. Every commit is synced to disk on the one member, so `w: 1`, `w: "majority"` and `j` are all fulfilled.
 * @returns the error MongoDB reports beside a successful write when it cannot be fulfilled
 * @throws MongoError 2, 9, 72, 40415
 */
export function checkWriteConcern({ writeConcern, autocommit }: Doc, ends: boolean): Doc | undefined {
  if (!isDoc(writeConcern)) return undefined;
  if (autocommit !== undefined && !ends)
    throw invalid('writeConcern is not allowed within a multi-statement transaction');
  checkFields('writeConcern', writeConcern, WRITE_CONCERN);
  const { w = 1 } = writeConcern;
  if (w === 'majority') return undefined;
  if (typeof w === 'string')
    return unfulfilled(79, `No write concern mode named '${w}' found in replica set configuration`);
  if (!isNumeric(w)) throw badValue('w has to be a number, string, or object');
  const members = toNumber(w);
  if (!(members >= 0 && members <= 50))
    throw failedToParse('w has to be a non-negative number and not greater than 50');
  return members > 1 ? unfulfilled(100, 'Not enough data-bearing nodes') : undefined;
}

function unfulfilled(code: number, errmsg: string): Doc {
  return { code, codeName: codeNameOf(code), errmsg };
}

function invalid(message: string): MongoError {
  return new MongoError(72, message);
}
