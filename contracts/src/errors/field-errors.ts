import type * as z from 'zod/mini';

/** Everything that can be wrong with a field, as keys of the texts both languages have. */
export const FIELD_ERRORS = [
  'required',
  'invalid',
  'invalid_choice',
  'invalid_date',
  'invalid_email',
  'invalid_phone',
  'invalid_url',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'unknown_field',
  'already_used',
  'has_marks',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

const isFieldError = (text: string): text is FieldError => (FIELD_ERRORS as readonly string[]).includes(text);

const FORMATS: Partial<Record<string, FieldError>> = {
  email: 'invalid_email',
  url: 'invalid_url',
  date: 'invalid_date',
  datetime: 'invalid_date',
};

const BELOW = { string: 'too_short', array: 'too_few', set: 'too_few' } as const satisfies Record<string, FieldError>;
const ABOVE = { string: 'too_long', array: 'too_many', set: 'too_many' } as const satisfies Record<string, FieldError>;

/** E.164, as `shared/phone.ts` writes it: the one pattern whose failure has a text of its own. */
const PHONE_PATTERN = String(/^\+[1-9]\d{6,14}$/);

/**
 * Names what is wrong with one field. A schema of ours may say it itself by using a key of `FIELD_ERRORS` as its message. Missing
 * values are told from wrong ones by `issue.input`, so parse with `{ reportInput: true }`.
 */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  if (isFieldError(issue.message)) return issue.message;
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin in BELOW ? BELOW[issue.origin as keyof typeof BELOW] : 'too_small';
    case 'too_big':
      return issue.origin in ABOVE ? ABOVE[issue.origin as keyof typeof ABOVE] : 'too_large';
    case 'invalid_format':
      if ('pattern' in issue && issue.pattern === PHONE_PATTERN) return 'invalid_phone';
      return FORMATS[issue.format] ?? 'invalid';
    case 'invalid_value':
      return 'invalid_choice';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

/** What is wrong with each field, by its path (`address.city`); only the first fault of a field. `body` names the whole. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const faults = new Map<string, FieldError>();
  for (const issue of issues) {
    const at = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    for (const path of paths) {
      const name = path.join('.') || 'body';
      if (!faults.has(name)) faults.set(name, fieldErrorOf(issue));
    }
  }
  return Object.fromEntries(faults);
}
