import { type Document, MongoError, MongoServerError } from 'mongodb';
import { type MatchContext, Mismatch, matchValue } from './match-values.js';
import type { ExpectedError } from './test-file.js';

/** Checks how an operation failed. @throws Mismatch */
export function matchError(error: Error, expected: ExpectedError, context: MatchContext): void {
  const { isClientError, errorContains, errorCode, errorCodeName, expectResult } = expected;
  if (isClientError !== undefined && error instanceof MongoServerError === isClientError)
    throw new Mismatch('isClientError', isClientError, String(error));
  if (errorContains !== undefined && !error.message.toLowerCase().includes(errorContains.toLowerCase()))
    throw new Mismatch('error message', errorContains, error.message);
  const facts = error as Error & { code?: unknown; result?: Document };
  if (errorCode !== undefined && facts.code !== errorCode)
    throw new Mismatch('error code', errorCode, `${facts.code}: ${error.message}`);
  if (errorCodeName !== undefined && !codeNames(error).includes(errorCodeName))
    throw new Mismatch('error code name', errorCodeName, `${codeNames(error)}: ${error.message}`);
  for (const label of expected.errorLabelsContain ?? [])
    if (!hasLabel(error, label)) throw new Mismatch('error label', label, String(error));
  for (const label of expected.errorLabelsOmit ?? [])
    if (hasLabel(error, label)) throw new Mismatch('error label', `no ${label}`, String(error));
  if (expected.errorResponse && error instanceof MongoServerError)
    matchValue(error.errorResponse, expected.errorResponse, context, 'errorResponse');
  if (expectResult !== undefined) matchValue(facts.result, expectResult, context, 'result of the error');
}

function hasLabel(error: Error, label: string): boolean {
  return error instanceof MongoError && error.hasErrorLabel(label);
}

/** The names of the code: of the command, and of the write concern a bulk write failed with. */
function codeNames(error: Error): unknown[] {
  const { codeName, errorResponse, result } = error as Error & {
    codeName?: string;
    errorResponse?: Document;
    result?: Document;
  };
  const writeConcern = [errorResponse?.writeConcernError, result?.writeConcernError, result?.getWriteConcernError?.()];
  return [codeName, errorResponse?.codeName, ...writeConcern.map((of) => of?.codeName ?? of?.errInfo?.codeName)].filter(
    (name) => name !== undefined,
  );
}
