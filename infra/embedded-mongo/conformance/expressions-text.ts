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
    [{ $strLenCP: '$i' }, fails(34471)],
    [{ $indexOfCP: ['$s', 'r'] }, 3],
    [{ $indexOfCP: ['$s', 'x'] }, -1],
    [{ $split: ['a-b-c', '-'] }, ['a', 'b', 'c']],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $trim: { input: 'xxaxx', chars: 'x' } }, 'a'],
    [{ $replaceAll: { input: 'aba', find: 'a', replacement: { $literal: '$&' } } }, '$&b$&'],
    [{ $regexMatch: { input: '$s', regex: '^bei', options: 'i' } }, true],
    [{ $regexMatch: { input: '$z', regex: 'x' } }, false],
  ],
};
