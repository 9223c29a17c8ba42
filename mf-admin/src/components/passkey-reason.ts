import { WebAuthnError } from '@simplewebauthn/browser';
import type { Texts } from '../texts.js';

/** Why the browser gave no passkey, in words; undefined where it was not the browser that failed. */
export function passkeyReason(t: Texts, error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError || error instanceof DOMException)) return undefined;
  // Browsers tell no more apart, so that sites do not learn what a device holds.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('passkey.notChosen');
  if (error.name === 'InvalidStateError') return t('passkey.alreadyHere');
  return t('passkey.browserFailed');
}
