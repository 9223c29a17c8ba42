import { expectSameKeys } from '@diwan/mf-kit/testing';
import { it } from '@jest/globals';
import ar from '../derived/messages.ar.js';
import en from '../derived/messages.en.js';

it('I18-01: every text exists in both languages', () => {
  expectSameKeys(en, ar);
});
