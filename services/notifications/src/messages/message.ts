import type { Language } from '@diwan/contracts/shared/language';
import type { TemplateName, Words } from './templates.js';

/** A message on its way out. */
export interface OutgoingMessage {
  /** Phone in E.164 or e-mail address. */
  to: string;
  template: TemplateName;
  language: Language;
  /** One value per variable of the template. */
  variables: Record<string, string>;
  /** Names this message for ever: goes along with it where the provider allows, and comes back in status callbacks. */
  dedupeKey: string;
  /** The approved template it goes by over WhatsApp; nothing goes out without (`templates/`). */
  contentSid?: string;
  /** The words that were approved under `contentSid`; without them those of the code. */
  words?: Words;
  /** Headers of an e-mail, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/**
 * What became of an attempt. `refused`: the provider certainly does not have it, so it may be tried again (`retry`) or must not.
 * `unclear`: it may or may not have it; such a message is never sent again by itself. `noSuchMailbox`: nothing will ever arrive there.
 * `outage`: the provider takes nothing from us now, whoever it is for.
 */
export type SendResult =
  | { outcome: 'accepted'; providerId: string }
  | { outcome: 'refused'; reason: string; retry: false; noSuchMailbox?: boolean }
  | { outcome: 'refused'; reason: string; retry: true; notBeforeMs?: number; maxAttempts?: number; outage?: boolean }
  | { outcome: 'unclear'; reason: string };
