import { type ExpressionCase, fails } from './expression-cases.js';

/** Expressions: text. */
export const textExpressions: Record<string, ExpressionCase[]> = {
  strings: [
    [{ $concat: ['$s', ', ', 'Lebanon'] }, 'Beirut, Lebanon'],
    [{ $concat: ['$s', '$z'] }, null],
    [{ $concat: ['$s', 1] }, fails(16702)],
    [{ $toUpper: '$s' }, 'BEIRUT'],
    [{ $toLower: '$s' }, 'beirut'],
    [{ $toUpper: '$z' }, ''],
    [{ $substrCP: ['$s', 1, 3] }, 'eir'],
    [{ $substrCP: ['$ar', 0, 2] }, 'بي'],
    [{ $substrBytes: ['$s', 0, 3] }, 'Bei'],
    [{ $substr: ['$s', 3, -1] }, 'rut'],
    [{ $strLenCP: '$ar' }, 5],
    [{ $strLenBytes: '$ar' }, 10],
    [{ $strLenCP: '$i' }, fails(34471)],
    [{ $indexOfCP: ['$s', 'r'] }, 3],
    [{ $indexOfCP: ['$s', 'x'] }, -1],
    [{ $indexOfBytes: ['$ar', 'ر'] }, 4],
    [{ $split: ['a-b-c', '-'] }, ['a', 'b', 'c']],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $trim: { input: 'xxaxx', chars: 'x' } }, 'a'],
    [{ $ltrim: { input: '  x ' } }, 'x '],
    [{ $rtrim: { input: '  x ' } }, '  x'],
    [{ $strcasecmp: ['$s', 'BEIRUT'] }, 0],
    [{ $replaceOne: { input: 'aba', find: 'a', replacement: 'x' } }, 'xba'],
    [{ $replaceAll: { input: 'aba', find: 'a', replacement: { $literal: '$&' } } }, '$&b$&'],
    [{ $regexMatch: { input: '$s', regex: '^bei', options: 'i' } }, true],
    [{ $regexMatch: { input: '$z', regex: 'x' } }, false],
    [{ $regexFind: { input: '$s', regex: '(e)(x)?' } }, { match: 'e', idx: 1, captures: ['e', null] }],
    [
      { $regexFindAll: { input: 'a1b2', regex: '[0-9]' } },
      [
        { match: '1', idx: 1, captures: [] },
        { match: '2', idx: 3, captures: [] },
      ],
    ],
  ],
};
