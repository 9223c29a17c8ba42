import { bills } from './bills.js';
import { type AggregateCase, D, L } from './cases.js';

const clients = [
  { _id: 'a', name: 'Nour' },
  { _id: 'b', name: 'Karim' },
  { _id: 'x', name: 'Nobody' },
];

/** Pipelines over several collections, facets. */
export const joinPipelines: AggregateCase[] = [
  {
    name: '$lookup',
    docs: bills,
    others: { clients },
    pipeline: [
      { $match: { _id: { $in: [1, 2] } } },
      { $lookup: { from: 'clients', localField: 'c', foreignField: '_id', as: 'client' } },
      { $project: { client: 1 } },
      { $sort: { _id: 1 } },
    ],
    expect: [
      { _id: 1, client: [{ _id: 'a', name: 'Nour' }] },
      { _id: 2, client: [{ _id: 'b', name: 'Karim' }] },
    ],
  },
  {
    name: '$lookup of nothing',
    docs: [{ _id: 1, c: 'q' }],
    others: { clients },
    pipeline: [{ $lookup: { from: 'clients', localField: 'c', foreignField: '_id', as: 'client' } }],
    expect: [{ _id: 1, c: 'q', client: [] }],
  },
  {
    name: '$lookup with an array of keys',
    docs: [{ _id: 1, c: ['b', 'a'] }],
    others: { clients },
    pipeline: [
      { $lookup: { from: 'clients', localField: 'c', foreignField: '_id', as: 'client' } },
      { $project: { n: '$client.name' } },
    ],
    expect: [{ _id: 1, n: ['Nour', 'Karim'] }],
  },
  {
    name: '$lookup null finds null and missing',
    docs: [{ _id: 1 }],
    others: { k: [{ _id: 1, f: null }, { _id: 2 }, { _id: 3, f: 1 }] },
    pipeline: [{ $lookup: { from: 'k', localField: 'x', foreignField: 'f', as: 'o' } }],
    expect: [{ _id: 1, o: [{ _id: 1, f: null }, { _id: 2 }] }],
  },
  {
    name: '$lookup into arrays',
    docs: [{ _id: 1, k: 2 }],
    others: {
      k: [
        { _id: 1, f: [1, 2] },
        { _id: 2, f: [3] },
      ],
    },
    pipeline: [{ $lookup: { from: 'k', localField: 'k', foreignField: 'f', as: 'o' } }],
    expect: [{ _id: 1, k: 2, o: [{ _id: 1, f: [1, 2] }] }],
  },
  {
    name: '$lookup compares numbers across types',
    docs: [{ _id: 1, k: L(2) }],
    others: {
      k: [
        { _id: 1, f: 2 },
        { _id: 2, f: D('2') },
      ],
    },
    pipeline: [
      { $lookup: { from: 'k', localField: 'k', foreignField: 'f', as: 'o' } },
      { $project: { n: { $size: '$o' } } },
    ],
    expect: [{ _id: 1, n: 2 }],
  },
  {
    name: '$lookup with let and pipeline',
    docs: [
      { _id: 1, r: 2 },
      { _id: 2, r: 1 },
    ],
    others: {
      k: [
        { _id: 1, n: 'x' },
        { _id: 2, n: 'y' },
      ],
    },
    pipeline: [
      {
        $lookup: {
          from: 'k',
          let: { r: '$r' },
          pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$r'] } } }, { $project: { _id: 0 } }],
          as: 'o',
        },
      },
      { $sort: { _id: 1 } },
    ],
    expect: [
      { _id: 1, r: 2, o: [{ n: 'y' }] },
      { _id: 2, r: 1, o: [{ n: 'x' }] },
    ],
  },
  {
    name: '$lookup with a range in the pipeline',
    docs: [{ _id: 1, from: 2 }],
    others: { k: [{ _id: 1 }, { _id: 2 }, { _id: 3 }] },
    pipeline: [
      {
        $lookup: {
          from: 'k',
          let: { f: '$from' },
          pipeline: [{ $match: { $expr: { $gte: ['$_id', '$$f'] } } }, { $sort: { _id: -1 } }],
          as: 'o',
        },
      },
    ],
    expect: [{ _id: 1, from: 2, o: [{ _id: 3 }, { _id: 2 }] }],
  },
  {
    name: '$lookup with fields and pipeline',
    docs: [{ _id: 1, k: 'a' }],
    others: {
      k: [
        { _id: 1, f: 'a', v: 1 },
        { _id: 2, f: 'a', v: 2 },
        { _id: 3, f: 'b', v: 2 },
      ],
    },
    pipeline: [
      { $lookup: { from: 'k', localField: 'k', foreignField: 'f', pipeline: [{ $match: { v: 2 } }], as: 'o' } },
      { $project: { n: '$o._id' } },
    ],
    expect: [{ _id: 1, n: [2] }],
  },
  {
    name: '$lookup nested',
    docs: [{ _id: 1 }],
    others: { k: [{ _id: 5 }], m: [{ _id: 7, k: 5 }] },
    pipeline: [
      {
        $lookup: {
          from: 'k',
          pipeline: [{ $lookup: { from: 'm', localField: '_id', foreignField: 'k', as: 'ms' } }],
          as: 'ks',
        },
      },
    ],
    expect: [{ _id: 1, ks: [{ _id: 5, ms: [{ _id: 7, k: 5 }] }] }],
  },
  {
    name: '$lookup and $unwind',
    docs: bills,
    others: { clients },
    pipeline: [
      { $lookup: { from: 'clients', localField: 'c', foreignField: '_id', as: 'k' } },
      { $unwind: '$k' },
      { $group: { _id: '$k.name', v: { $sum: '$v' } } },
      { $sort: { _id: 1 } },
    ],
    expect: [
      { _id: 'Karim', v: 60 },
      { _id: 'Nour', v: 90 },
    ],
  },
  {
    name: '$lookup from a missing collection',
    docs: [{ _id: 1 }],
    pipeline: [{ $lookup: { from: 'nowhere', localField: 'a', foreignField: 'b', as: 'o' } }],
    expect: [{ _id: 1, o: [] }],
  },
  {
    name: '$lookup without as',
    docs: [{ _id: 1 }],
    pipeline: [{ $lookup: { from: 'k', localField: 'a', foreignField: 'b' } }],
    error: 40414,
  },
  {
    name: '$unionWith',
    docs: [{ _id: 1 }],
    others: { k: [{ _id: 2 }] },
    pipeline: [{ $unionWith: 'k' }],
    expect: [{ _id: 1 }, { _id: 2 }],
  },
  {
    name: '$unionWith a pipeline',
    docs: [{ _id: 1 }],
    others: { k: [{ _id: 2 }, { _id: 3 }] },
    pipeline: [{ $unionWith: { coll: 'k', pipeline: [{ $match: { _id: 3 } }, { $set: { from: 'k' } }] } }],
    expect: [{ _id: 1 }, { _id: 3, from: 'k' }],
  },
  {
    name: '$facet',
    docs: bills,
    pipeline: [
      {
        $facet: {
          n: [{ $count: 'n' }],
          page: [{ $sort: { v: -1 } }, { $limit: 1 }, { $project: { v: 1 } }],
          none: [{ $match: { v: 0 } }],
        },
      },
    ],
    expect: [{ n: [{ n: 5 }], page: [{ _id: 5, v: 50 }], none: [] }],
  },
  { name: '$facet with $out', docs: bills, pipeline: [{ $facet: { a: [{ $out: 'x' }] } }], error: 40600 },
  {
    name: 'collation in $match and $group',
    docs: [
      { _id: 1, c: 'A' },
      { _id: 2, c: 'a' },
    ],
    options: { collation: { locale: 'en', strength: 2 } },
    pipeline: [{ $match: { c: 'a' } }, { $group: { _id: null, n: { $sum: 1 } } }],
    expect: [{ _id: null, n: 2 }],
  },
];
