import { isTimeUp } from './domain-error.js';
import { codeOf, nameOf } from './driver-error.js';

/** Names that drivers give to "the store is away or too slow". */
const AWAY = new RegExp(
  `^(${[
    'MongoServerSelectionError',
    'MongooseServerSelectionError',
    'MongoNetworkError',
    'MongoNetworkTimeoutError',
    'MongoNotConnectedError',
    'MongoOperationTimeoutError',
    'MongoPoolClearedError',
    'MongoPoolClosedError',
    'MongoTopologyClosedError',
    'MongoWriteConcernError',
    'MongoWaitQueueTimeoutError',
    'PoolClearedOnNetworkError',
    'MaxRetriesPerRequestError',
  ].join('|')})$`,
);

/** ioredis gives these no name of their own; the last are Redis's answers while it loads its data or another instance becomes primary. */
const REDIS_AWAY =
  /^(Command timed out|Stream isn't writeable|Connection is closed|LOADING|READONLY|CLUSTERDOWN|MASTERDOWN)\b/;

/** Labels of MongoDB's answers while another member becomes primary, and of transactions that met others for too long. */
const PASSING = ['RetryableWriteError', 'TransientTransactionError'];

/** Whether a store failed in a way that passes: it is away, or too slow, and a later try may succeed. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const name = nameOf(error);
  if (AWAY.test(name)) return true;
  if (name === 'Error' || name === 'ReplyError')
    return REDIS_AWAY.test(error.message) || codeOf(error) === 'ECONNREFUSED';
  if (!('hasErrorLabel' in error) || typeof error.hasErrorLabel !== 'function') return false;
  const { hasErrorLabel } = error;
  return isTimeUp(error) || PASSING.some((label) => hasErrorLabel.call(error, label));
}
