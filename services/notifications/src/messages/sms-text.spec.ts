import { LANGUAGES } from '@diwan/contracts/shared/language';
import { describe, expect, it } from '@jest/globals';
import { KINDS } from '../derived/kinds.js';
import { samplesOf } from './samples.js';
import { smsText } from './sms-text.js';
import { TEMPLATE_NAMES, TEMPLATES } from './templates.js';

/** What a text message costs: 153 characters a part in the plain alphabet, 67 in any other. */
const parts = (text: string) => Math.ceil(text.length / (/[^\x20-\x7e\n]/.test(text) ? 67 : 153));
const filled = {
  name: 'Nour',
  document: 'Contract',
  case: 'Karam — “Cedar”',
  link: 'https://diwan.example/documents/1',
  firm: 'Karam Law',
};

describe('NOT-09: a template as a text message', () => {
  it('says what the template says, without marks that double its price', () => {
    const text = smsText('document_shared', 'en', filled);
    expect(text).toContain('Karam - "Cedar"');
    expect(text).toContain(filled.link);
    expect(parts(text)).toBeLessThanOrEqual(2);
  });

  it.each(LANGUAGES)('has six parts at most however long its values are, and the whole link, in %s', (language) => {
    const text = smsText('document_shared', language, { ...filled, document: 'ن'.repeat(900), case: 'x'.repeat(900) });
    expect(parts(text)).toBeLessThanOrEqual(6);
    expect(text).toContain(filled.link);
    expect(text).toMatch(/…|\.{3}/);
  });

  const byPerson = Object.values(KINDS).flatMap(({ templates }) => Object.keys(templates));
  it('every template of a notice fits in both languages', () => {
    for (const name of TEMPLATE_NAMES.filter((one) => byPerson.includes(one) && !TEMPLATES[one].insideWindow))
      for (const language of LANGUAGES)
        expect([name, language, parts(smsText(name, language, samplesOf(name, language))) <= 6]).toEqual([
          name,
          language,
          true,
        ]);
  });
});
