import { describe, expect, it } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslate, rich } from './messages.js';

describe('createTranslate', () => {
  it('fills places and leaves unknown ones visible', () => {
    const t = createTranslate({ hello: 'Hello {name}, {missing}' }, 'en');
    expect(t('hello', { name: 'Rana' })).toBe('Hello Rana, {missing}');
  });

  it('answers an unknown key with the key', () => {
    expect(createTranslate({}, 'en')('no.such.text')).toBe('no.such.text');
  });

  it.each([
    ['en', 1, '1 case'],
    ['en', 2, '2 cases'],
    ['en', 1200, '1,200 cases'],
    ['ar', 0, 'لا قضايا'],
    ['ar', 1, 'قضية واحدة'],
    ['ar', 2, 'قضيتان'],
    ['ar', 5, '5 قضايا'],
    ['ar', 15, '15 قضية'],
  ] as const)('counts in %s: %d', (language, count, text) => {
    const english = { cases_one: '{count} case', cases_other: '{count} cases' };
    const arabic = {
      cases_zero: 'لا قضايا',
      cases_one: 'قضية واحدة',
      cases_two: 'قضيتان',
      cases_few: '{count} قضايا',
      cases_many: '{count} قضية',
      cases_other: '{count} قضية',
    };
    expect(createTranslate(language === 'en' ? english : arabic, language)('cases', { count })).toBe(text);
  });

  it('I18-02: a sentence that begins with a value of the other script keeps its own direction', () => {
    const asked = { name: 'منى', what: 'Deed' };
    expect(createTranslate({ sent: '{name} sent: {what}' }, 'en')('sent', asked)).toBe(
      '\u200e\u2068منى\u2069 sent: Deed',
    );
    expect(createTranslate({ sent: '{what}: من {name}' }, 'ar')('sent', asked)).toBe('\u200f\u2068Deed\u2069: من منى');
  });

  it('I18-02: a value of the other script is isolated, a bare number is not', () => {
    const ar = createTranslate({ call: 'اتصل على {phone}', since: 'منذ {year}' }, 'ar');
    expect(ar('call', { phone: '+961 70 000 001' })).toBe('اتصل على \u2068+961 70 000 001\u2069');
    expect(ar('since', { year: '2007' })).toBe('منذ 2007');
    expect(createTranslate({ hello: 'Hello {name}' }, 'en')('hello', { name: 'رنا' })).toBe('Hello \u2068رنا\u2069');
  });
});

describe('rich', () => {
  const html = (node: ReactNode) => renderToStaticMarkup(node);

  it('puts elements at the places of one sentence, wherever a language has them', () => {
    const phone = createElement('b', null, '01 000 000');
    expect(html(rich('Call {phone} or write.', { phone }))).toBe('Call <b>01 000 000</b> or write.');
    expect(html(rich('{phone}: اتصلوا', { phone }))).toBe('<b>01 000 000</b>: اتصلوا');
  });

  it('leaves places visible for which nothing is given', () => {
    expect(html(rich('Call {phone}, phone {other}.', { phone: '1' }))).toBe('Call 1, phone {other}.');
  });
});
