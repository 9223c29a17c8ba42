import { D, F } from './cases.js';
import { type ExpressionCase, fails, MISSING } from './expression-cases.js';

/** A branch of `$switch`; not written as a literal, because an object with a `then` looks like a promise to linters. */
const branch = (when: unknown, value: unknown) =>
  Object.fromEntries([
    ['case', when],
    ['then', value],
  ]);
const choice = (condition: unknown, yes: unknown, no: unknown) =>
  Object.fromEntries([
    ['if', condition],
    ['then', yes],
    ['else', no],
  ]);

/** Expressions: paths, comparison, conditions, documents. */
export const logicExpressions: Record<string, ExpressionCase[]> = {
  paths: [
    ['$i', 7],
    ['$o.q.r', 2],
    ['$nothing', MISSING],
    ['$docs.v', [1, 2]],
    ['$docs.nothing', []],
    ['$$ROOT._id', 1],
    ['$$CURRENT.o.p', 1],
    [{ $literal: '$i' }, '$i'],
    [
      ['$i', '$nothing', 'x'],
      [7, null, 'x'],
    ],
    [
      { x: '$i', y: '$nothing', w: { u: '$s' } },
      { x: 7, w: { u: 'Beirut' } },
    ],
    ['$$REMOVE', MISSING],
    ['$$nobody', fails(17276)],
    [{ $foo: 1 }, fails(168)],
    ['$', fails(16872)],
  ],
  comparison: [
    [{ $eq: ['$i', F(7)] }, true],
    [{ $eq: ['$z', '$nothing'] }, false],
    [
      {
        $eq: [
          [1, 2],
          [2, 1],
        ],
      },
      false,
    ],
    [
      {
        $eq: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      false,
    ],
    [{ $ne: ['$i', '7'] }, true],
    [{ $gt: ['a', 1] }, true],
    [{ $lt: ['$nothing', null] }, true],
    [{ $gte: [D('1.10'), '$d'] }, true],
    [{ $lte: ['$when', '$winter'] }, false],
    [{ $cmp: ['$i', 9] }, -1],
    [{ $cmp: [D('10'), D('9')] }, 1],
    [{ $and: ['$t', 1, 'x'] }, true],
    [{ $and: ['$t', 0] }, false],
    [{ $and: [] }, true],
    [{ $or: ['$z', '$nothing', 0] }, false],
    [{ $or: [] }, false],
    [{ $not: ['$z'] }, true],
    [{ $not: [[false]] }, false],
  ],
  conditions: [
    [{ $cond: [{ $gt: ['$i', 5] }, 'big', 'small'] }, 'big'],
    [{ $cond: choice('$z', 1, 2) }, 2],
    [{ $cond: choice('$t', '$$REMOVE', 1) }, MISSING],
    [{ $ifNull: ['$nothing', '$z', 'd'] }, 'd'],
    [{ $ifNull: ['$i', 0] }, 7],
    [
      {
        $switch: {
          branches: [branch({ $lt: ['$i', 5] }, 'a'), branch('$t', 'b')],
          default: 'c',
        },
      },
      'b',
    ],
    [{ $switch: { branches: [branch(false, 'a')], default: 'c' } }, 'c'],
    [{ $switch: { branches: [branch('$z', 'a')] } }, fails(40066)],
    [{ $let: { vars: { x: '$i', y: 2 }, in: { $multiply: ['$$x', '$$y'] } } }, 14],
    [{ $let: { vars: { x: '$o' }, in: '$$x.q.r' } }, 2],
  ],
  documents: [
    [{ $mergeObjects: ['$o', { p: 9, x: 1 }] }, { p: 9, q: { r: 2 }, x: 1 }],
    [{ $mergeObjects: ['$z', { x: 1 }] }, { x: 1 }],
    [{ $mergeObjects: ['$s'] }, fails(40400)],
    [{ $getField: { field: 'p', input: '$o' } }, 1],
    [{ $getField: 'i' }, 7],
    [{ $setField: { field: 'a.b', input: '$o.q', value: 5 } }, { r: 2, 'a.b': 5 }],
  ],
};
