/**
 * Versions of the texts that people agree to, the newest last (PUB-17, D-066). A text stands beside its form, in the messages of that front
 * end; who changes it adds a version here. Nothing is taken out: pages of before are still open somewhere, and consents name them for ever.
 */
export const CONSENT_VERSIONS = {
  leads: ['contact-2026-11'],
  newsletter: ['newsletter-2026-11'],
  messages: ['messages-2026-11', 'messages-2026-11-25'],
} as const;
