import { bills } from './bills.js';
import { type AggregateCase, F } from './cases.js';

/** Pipelines with windows over neighbouring documents. */
export const windowPipelines: AggregateCase[] = [
  {
    name: '$setWindowFields running sum',
    docs: bills,
    pipeline: [
      {
        $setWindowFields: {
          partitionBy: '$c',
          sortBy: { _id: 1 },
          output: { run: { $sum: '$v', window: { documents: ['unbounded', 'current'] } } },
        },
      },
      { $project: { run: 1 } },
    ],
    expect: [
      { _id: 1, run: 10 },
      { _id: 3, run: 40 },
      { _id: 5, run: 90 },
      { _id: 2, run: 20 },
      { _id: 4, run: 60 },
    ],
  },
  {
    name: '$setWindowFields moving average',
    docs: bills,
    pipeline: [
      { $setWindowFields: { sortBy: { _id: 1 }, output: { m: { $avg: '$v', window: { documents: [-1, 0] } } } } },
      { $project: { m: 1 } },
    ],
    expect: [
      { _id: 1, m: F(10) },
      { _id: 2, m: F(15) },
      { _id: 3, m: F(25) },
      { _id: 4, m: F(35) },
      { _id: 5, m: F(45) },
    ],
  },
  {
    name: '$setWindowFields whole partition',
    docs: bills,
    pipeline: [
      { $setWindowFields: { partitionBy: '$c', output: { total: { $sum: '$v' } } } },
      { $sort: { _id: 1 } },
      { $project: { total: 1 } },
    ],
    expect: [
      { _id: 1, total: 90 },
      { _id: 2, total: 60 },
      { _id: 3, total: 90 },
      { _id: 4, total: 60 },
      { _id: 5, total: 90 },
    ],
  },
  {
    name: '$setWindowFields ranks',
    docs: [
      { _id: 1, v: 5 },
      { _id: 2, v: 5 },
      { _id: 3, v: 7 },
    ],
    pipeline: [
      {
        $setWindowFields: {
          sortBy: { v: 1 },
          output: { r: { $rank: {} }, d: { $denseRank: {} }, n: { $documentNumber: {} } },
        },
      },
      { $sort: { _id: 1 } },
      { $project: { r: 1, d: 1 } },
    ],
    expect: [
      { _id: 1, r: 1, d: 1 },
      { _id: 2, r: 1, d: 1 },
      { _id: 3, r: 3, d: 2 },
    ],
  },
  {
    name: '$setWindowFields $shift',
    docs: bills,
    pipeline: [
      {
        $setWindowFields: { sortBy: { _id: 1 }, output: { before: { $shift: { output: '$v', by: -1, default: 0 } } } },
      },
      { $project: { before: 1 } },
      { $limit: 2 },
    ],
    expect: [
      { _id: 1, before: 0 },
      { _id: 2, before: 10 },
    ],
  },
];
