import type { Language } from '@diwan/contracts/shared/language';
import { KINDS } from '../derived/kinds.js';
import { PRESSED, payloadOf, type Template, type Templates } from '../kinds/template.js';
import { AHEAD } from './ahead.js';

/** What is no notice: a code goes out at once and is written down nowhere. */
const CODES = {
  otp_login: {
    category: 'authentication',
    variables: ['code'],
    subject: { en: 'Your verification code', ar: 'رمز التحقق' },
    body: {
      en: '{{code}} is your verification code. For your security, do not share this code. It expires in 10 minutes.',
      ar: '{{code}} هو رمز التحقق الخاص بك. حفاظاً على أمانك، لا تشارك هذا الرمز. تنتهي صلاحيته خلال 10 دقائق.',
    },
  },
} as const satisfies Templates;

type Kinds = typeof KINDS;
export type TemplateName =
  | keyof typeof CODES
  | keyof typeof AHEAD
  | { [F in keyof Kinds]: keyof Kinds[F]['templates'] }[keyof Kinds];

/** Every message that the product sends, from the kinds of notices. */
export const TEMPLATES = Object.assign(
  {},
  CODES,
  AHEAD,
  ...Object.values(KINDS).map(({ templates }) => templates),
) as Record<TemplateName, Template>;

/** The quick replies below a message, or the lines of its list: what they say, and what comes back. */
export function buttonsOf(template: TemplateName, language: Language, variables: Record<string, string>) {
  const { buttons = [], list } = TEMPLATES[template];
  return [
    ...buttons.map((button) => ({
      title: button.title[language],
      payload: payloadOf(button, variables[PRESSED] ?? ''),
    })),
    ...(list?.lines ?? []).map(({ id, title }) => ({ title: title[language], payload: id })),
  ];
}

/** Variables in the provider's numbering: those of the text, then what buttons are about. */
export const variablesOf = (template: TemplateName): readonly string[] => {
  const { variables, buttons } = TEMPLATES[template];
  return buttons ? [...variables, PRESSED] : variables;
};

/** A text with the names of its variables: those that the text shows, and all in the order in which the provider numbers them. */
export interface Words {
  body: string;
  variables: readonly string[];
}

/** The words of a template as the code has them. What was approved may have others (`templates/`). */
export const wordsOf = (template: TemplateName, language: Language): Words => ({
  body: TEMPLATES[template].body[language],
  variables: variablesOf(template),
});

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]];

/** Puts values into a text once; a value that looks like a variable stays text. Throws when a value is missing. */
export function render(text: string, variables: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`the variable ${name} is missing`);
    return value;
  });
}

/** The text of a message as its reader sees it. */
export const bodyOf = (template: TemplateName, language: Language, variables: Record<string, string>): string =>
  render(TEMPLATES[template].body[language], variables);
