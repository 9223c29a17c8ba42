import type { ProblemCode } from '@diwan/mf-kit';
import { ApiProblem } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';

const REFUSALS = {
  UNSUPPORTED_TYPE: 'upload.unsupportedType',
  FILE_REFUSED: 'upload.refused',
  PAYLOAD_TOO_LARGE: 'upload.tooLarge',
  STORAGE_FULL: 'upload.storageFull',
  UNAVAILABLE: 'upload.unavailable',
  OFFLINE: 'upload.offline',
  TOO_MANY_REQUESTS: 'upload.tooMuch',
  NOT_FOUND: 'upload.caseGone',
} as const satisfies Partial<Record<ProblemCode, string>>;

/** Refusals of the file itself: sending it again would change nothing. */
const FINAL: readonly ProblemCode[] = ['UNSUPPORTED_TYPE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE'];

/** Whether the same file can never be stored. */
export const isFinal = (error: unknown): boolean => error instanceof ApiProblem && FINAL.includes(error.code);

/** Why a file was not stored, and what can be done about it (D-086); `otherwise` for what has nothing to do with files. */
export function uploadProblem(error: unknown, t: Texts, otherwise: (error: unknown) => string): string {
  const code = error instanceof ApiProblem && error.code;
  return code && code in REFUSALS ? t(REFUSALS[code as keyof typeof REFUSALS]) : otherwise(error);
}
