import { expectSameKeys } from '@diwan/mf-kit/testing';
import { it } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

it('I18-01: every word of an invoice exists in both languages', () => {
  expectSameKeys(en, ar);
});
