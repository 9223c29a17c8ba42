/** Code names of MongoDB's error table that this server uses; every other code is named `Location<code>`, as MongoDB does. */
const CODE_NAMES = {
    1: 'InternalError',
    2: 'BadValue',
    9: 'FailedToParse',
    11: 'UserNotFound',
    13: 'Unauthorized',
    14: 'TypeMismatch',
    15: 'Overflow',
    16: 'InvalidLength',
    20: 'IllegalOperation',
    22: 'InvalidBSON',
    26: 'NamespaceNotFound',
    27: 'IndexNotFound',
    28: 'PathNotViable',
    40: 'ConflictingUpdateOperators',
    43: 'CursorNotFound',
    48: 'NamespaceExists',
    50: 'MaxTimeMSExpired',
    52: 'DollarPrefixedFieldName',
    53: 'InvalidIdField',
    54: 'NotSingleValueField',
    55: 'InvalidDBRef',
    56: 'EmptyFieldName',
    57: 'DottedFieldName',
    59: 'CommandNotFound',
    66: 'ImmutableField',
    67: 'CannotCreateIndex',
    68: 'IndexAlreadyExists',
    72: 'InvalidOptions',
    73: 'InvalidNamespace',
    79: 'UnknownReplWriteConcern',
    85: 'IndexOptionsConflict',
    86: 'IndexKeySpecsConflict',
    100: 'UnsatisfiableWriteConcern',
    112: 'WriteConflict',
    115: 'CommandNotSupported',
    117: 'ConflictingOperationInProgress',
    121: 'DocumentValidationFailure',
    125: 'CommandFailed',
    166: 'CommandNotSupportedOnView',
    167: 'OptionNotSupportedOnView',
    168: 'InvalidPipelineOperator',
    197: 'InvalidIndexSpecificationOption',
    206: 'NoSuchSession',
    217: 'IncompleteTransactionHistory',
    225: 'TransactionTooOld',
    238: 'NotImplemented',
    241: 'ConversionFailure',
    244: 'TransactionAborted',
    246: 'SnapshotUnavailable',
    251: 'NoSuchTransaction',
    256: 'TransactionCommitted',
    257: 'TransactionTooLarge',
    263: 'OperationNotSupportedInTransaction',
    291: 'NoQueryExecutionPlans',
    292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
    303: 'ApiStrictError',
    322: 'APIVersionError',
    323: 'APIStrictError',
    10334: 'BSONObjectTooLarge',
    11000: 'DuplicateKey',
    11600: 'InterruptedAtShutdown',
    11601: 'Interrupted',
    13113: 'MergeStageNoMatchingDocument',
    14031: 'OutOfDiskSpace',
};
/** MongoDB's name for an error code. */
export function codeNameOf(code) {
    return CODE_NAMES[code] ?? `Location${code}`;
}
/**
 * An error that is answered to the client as MongoDB would answer it.
 * `labels` become `errorLabels`; `details` are further fields of the reply (`keyPattern`, `keyValue`, …).
 */
export class MongoError extends Error {
    code;
    labels;
    details;
    codeName;
    constructor(code, message, labels = [], details) {
        super(message);
        this.code = code;
        this.labels = labels;
        this.details = details;
        this.name = 'MongoError';
        this.codeName = codeNameOf(code);
    }
}
/** 2: the value is of the right type but not allowed. */
export const badValue = (message) => new MongoError(2, message);
/** 9: the text or document does not have the expected form. */
export const failedToParse = (message) => new MongoError(9, message);
/** 14: the value has the wrong BSON type. */
export const typeMismatch = (message) => new MongoError(14, message);
/** 28: an update path runs through something that cannot have fields. */
export const pathNotViable = (message) => new MongoError(28, message);
/** 66: `_id` (or another fixed field) would be changed. */
export const immutableField = (message) => new MongoError(66, message);
/** 238: MongoDB has it, this server has not. */
export const notImplemented = (what) => new MongoError(238, `${what} is not implemented by the embedded server`);
/** 10334: a document is larger than 16 MB. */
export const documentTooLarge = (bytes) => new MongoError(10334, `BSONObj size: ${bytes} is invalid. Size must be between 0 and 16793600(16MB)`);
/** An error that MongoDB knows only by its number (`Location<code>`). */
export const location = (code, message) => new MongoError(code, message);
//# sourceMappingURL=errors.js.map