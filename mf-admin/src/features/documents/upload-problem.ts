import type { ProblemCode } from '@diwan/mf-kit';
import { ApiProblem } from '@diwan/mf-kit';
import type { Texts } from '../../texts.js';

const REFUSALS = {
  UNSUPPORTED_TYPE: 'upload.unsupportedType',
  FILE_REFUSED: 'upload.refused',
  PAYLOAD_TOO_LARGE: 'upload.tooLarge',
  STORAGE_FULL: 'upload.storageFull',
  UNAVAILABLE: 'upload.unavailable',
  OFFLINE: 'upload.offline',
  NOT_FOUND: 'upload.caseGone',
} as const satisfies Partial<Record<ProblemCode, string>>;

/** Why a file was not stored, and what can be done about it (D-086); `otherwise` for what has nothing to do with files. */
export function uploadProblem(error: unknown, t: Texts, otherwise: (error: unknown) => string): string {
  const code = error instanceof ApiProblem && error.code;
  return code && code in REFUSALS ? t(REFUSALS[code as keyof typeof REFUSALS]) : otherwise(error);
}
