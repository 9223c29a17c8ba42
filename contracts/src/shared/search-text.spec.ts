import { describe, expect, it } from '@jest/globals';
import { fold, searchWords, wordBeginnings } from './search-text.js';

describe('search text', () => {
  it.each([
    ['أُجّلت الجلسة', 'اجلت الجلسه'],
    ['إيصال', 'ايصال'],
    ['Société Générale', 'societe generale'],
    ['قانون ١٢٦', 'قانون 126'],
  ])('folds %s to %s', (written, folded) => {
    expect(fold(written)).toBe(folded);
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
