import { describe, expect, it } from '@jest/globals';
import { REGISTERED } from '../messages/samples.js';
import { contentOf, digestOf, type TemplateContent } from '../messages/template-content.js';
import { faultsOf } from './template-limits.js';

const aText = (changes: Partial<TemplateContent>): TemplateContent => ({
  ...contentOf('document_shared', 'en'),
  ...changes,
});

describe('NOT-02: what is submitted to WhatsApp', () => {
  it.each(REGISTERED)(
    '$name in $language is within the limits, with a real sample for each variable',
    ({ name, language }) => {
      expect(faultsOf(contentOf(name, language))).toEqual([]);
    },
  );

  it.each([
    ['text_too_long', { body: `${'x'.repeat(1030)} {{1}} and {{2}}, {{3}}, {{4}}, {{5}}.` }],
    ['value_empty', { body: 'Hello {{1}}.', samples: { 1: ' ' } }],
    ['value_too_long', { body: 'Hello {{1}}.', samples: { 1: 'x'.repeat(1601) } }],
    ['value_not_one_line', { body: 'Hello {{1}}.', samples: { 1: 'a\nb' } }],
    ['not_sequential', { body: 'Hello {{1}}, {{3}}.', samples: { 1: 'a', 3: 'b' } }],
    ['not_sequential', { body: 'Hello {{1}}.', samples: { 1: 'a', 2: 'b' } }],
    ['variable_at_edge', { body: 'Hello {{1}}', samples: { 1: 'a' } }],
    ['variable_at_edge', { body: '{{1}}, hello.', samples: { 1: 'a' } }],
    ['variables_adjacent', { body: 'Hello {{1}} {{2}}.', samples: { 1: 'a', 2: 'b' } }],
    ['button_form', { buttons: [{ id: 'a', title: 'x'.repeat(21) }] }],
    ['button_form', { buttons: Array.from({ length: 4 }, (_, n) => ({ id: `${n}`, title: 'Yes' })) }],
    ['not_sequential', { buttons: [{ id: 'a.{{9}}', title: 'Yes' }] }],
  ])('is refused here already: %s', (fault, changes) => {
    expect(faultsOf(aText(changes))).toContain(fault);
  });

  it('of a one-time code has the form of one: a short code, a short button, 1 to 90 minutes', () => {
    const code = contentOf('otp_login', 'ar');
    expect(code).toMatchObject({ category: 'authentication', code: { minutes: 10 } });
    const withCode = (changes: object) => ({ ...code, code: { copyLabel: 'Copy', minutes: 10, ...changes } });
    expect(faultsOf(withCode({ minutes: 91 }))).toEqual(['code_form']);
    expect(faultsOf(withCode({ copyLabel: 'x'.repeat(25) }))).toEqual(['code_form']);
    expect(faultsOf({ ...code, samples: { 1: 'https://evil.example' } })).toEqual(['code_form']);
    expect(faultsOf({ ...code, samples: { 1: '123456', 2: 'more' } })).toEqual(['code_form']);
  });

  it('is told apart by its words, not by its samples', () => {
    const text = aText({});
    expect(digestOf(aText({ samples: {} }))).toBe(digestOf(text));
    expect(digestOf(aText({ buttons: [{ id: 'a', title: 'Yes' }] }))).not.toBe(digestOf(text));
    expect(digestOf(aText({ body: `${text.body}.` }))).not.toBe(digestOf(text));
  });
});
