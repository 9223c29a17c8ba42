import { describe, expect, it } from '@jest/globals';
import { stemOf, wordsOf } from './word-stem.rules.js';

const stems = (text: string) => wordsOf(text).map(stemOf);

describe('PUB-18: forms of one word meet', () => {
  it.each([
    ['ملكية', 'الملكية'],
    ['شركه', 'الشركة'],
    ['شركات', 'شركة'],
    ['ايجار', 'بالإيجار'],
    ['عقار', 'وللعقارات'],
    ['الحقوق', 'حقوقكم'],
    ['قانون', 'القانون'],
    ['محامين', 'المحامي'],
    ['residency', 'residence'],
    ['labour', 'labor'],
    ['divorces', 'divorced'],
    ['Companies', 'company'],
  ])('«%s» and «%s»', (one, other) => expect(stems(one)).toEqual(stems(other)));

  it.each([
    ['ملكية', 'المحكمة'],
    ['ملكية', 'مالكية'],
    ['tax', 'syntax'],
    ['ف', 'الف'],
    ['labour', 'hour'],
  ])('«%s» and «%s» are two', (one, other) => expect(stems(one)).not.toEqual(stems(other)));
});
