import { expect, it } from '@jest/globals';
import { findWords } from './find-words.js';

const LINES = [
  'Contract of SALE',
  '',
  'between the seller',
  'and the buyer. The sale',
  'مُذكِّرة الدّعوى المرفوعة أمام',
  'محكمة الاستئناف',
];

it.each([
  ['sale', [[0], [3]]],
  ['the buyer', [[3]]],
  // Over the end of a line.
  ['seller and', [[2, 3]]],
  // Without vowel signs, with another alef.
  ['مذكرة الدعوى', [[4]]],
  ['امام محكمه', [[4, 5]]],
  ['lease', []],
  ['  ', []],
])('"%s" stands in the pieces %j', (words, pieces) => {
  expect(findWords(LINES, words)).toEqual(pieces);
});
