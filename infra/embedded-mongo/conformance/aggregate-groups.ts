import { bills } from './bills.js';
import { type AggregateCase, at, D, F, L, oid } from './cases.js';

/** Pipelines that group: by what, how wrong groups are refused, buckets. */
export const groupPipelines: AggregateCase[] = [
  {
    name: '$group counts and sums',
    docs: bills,
    pipeline: [{ $group: { _id: '$c', n: { $sum: 1 }, total: { $sum: '$v' } } }, { $sort: { _id: 1 } }],
    expect: [
      { _id: 'a', n: 3, total: 90 },
      { _id: 'b', n: 2, total: 60 },
    ],
  },
  {
    name: '$group by several fields',
    docs: bills,
    pipeline: [{ $group: { _id: { c: '$c', y: '$y' }, v: { $sum: '$v' } } }, { $sort: { '_id.c': 1, '_id.y': 1 } }],
    expect: [
      { _id: { c: 'a', y: 2025 }, v: 10 },
      { _id: { c: 'a', y: 2026 }, v: 80 },
      { _id: { c: 'b', y: 2025 }, v: 20 },
      { _id: { c: 'b', y: 2026 }, v: 40 },
    ],
  },
  {
    name: '$group of everything',
    docs: bills,
    pipeline: [{ $group: { _id: null, avg: { $avg: '$v' }, min: { $min: '$v' }, max: { $max: '$v' } } }],
    expect: [{ _id: null, avg: F(30), min: 10, max: 50 }],
  },
  { name: '$group of nothing', docs: [], pipeline: [{ $group: { _id: null, n: { $sum: 1 } } }], expect: [] },
  {
    name: '$group null and missing together',
    docs: [{ _id: 1, k: null }, { _id: 2 }],
    pipeline: [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    expect: [{ _id: null, n: 2 }],
  },
  {
    name: '$group numbers of different types together',
    docs: [
      { _id: 1, k: 1 },
      { _id: 2, k: L(1) },
      { _id: 3, k: D('1.0') },
    ],
    pipeline: [{ $group: { _id: '$k', n: { $sum: 1 } } }, { $project: { _id: 0, n: 1 } }],
    expect: [{ n: 3 }],
  },
  {
    name: '$group by ObjectId',
    docs: [
      { _id: 1, k: oid(1) },
      { _id: 2, k: oid(1) },
    ],
    pipeline: [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    expect: [{ _id: oid(1), n: 2 }],
  },
  {
    name: '$group by day in a time zone',
    docs: [
      { _id: 1, d: at('2026-07-01T20:00:00Z') },
      { _id: 2, d: at('2026-07-01T22:00:00Z') },
    ],
    pipeline: [
      {
        $group: { _id: { $dateToString: { date: '$d', format: '%Y-%m-%d', timezone: 'Asia/Beirut' } }, n: { $sum: 1 } },
      },
      { $sort: { _id: 1 } },
    ],
    expect: [
      { _id: '2026-07-01', n: 1 },
      { _id: '2026-07-02', n: 1 },
    ],
  },
  {
    name: '$group expression over accumulators',
    docs: bills,
    pipeline: [{ $group: { _id: '$c', total: { $sum: { $multiply: ['$v', 2] } } } }, { $sort: { _id: 1 } }],
    expect: [
      { _id: 'a', total: 180 },
      { _id: 'b', total: 120 },
    ],
  },
  { name: '$group without _id', docs: bills, pipeline: [{ $group: { n: { $sum: 1 } } }], error: 15955 },
  {
    name: '$group with an unknown accumulator',
    docs: bills,
    pipeline: [{ $group: { _id: null, n: { $foo: 1 } } }],
    error: 15952,
  },
  {
    name: '$group with a field that is no accumulator',
    docs: bills,
    pipeline: [{ $group: { _id: null, n: 1 } }],
    error: 40234,
  },
  {
    name: '$sortByCount',
    docs: bills,
    pipeline: [{ $sortByCount: '$c' }],
    expect: [
      { _id: 'a', count: 3 },
      { _id: 'b', count: 2 },
    ],
  },
  {
    name: '$bucket',
    docs: bills,
    pipeline: [{ $bucket: { groupBy: '$v', boundaries: [0, 25, 60] } }],
    expect: [
      { _id: 0, count: 2 },
      { _id: 25, count: 3 },
    ],
  },
  {
    name: '$bucket with default and output',
    docs: bills,
    pipeline: [{ $bucket: { groupBy: '$v', boundaries: [0, 25], default: 'more', output: { sum: { $sum: '$v' } } } }],
    expect: [
      { _id: 0, sum: 30 },
      { _id: 'more', sum: 120 },
    ],
  },
  {
    name: '$bucket without a place',
    docs: bills,
    pipeline: [{ $bucket: { groupBy: '$v', boundaries: [0, 25] } }],
    error: 40066,
  },
  {
    name: '$bucket not ascending',
    docs: bills,
    pipeline: [{ $bucket: { groupBy: '$v', boundaries: [25, 0] } }],
    error: 40194,
  },
];
