import { expect, it } from '@jest/globals';
import { previewText } from './preview-text.js';

it('D-128: cuts after 100 characters', () => {
  expect(previewText('a'.repeat(100), 100)).toBe('a'.repeat(100));
  expect(previewText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

it('D-128: never cuts a letter from its marks', () => {
  const family = '👨‍👩‍👧';
  const shadda = 'حقّ';
  expect(previewText(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
  expect(previewText(`${shadda}${shadda}`, 2)).toBe(`${shadda}…`);
});

it('joins lines', () => {
  expect(previewText('Called twice.\n\nWill  return.', 100)).toBe('Called twice. Will return.');
});
