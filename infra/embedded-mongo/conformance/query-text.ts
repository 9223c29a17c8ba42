import { BSONRegExp } from 'mongodb';
import type { QueryGroup } from './cases.js';

const words = [
  { _id: 1, w: 'Beirut' },
  { _id: 2, w: 'beirut' },
  { _id: 3, w: 'Béirut' },
  { _id: 4, w: 'line one\nsecond' },
  { _id: 5, w: 'a.b*c' },
  { _id: 6, w: ['Tripoli', 'Zahle'] },
  { _id: 7, w: 'بيروت' },
  { _id: 8, w: '' },
  { _id: 9 },
];

const names = [
  { _id: 1, w: 'Beirut', n: 3 },
  { _id: 2, w: 'Bekaa', n: 1 },
  { _id: 3, w: 'Be', n: 2 },
  { _id: 4, w: ['Be', 'Zahle'], n: 4 },
  { _id: 5, w: 'Byblos', n: 2 },
];

/** Filters on text: regular expressions, collations. */
export const textQueries: QueryGroup[] = [
  {
    group: 'text and regular expressions',
    docs: words,
    indexes: [{ w: 1 }],
    cases: [
      ['anchored', { w: /^Bei/ }, [1]],
      ['case-insensitive', { w: /^beirut$/i }, [1, 2]],
      ['multi-line', { w: /^second/m }, [4]],
      ['dot matches a new line with s', { w: new BSONRegExp('one.second', 's') }, [4]],
      ['dot does not match a new line', { w: /one.second/ }, []],
      ['extended', { w: { $regex: 'bei # a city\n rut', $options: 'x' } }, [2]],
      ['inline flag', { w: { $regex: '(?i)BEIRUT' } }, [1, 2]],
      ['escaped text', { w: { $regex: 'a\\.b\\*c' } }, [5]],
      ['in arrays', { w: /^Tri/ }, [6]],
      ['Arabic', { w: /^بير/ }, [7]],
      ['$in with regular expressions', { w: { $in: [/^Tri/, 'beirut'] } }, [2, 6]],
      ['$nin with regular expressions', { w: { $nin: [/^[Bb]/, ''] } }, [4, 5, 6, 7, 9]],
      ['$not with a regular expression', { w: { $not: /i/ } }, [5, 7, 8, 9]],
      ['$not with $regex', { w: { $not: { $regex: 'I', $options: 'i' } } }, [5, 7, 8, 9]],
      ['$all with regular expressions', { w: { $all: [/^T/, /^Z/] } }, [6]],
      ['$elemMatch with $regex', { w: { $elemMatch: { $regex: '^Z' } } }, [6]],
      ['empty string', { w: '' }, [8]],
      ['strings compare by their bytes', { w: { $gte: 'a', $lt: 'c' } }, [2, 5]],
      ['sort by bytes', { w: { $regex: 'rut$' } }, [1, 3, 2], { sort: { w: 1 } }],
      ['collation strength 1', { w: 'BEIRUT' }, [1, 2, 3], { collation: { locale: 'en', strength: 1 } }],
      ['collation strength 2', { w: 'BEIRUT' }, [1, 2], { collation: { locale: 'en', strength: 2 } }],
      ['collation strength 3', { w: 'beirut' }, [2], { collation: { locale: 'en', strength: 3 } }],
      ['collation in $in', { w: { $in: ['TRIPOLI'] } }, [6], { collation: { locale: 'en', strength: 2 } }],
      [
        'collation in ranges and sort',
        { w: { $gte: 'b', $lt: 'c' } },
        [2, 1, 3],
        { collation: { locale: 'en' }, sort: { w: 1 } },
      ],
      [
        'numeric ordering',
        { _id: { $in: [1, 2] } },
        [1, 2],
        { collation: { locale: 'en', numericOrdering: true }, sort: { _id: 1 } },
      ],
    ],
  },
  {
    group: 'the beginning of a text and another field',
    docs: names,
    indexes: [{ w: 1, n: 1 }],
    cases: [
      ['equality', { w: /^Be/, n: 1 }, [2]],
      ['range', { w: /^Be/, n: { $gte: 2 } }, [1, 3, 4]],
      ['list', { w: /^Be/, n: { $in: [1, 2] } }, [2, 3]],
      ['with equality of the text', { $and: [{ w: /^Be/ }, { w: 'Bekaa' }], n: 1 }, [2]],
      ['sort by the other field', { w: /^B/ }, [2, 3, 5, 1, 4], { sort: { n: 1, _id: 1 } }],
      ['sort by both', { w: /^B/, n: { $lt: 4 } }, [3, 1, 2, 5], { sort: { w: 1, n: 1 } }],
    ],
  },
];
