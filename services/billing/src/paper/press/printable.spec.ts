import { describe, expect, it } from '@jest/globals';
import { printable, UNKNOWN } from './printable.js';

const signs = (text: string) => new Set([...text].map((sign) => sign.codePointAt(0) ?? 0));
const FACES = signs('abc éABC 123.\u200dبيروت');
const shown = (text: string) => printable(text, FACES);

describe('a text on paper', () => {
  it('is composed, and keeps the letters that our faces have', () => {
    expect(shown('abc e\u0301 بيروت')).toBe('abc é بيروت');
  });
  it('has one mark for each sign without a shape, however many parts it has', () => {
    expect(shown('a 👨‍👩‍👧 b 👍🏽 c ❤️')).toBe(`a ${UNKNOWN} b ${UNKNOWN} c ${UNKNOWN}`);
    expect(shown('漢')).toBe(UNKNOWN);
  });
  it('turns nothing that stands around it', () => {
    expect(shown('a\u202ecba\u202c b')).toBe('acba b');
    expect(shown('a \u2067b')).toBe('a \u2067b\u2069');
    expect(shown('a\u2069 b\u2069')).toBe('a b');
    expect(shown('\u2068a\u2069 b')).toBe('\u2068a\u2069 b');
  });
  it('has no control characters', () => {
    expect(shown('a\u0000b\tc\u2028a\ufeffb')).toBe('a b c ab');
  });
});
