import { WebAuthnError } from '@simplewebauthn/browser';
import type { DeskTexts } from '../texts.js';

/** Why the browser gave no passkey, in words; undefined where it was not the browser that failed. */
export function passkeyReason(t: DeskTexts, error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError || error instanceof DOMException)) return undefined;
  // Browsers tell no more apart, so that sites do not learn what a device holds.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('desk.passkey.notChosen');
  if (error.name === 'InvalidStateError') return t('desk.passkey.alreadyHere');
  return t('desk.passkey.browserFailed');
}
