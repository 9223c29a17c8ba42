import { expectSameKeys } from '@diwan/mf-kit/testing';
import { expect, it } from '@jest/globals';
import ar from '../derived/messages.ar.js';
import en from '../derived/messages.en.js';
import fr from '../derived/messages.fr.js';

it('I18-01: every text exists in both languages', () => {
  expectSameKeys(en, ar);
});

it('I18-01: what is said in French has its English twin, with the same places and the plural forms of French', () => {
  const bases = new Set(Object.keys(fr).map((key) => key.replace(/_\w+$/, '')));
  const twins = Object.entries(en).filter(([key]) => bases.has(key.replace(/_\w+$/, '')));
  expectSameKeys(Object.fromEntries(twins), fr, 'fr');
  expect(twins.length).toBeGreaterThan(150);
});
