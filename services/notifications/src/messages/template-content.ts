import { createHash } from 'node:crypto';
import type { Language } from '@diwan/contracts/shared/language';
import { type Category, PRESSED, payloadOf } from '../kinds/template.js';
import { samplesOf } from './samples.js';
import { render, TEMPLATES, type TemplateName, variablesOf } from './templates.js';

/** How long a one-time code is good, in minutes, as WhatsApp prints it below the code (SEC-02). */
const CODE_MINUTES = 10;
const COPY_CODE = { en: 'Copy code', ar: 'نسخ الرمز' } as const;

/** A template as its provider gets it: variables are numbered, and each has a sample. */
export interface TemplateContent {
  language: Language;
  category: Category;
  /** The text with `{{1}}`, `{{2}}` … in the order of the text's variables. */
  body: string;
  /** Quick replies below it; the id is the payload, with a numbered variable. */
  buttons: { id: string; title: string }[];
  /** A list that opens from it; null: none. */
  list: { button: string; lines: { id: string; title: string }[] } | null;
  /** Sample values by number. */
  samples: Record<string, string>;
  /** Of one-time codes, whose text is WhatsApp's own: the label of the button that copies the code, and the minutes it is good for. */
  code: { copyLabel: string; minutes: number } | null;
}

/** What is submitted for approval of a template in a language. */
export function contentOf(name: TemplateName, language: Language): TemplateContent {
  const { category, body, buttons = [], list } = TEMPLATES[name];
  const variables = variablesOf(name);
  const numbers = Object.fromEntries(variables.map((variable, index) => [variable, `{{${index + 1}}}`]));
  const samples = samplesOf(name, language);
  return {
    language,
    category,
    body: render((list?.body ?? body)[language], numbers),
    buttons: buttons.map((button) => ({
      id: payloadOf(button, numbers[PRESSED] ?? ''),
      title: button.title[language],
    })),
    list: list
      ? { button: list.button[language], lines: list.lines.map(({ id, title }) => ({ id, title: title[language] })) }
      : null,
    samples: Object.fromEntries(variables.map((variable, index) => [String(index + 1), samples[variable] ?? ''])),
    code: category === 'authentication' ? { copyLabel: COPY_CODE[language], minutes: CODE_MINUTES } : null,
  };
}

/** Tells texts apart: another one has to be approved anew. Samples are no part of it. */
export const digestOf = ({ body, category, code, buttons, list }: TemplateContent): string =>
  createHash('sha256')
    .update(JSON.stringify({ body, category, code, ...(buttons.length > 0 && { buttons }), ...(list && { list }) }))
    .digest('hex')
    .slice(0, 16);
