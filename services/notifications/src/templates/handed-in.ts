import type { Language } from '@diwan/contracts/shared/language';
import { samplesOf } from '../messages/samples.js';
import { contentOf, digestOf } from '../messages/template-content.js';
import { bodyOf, type TemplateName, wordsOf } from '../messages/templates.js';
import type { HandedInWords } from './message-template.schema.js';

/** The digest of a template's words as the code has them. */
export const currentDigest = (name: TemplateName, language: Language): string => digestOf(contentOf(name, language));

/** What is written down of the words of the code when they are handed in or adopted. */
export function handedIn(name: TemplateName, language: Language): { digest: string; words: HandedInWords } {
  const digest = currentDigest(name, language);
  const buttons = contentOf(name, language).buttons.map(({ title }) => title);
  const preview = bodyOf(name, language, samplesOf(name, language));
  return { digest, words: { digest, ...wordsOf(name, language), buttons, preview } };
}
