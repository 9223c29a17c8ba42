import type { Doc } from './value.js';

/** MongoDB's names of the codes that this server answers with; every other code is named `Location<code>`, as MongoDB does. */
const CODE_NAMES = new Map(
  `
  1 InternalError, 2 BadValue, 9 FailedToParse, 13 Unauthorized, 14 TypeMismatch, 15 Overflow,
  20 IllegalOperation, 22 InvalidBSON, 26 NamespaceNotFound, 27 IndexNotFound, 28 PathNotViable,
  40 ConflictingUpdateOperators, 43 CursorNotFound, 48 NamespaceExists, 50 MaxTimeMSExpired,
  52 DollarPrefixedFieldName, 53 InvalidIdField, 54 NotSingleValueField, 56 EmptyFieldName,
  59 CommandNotFound, 66 ImmutableField, 67 CannotCreateIndex, 72 InvalidOptions,
  73 InvalidNamespace, 79 UnknownReplWriteConcern, 85 IndexOptionsConflict, 86 IndexKeySpecsConflict,
  100 UnsatisfiableWriteConcern, 112 WriteConflict, 166 CommandNotSupportedOnView,
  168 InvalidPipelineOperator, 171 CannotIndexParallelArrays, 197 InvalidIndexSpecificationOption,
  217 IncompleteTransactionHistory, 225 TransactionTooOld, 238 NotImplemented, 241 ConversionFailure,
  246 SnapshotUnavailable, 251 NoSuchTransaction, 256 TransactionCommitted, 263 OperationNotSupportedInTransaction, 291 NoQueryExecutionPlans,
  292 QueryExceededMemoryLimitNoDiskUseAllowed, 322 APIVersionError, 323 APIStrictError, 10334 BSONObjectTooLarge,
  11000 DuplicateKey, 11600 InterruptedAtShutdown, 11601 Interrupted, 13297 DatabaseDifferCase, 13113 MergeStageNoMatchingDocument,
  14031 OutOfDiskSpace
  `
    .split(',')
    .map((entry) => entry.trim().split(' ') as [code: string, name: string]),
);

/** MongoDB's name for an error code. */
export function codeNameOf(code: number): string {
  return CODE_NAMES.get(String(code)) ?? `Location${code}`;
}

/**
 * An error that is answered to the client as MongoDB would answer it.
 * `labels` become `errorLabels`; `details` are further fields of the reply (`keyPattern`, `keyValue`, …).
 */
export class MongoError extends Error {
  readonly codeName: string;

  constructor(
    readonly code: number,
    message: string,
    readonly labels: string[] = [],
    readonly details?: Doc,
  ) {
    super(message);
    this.name = 'MongoError';
    this.codeName = codeNameOf(code);
  }
}

/** 2: the value is of the right type but not allowed. */
export const badValue = (message: string) => new MongoError(2, message);
/** 9: the text or document does not have the expected form. */
export const failedToParse = (message: string) => new MongoError(9, message);
/** 14: the value has the wrong BSON type. */
export const typeMismatch = (message: string) => new MongoError(14, message);
/** 238: MongoDB has it, this server has not. */
export const notImplemented = (what: string) =>
  new MongoError(238, `${what} is not implemented by the embedded server`);
/** 10334: a document is larger than 16 MB. */
export const documentTooLarge = (bytes: number) =>
  new MongoError(10334, `BSONObj size: ${bytes} is invalid. Size must be between 0 and 16793600(16MB)`);
