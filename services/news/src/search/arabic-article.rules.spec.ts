import { describe, expect, it } from '@jest/globals';
import { indexedWords, questionPatterns } from './arabic-article.rules.js';

const finds = (question: string, text: string): boolean => {
  const words = indexedWords(text);
  return questionPatterns(question).every((pattern) => words.some((word) => pattern.test(word)));
};

describe('PUB-18: the Arabic article does not stand between a question and its answer', () => {
  it.each([
    ['ملكية', 'الملكية الفكرية'],
    ['الملكية', 'نقل ملكية عقار'],
    ['شركه', 'تأسيس الشركة المحدودة'],
    ['ايجار', 'بالإيجار والبيع'],
    ['عقار', 'ما يحق للأجنبي وللعقارات'],
    ['الحقوق', 'حقوقكم عند التوقيف'],
    ['قانون العمل', 'القانون وعقد العمل'],
  ])('«%s» finds «%s»', (question, text) => {
    expect(finds(question, text)).toBe(true);
  });

  it.each([
    ['ملكية', 'المحكمة'],
    ['ملكية', 'مالكية'],
    ['tax', 'syntax'],
    ['ف', 'الف'],
  ])('«%s» does not find «%s»', (question, text) => {
    expect(finds(question, text)).toBe(false);
  });
});
