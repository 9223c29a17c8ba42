import { describe, expect, it } from '@jest/globals';
import { FIRM } from '../../../test/paper-samples.js';
import { letterhead } from './letterhead.js';

describe('BILL-05: the number of the firm for value added tax', () => {
  it.each([
    ['en', 'VAT no. \u20682104567-601\u2069'],
    ['ar', 'رقم التسجيل في الضريبة على القيمة المضافة: \u20682104567-601\u2069'],
  ] as const)('stands on documents in %s', (language, words) => {
    expect(letterhead({ ...FIRM, vatNumber: '2104567-601' }, language).lines).toContain(words);
  });

  it('is left out while the firm has none, and of documents that went out before it could say so', () => {
    expect(letterhead({ ...FIRM, vatNumber: null }, 'en')).toEqual(letterhead(FIRM, 'en'));
    expect(letterhead(FIRM, 'en').lines).toHaveLength(2);
  });
});
