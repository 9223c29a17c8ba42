import { F, L } from './cases.js';
import { type ExpressionCase, fails, MISSING } from './expression-cases.js';

/** Expressions: arrays and sets. */
export const arrayExpressions: Record<string, ExpressionCase[]> = {
  arrays: [
    [{ $size: '$a' }, 3],
    [{ $size: '$nothing' }, fails(17124)],
    [{ $arrayElemAt: ['$a', 0] }, 3],
    [{ $arrayElemAt: ['$a', -1] }, 2],
    [{ $arrayElemAt: ['$a', 9] }, MISSING],
    [{ $first: '$a' }, 3],
    [{ $last: '$a' }, 2],
    [{ $slice: ['$a', 2] }, [3, 1]],
    [{ $slice: ['$a', -2] }, [1, 2]],
    [{ $slice: ['$a', 1, 1] }, [1]],
    [{ $concatArrays: ['$a', [9]] }, [3, 1, 2, 9]],
    [{ $concatArrays: ['$a', '$z'] }, null],
    [{ $filter: { input: '$a', as: 'x', cond: { $gt: ['$$x', 1] } } }, [3, 2]],
    [{ $filter: { input: '$a', cond: { $gt: ['$$this', 0] }, limit: 2 } }, [3, 1]],
    [{ $filter: { input: '$z', cond: true } }, null],
    [{ $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', '$i'] } } }, [21, 7, 14]],
    [{ $map: { input: '$docs', in: '$$this.k' } }, ['x', 'y']],
    [
      {
        $map: {
          input: { $filter: { input: '$a', as: 'e', cond: { $gt: ['$$e', 2] } } },
          as: 'e',
          in: { $add: ['$$e', 1] },
        },
      },
      [4],
    ],
    [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $reduce: { input: ['a', 'b'], initialValue: '', in: { $concat: ['$$value', '$$this'] } } }, 'ab'],
    [{ $in: [2, '$a'] }, true],
    [{ $in: [L(2), '$a'] }, true],
    [{ $in: [2, '$s'] }, fails(40081)],
    [{ $indexOfArray: ['$a', 2] }, 2],
    [{ $indexOfArray: ['$a', 9] }, -1],
    [{ $isArray: '$a' }, true],
    [{ $isArray: ['$s'] }, false],
    [{ $range: [0, 6, 2] }, [0, 2, 4]],
    [{ $range: [3, 0, -1] }, [3, 2, 1]],
    [{ $reverseArray: '$a' }, [2, 1, 3]],
    [{ $sortArray: { input: '$a', sortBy: 1 } }, [1, 2, 3]],
    [
      { $sortArray: { input: '$docs', sortBy: { v: -1 } } },
      [
        { k: 'y', v: 2 },
        { k: 'x', v: 1 },
      ],
    ],
    [{ $arrayToObject: '$docs' }, { x: 1, y: 2 }],
    [
      {
        $arrayToObject: [
          [
            ['a', 1],
            ['b', 2],
          ],
        ],
      },
      { a: 1, b: 2 },
    ],
    [
      { $objectToArray: '$o' },
      [
        { k: 'p', v: 1 },
        { k: 'q', v: { r: 2 } },
      ],
    ],
    [{ $sum: '$a' }, 6],
    [{ $sum: ['$i', '$f', 'x'] }, 9.5],
    [{ $avg: '$a' }, F(2)],
    [{ $max: '$a' }, 3],
    [{ $min: ['$i', '$n', '$z'] }, -3],
    [{ $sum: '$docs.v' }, 3],
  ],
  sets: [
    [{ $setEquals: ['$a', [1, 2, 3, 3]] }, true],
    [{ $setIsSubset: [[1, 2], '$a'] }, true],
    [{ $setDifference: ['$a', [1]] }, [3, 2]],
    [{ $size: { $setUnion: ['$a', [3, 4]] } }, 4],
    [{ $setIntersection: ['$a', [2, 9]] }, [2]],
  ],
};
