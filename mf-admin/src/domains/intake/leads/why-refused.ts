import { ApiProblem } from '@diwan/mf-kit';
import type { TextKey } from '../../../texts.js';

/** Why a change of a lead that is on the screen was refused, where that is about the lead. */
export function whyRefused(error: unknown): TextKey | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === 'CONFLICT') return 'leads.changedMeanwhile';
  return error.code === 'NOT_FOUND' ? 'leads.notYours' : undefined;
}
