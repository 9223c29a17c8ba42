import { bills } from './bills.js';
import { type AggregateCase, D, F, L } from './cases.js';

/** Accumulators of `$group`. */
export const accumulatorPipelines: AggregateCase[] = [
  {
    name: '$group $first and $last after $sort',
    docs: bills,
    pipeline: [
      { $sort: { v: 1 } },
      { $group: { _id: '$c', f: { $first: '$v' }, l: { $last: '$v' } } },
      { $sort: { _id: 1 } },
    ],
    expect: [
      { _id: 'a', f: 10, l: 50 },
      { _id: 'b', f: 20, l: 40 },
    ],
  },
  {
    name: '$group $push',
    docs: bills,
    pipeline: [{ $sort: { _id: 1 } }, { $group: { _id: '$c', v: { $push: '$v' } } }, { $sort: { _id: 1 } }],
    expect: [
      { _id: 'a', v: [10, 30, 50] },
      { _id: 'b', v: [20, 40] },
    ],
  },
  {
    name: '$group $push documents',
    docs: bills,
    pipeline: [
      { $match: { c: 'b' } },
      { $sort: { _id: 1 } },
      { $group: { _id: null, all: { $push: { id: '$_id', no: '$nothing' } } } },
    ],
    expect: [{ _id: null, all: [{ id: 2 }, { id: 4 }] }],
  },
  {
    name: '$group $addToSet',
    docs: [
      { _id: 1, v: 1 },
      { _id: 2, v: F(1) },
      { _id: 3, v: 1 },
    ],
    pipeline: [{ $group: { _id: null, s: { $addToSet: '$v' } } }, { $project: { n: { $size: '$s' } } }],
    expect: [{ _id: null, n: 1 }],
  },
  {
    name: '$sum of decimals is exact',
    docs: [
      { _id: 1, v: D('1.10') },
      { _id: 2, v: D('2.05') },
      { _id: 3, v: 1 },
    ],
    pipeline: [{ $group: { _id: null, s: { $sum: '$v' } } }],
    expect: [{ _id: null, s: D('4.15') }],
  },
  {
    name: '$sum of ints past 2^31',
    docs: [
      { _id: 1, v: 2147483647 },
      { _id: 2, v: 1 },
    ],
    pipeline: [{ $group: { _id: null, s: { $sum: '$v' } } }],
    expect: [{ _id: null, s: L('2147483648') }],
  },
  {
    name: '$sum of longs',
    docs: [
      { _id: 1, v: L('9007199254740993') },
      { _id: 2, v: 1 },
    ],
    pipeline: [{ $group: { _id: null, s: { $sum: '$v' } } }],
    expect: [{ _id: null, s: L('9007199254740994') }],
  },
  {
    name: '$sum of doubles',
    docs: [
      { _id: 1, v: 0.1 },
      { _id: 2, v: 0.2 },
      { _id: 3, v: 0.3 },
    ],
    pipeline: [{ $group: { _id: null, s: { $sum: '$v' } } }],
    expect: [{ _id: null, s: 0.6 }],
  },
  {
    name: '$sum ignores what is not a number',
    docs: [{ _id: 1, v: 'x' }, { _id: 2, v: 1 }, { _id: 3 }],
    pipeline: [{ $group: { _id: null, s: { $sum: '$v' } } }],
    expect: [{ _id: null, s: 1 }],
  },
  {
    name: '$avg of decimals',
    docs: [
      { _id: 1, v: D('1') },
      { _id: 2, v: D('2') },
    ],
    pipeline: [{ $group: { _id: null, a: { $avg: '$v' } } }],
    expect: [{ _id: null, a: D('1.5') }],
  },
  {
    name: '$avg of nothing',
    docs: [{ _id: 1, v: 'x' }],
    pipeline: [{ $group: { _id: null, a: { $avg: '$v' } } }],
    expect: [{ _id: null, a: null }],
  },
  {
    name: '$max of decimals is numeric',
    docs: [
      { _id: 1, v: D('9') },
      { _id: 2, v: D('10') },
    ],
    pipeline: [{ $group: { _id: null, m: { $max: '$v' } } }],
    expect: [{ _id: null, m: D('10') }],
  },
  {
    name: '$min skips null',
    docs: [{ _id: 1, v: null }, { _id: 2, v: 3 }, { _id: 3 }],
    pipeline: [{ $group: { _id: null, m: { $min: '$v' } } }],
    expect: [{ _id: null, m: 3 }],
  },
  {
    name: '$count in $group',
    docs: bills,
    pipeline: [{ $group: { _id: null, n: { $count: {} } } }],
    expect: [{ _id: null, n: 5 }],
  },
  {
    name: '$mergeObjects in $group',
    docs: [
      { _id: 1, o: { a: 1 } },
      { _id: 2, o: { b: 2 } },
    ],
    pipeline: [{ $sort: { _id: 1 } }, { $group: { _id: null, o: { $mergeObjects: '$o' } } }],
    expect: [{ _id: null, o: { a: 1, b: 2 } }],
  },
];
