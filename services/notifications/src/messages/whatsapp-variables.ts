import type { Language } from '@diwan/contracts/shared/language';
import { render, TEMPLATES, type TemplateName, type Words, wordsOf } from './templates.js';

/** Limits of WhatsApp templates in characters (whatsapp.md): one value, and text with all values. */
const MAX_VALUE = 1600;
const MAX_TEXT = 1024;
/** Stands for nothing: values may not be empty. */
const NOTHING = '—';

/** Cuts to `length` characters with an ellipsis, never through a surrogate pair. */
function cut(value: string, length: number): string {
  const characters = [...value];
  return characters.length <= length ? value : `${characters.slice(0, length - 1).join('')}…`;
}

const clean = (value: string): string =>
  cut(
    value
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/ {4,}/g, ' ')
      .trim(),
    MAX_VALUE,
  ) || NOTHING;

/**
 * Makes values fit for a WhatsApp template: one line, not empty, not too long together; the longest are cut first, links and codes never.
 */
export function whatsappVariables(words: Words, variables: Record<string, string>): Record<string, string> {
  return fitted(words, variables, MAX_TEXT);
}

/** Values of a text, each on one line, cut until the text with them has no more than `length` characters. Throws where it never has. */
export function fitted(
  { body, variables: names }: Words,
  variables: Record<string, string>,
  length: number,
): Record<string, string> {
  const values = Object.fromEntries(names.map((name) => [name, clean(variables[name] ?? '')]));
  for (;;) {
    const excess = render(body, values).length - length;
    if (excess <= 0) return values;
    const longest = names
      .filter((name) => !/^(link|code|unsubscribe|pressed)$/.test(name))
      .sort((a, b) => (values[b] ?? '').length - (values[a] ?? '').length)[0];
    const size = [...(values[longest ?? ''] ?? '')].length;
    if (longest === undefined || size <= 1) throw new Error('the text does not fit into a message');
    values[longest] = cut(values[longest] ?? '', Math.max(1, size - excess));
  }
}

/** The text that WhatsApp shows: of a template with values that fit it, of free text as it was written. */
export const whatsappText = (
  template: TemplateName,
  language: Language,
  variables: Record<string, string>,
  words: Words = wordsOf(template, language),
): string => render(words.body, TEMPLATES[template].insideWindow ? variables : whatsappVariables(words, variables));

/** The values as Twilio numbers them: `{ "1": … }`. */
export function numbered({ variables }: Words, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(variables.map((name, index) => [String(index + 1), values[name] ?? '']));
}
