import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import { ApiProblem } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';

/** Codes by which the server says that a document or an action is out of reach, rather than that something failed. */
const REASONS = [
  'ACTION_DISABLED',
  'ACTION_STAFF_ONLY',
  'FRESH_SIGN_IN_REQUIRED',
  'ACCESS_LIMIT_REACHED',
  'DOCUMENT_EXPIRED',
  'FORBIDDEN',
] as const;
export type DenialReason = (typeof REASONS)[number];

/** The reason of a refusal; null for failures. */
export function denialReason(error: unknown): DenialReason | null {
  return REASONS.find((reason) => error instanceof ApiProblem && error.code === reason) ?? null;
}

/** The specification's short words about an action that was not done (part 1, section 8). */
export function refusal(reason: DenialReason, action: DocumentAction, t: Texts): { title: string; text: string } {
  const values = { action: t(`action.${action}.word`) };
  return reason === 'ACTION_DISABLED'
    ? { title: t('viewer.blocked'), text: t('viewer.blockedText', values) }
    : { title: t('viewer.denied'), text: t('viewer.deniedText', values) };
}
