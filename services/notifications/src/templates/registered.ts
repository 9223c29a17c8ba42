import type { Language } from '@diwan/contracts/shared/language';
import { REGISTERED } from '../messages/samples.js';
import type { TemplateName } from '../messages/templates.js';

/** A template of the code that WhatsApp is to approve, by its name and language; null when there is none. */
export const registered = (name: string, language: Language): { name: TemplateName; language: Language } | null =>
  REGISTERED.find((template) => template.name === name && template.language === language) ?? null;
