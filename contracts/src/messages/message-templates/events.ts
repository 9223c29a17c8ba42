import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';

const TemplateName = z.string().check(z.regex(/^[a-z0-9_]{1,64}$/));

/** WhatsApp rejected, paused or disabled a template: the words of today, or earlier ones that messages went by until then. */
export const MessageTemplateStoppedV1 = eventType(
  'notifications.message-template.stopped.v1',
  z.strictObject({ template: TemplateName, language: Language, at: Instant }),
  { heardBy: ['notifications'] },
);

/** Somebody was written to in English, because the template does not exist in their language with the provider (D-144). */
export const TranslationMissingV1 = eventType(
  'notifications.message-template.translation-missing.v1',
  z.strictObject({ template: TemplateName, language: Language, at: Instant }),
  { heardBy: ['notifications'] },
);
