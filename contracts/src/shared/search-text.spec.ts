import { describe, expect, it } from '@jest/globals';
import { fold, searchWords, wordBeginnings } from './search-text.js';

describe('search text', () => {
  it.each([
    ['أُجّلت الجلسة', 'اجلت الجلسه'],
    ['إيصال', 'ايصال'],
    ['آمال', 'امال'],
    ['فاطمة', 'فاطمه'],
    ['محـــمد', 'محمد'],
    ['منى', 'مني'],
    ['علی کریم', 'علي كريم'],
    ['Société Générale', 'societe generale'],
    ['قانون ١٢٦', 'قانون 126'],
  ])('folds %s to %s', (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  it('finds a case by parts of its title and number, in any spelling', () => {
    const words = searchWords('Khoury v. Cédar Logistics', '2026/LAB/014');
    const finds = (search: string) =>
      wordBeginnings(search).every((pattern) => words.some((word) => pattern.test(word)));
    expect(['cedar', 'logi khou', '2026/LAB', '014'].map(finds)).toEqual([true, true, true, true]);
    expect(['edar', 'cedar x'].map(finds)).toEqual([false, false]);
  });

  it('keeps each word once', () => {
    expect(searchWords('Fees, fees and FEES')).toEqual(['fees', 'and']);
  });

  it('matches beginnings only and takes no pattern from the user', () => {
    const [pattern] = wordBeginnings('(a+)+$');
    expect(pattern?.test('aaaa')).toBe(false);
    expect(wordBeginnings('corp')[0]?.test('corporate')).toBe(true);
    expect(wordBeginnings('rate')[0]?.test('corporate')).toBe(false);
  });
});
