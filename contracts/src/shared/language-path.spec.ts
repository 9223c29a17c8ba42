import { describe, expect, it } from '@jest/globals';
import { formatDate, formatDateTime } from './date-text.js';
import { LANGUAGES } from './language.js';
import { inLanguage, splitLanguage } from './language-path.js';
import { isWritten, nameIn, SITE_LANGUAGES, TONGUES, wordsIn } from './tongues.js';

describe('languages of the site', () => {
  it.each(SITE_LANGUAGES)('I18-01: an address in %s leads back to its language and path', (language) => {
    for (const path of ['/', '/contact', '/services/criminal-law'])
      expect(splitLanguage(inLanguage(path, language))).toEqual({ language, path });
  });

  it('takes no page for a language that only begins like one', () => {
    expect(splitLanguage('/france')).toEqual({ language: 'en', path: '/france' });
    expect(splitLanguage('/fr/')).toEqual({ language: 'fr', path: '/' });
  });

  it('has every page in the languages of the product, and in the others those that their file names', () => {
    for (const language of LANGUAGES) expect(isWritten('/any/page', language)).toBe(true);
    expect(isWritten('/', 'fr')).toBe(true);
    expect(isWritten('/contact', 'fr')).toBe(true);
    expect(isWritten('/services/criminal-law', 'fr')).toBe(false);
  });

  it('knows every word of a date in each language', () => {
    for (const { months, weekdays } of Object.values(TONGUES)) {
      expect(new Set(months).size).toBe(12);
      expect(new Set(weekdays).size).toBe(7);
    }
    expect(formatDate('2026-08-01', 'fr')).toBe('1er août 2026');
    expect(formatDateTime('2026-11-23T08:00:00Z', 'fr')).toBe('23 novembre 2026, 10:00 (heure de Beyrouth)');
  });

  it('falls back on another language for names, never for sentences', () => {
    expect(nameIn({ en: 'Diwan Law', ar: 'ديوان' }, 'fr')).toBe('Diwan Law');
    expect(wordsIn({ en: 'A sentence.', ar: 'جملة.' }, 'fr')).toBe('');
  });
});
