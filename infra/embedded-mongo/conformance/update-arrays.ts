import { L, oid, type UpdateCase } from './cases.js';

const one = { _id: 1 };
const graded = {
  _id: 1,
  g: [
    { k: 1, v: 1 },
    { k: 2, v: 2 },
    { k: 3, v: 3 },
  ],
};
const scores = { _id: 1, q: [{ s: 3 }, { s: 1 }] };

/** Operators on arrays. */
export const arrayUpdates: UpdateCase[] = [
  // $push
  { name: '$push', doc: { _id: 1, a: [1] }, update: { $push: { a: 2 } }, expect: { _id: 1, a: [1, 2] } },
  { name: '$push makes the array', doc: one, update: { $push: { a: 1 } }, expect: { _id: 1, a: [1] } },
  {
    name: '$push an array is one element',
    doc: { _id: 1, a: [1] },
    update: { $push: { a: [2, 3] } },
    expect: { _id: 1, a: [1, [2, 3]] },
  },
  {
    name: '$push $each',
    doc: { _id: 1, a: [1] },
    update: { $push: { a: { $each: [2, 3] } } },
    expect: { _id: 1, a: [1, 2, 3] },
  },
  {
    name: '$push $each of nothing makes an array',
    doc: one,
    update: { $push: { a: { $each: [] } } },
    expect: { _id: 1, a: [] },
  },
  {
    name: '$push $position',
    doc: { _id: 1, a: [1, 2] },
    update: { $push: { a: { $each: [9], $position: 1 } } },
    expect: { _id: 1, a: [1, 9, 2] },
  },
  {
    name: '$push negative $position',
    doc: { _id: 1, a: [1, 2, 3] },
    update: { $push: { a: { $each: [9], $position: -1 } } },
    expect: { _id: 1, a: [1, 2, 9, 3] },
  },
  {
    name: '$push $slice from the start',
    doc: { _id: 1, a: [1, 2] },
    update: { $push: { a: { $each: [3, 4], $slice: 3 } } },
    expect: { _id: 1, a: [1, 2, 3] },
  },
  {
    name: '$push $slice from the end',
    doc: { _id: 1, a: [1, 2] },
    update: { $push: { a: { $each: [3, 4], $slice: -3 } } },
    expect: { _id: 1, a: [2, 3, 4] },
  },
  {
    name: '$push $slice 0',
    doc: { _id: 1, a: [1, 2] },
    update: { $push: { a: { $each: [], $slice: 0 } } },
    expect: { _id: 1, a: [] },
  },
  {
    name: '$push $sort of values',
    doc: { _id: 1, a: [3, 1] },
    update: { $push: { a: { $each: [2], $sort: -1 } } },
    expect: { _id: 1, a: [3, 2, 1] },
  },
  {
    name: '$push $sort and $slice',
    doc: scores,
    update: { $push: { q: { $each: [{ s: 2 }], $sort: { s: 1 }, $slice: -2 } } },
    expect: { _id: 1, q: [{ s: 2 }, { s: 3 }] },
  },
  { name: '$push to a text', doc: { _id: 1, a: 'x' }, update: { $push: { a: 1 } }, error: 2 },
  { name: '$push $each needs an array', doc: one, update: { $push: { a: { $each: 1 } } }, error: 2 },
  { name: '$push with an unknown clause', doc: one, update: { $push: { a: { $each: [1], $foo: 1 } } }, error: 2 },
  { name: '$push $slice needs an integer', doc: one, update: { $push: { a: { $each: [1], $slice: 'x' } } }, error: 2 },
  { name: '$push $sort needs 1 or -1', doc: one, update: { $push: { a: { $each: [1], $sort: 2 } } }, error: 2 },
  // $addToSet
  { name: '$addToSet', doc: { _id: 1, a: [1] }, update: { $addToSet: { a: 2 } }, expect: { _id: 1, a: [1, 2] } },
  {
    name: '$addToSet what is there',
    doc: { _id: 1, a: [1] },
    update: { $addToSet: { a: 1 } },
    modified: 0,
    expect: { _id: 1, a: [1] },
  },
  {
    name: '$addToSet compares numbers across types',
    doc: { _id: 1, a: [1] },
    update: { $addToSet: { a: L(1) } },
    modified: 0,
    expect: { _id: 1, a: [1] },
  },
  {
    name: '$addToSet $each',
    doc: { _id: 1, a: [1] },
    update: { $addToSet: { a: { $each: [1, 2, 2, 3] } } },
    expect: { _id: 1, a: [1, 2, 3] },
  },
  {
    name: '$addToSet documents with another field order',
    doc: { _id: 1, a: [{ x: 1, y: 2 }] },
    update: { $addToSet: { a: { y: 2, x: 1 } } },
    expect: {
      _id: 1,
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  },
  {
    name: '$addToSet ObjectIds',
    doc: { _id: 1, a: [oid(1)] },
    update: { $addToSet: { a: oid(1) } },
    modified: 0,
    expect: { _id: 1, a: [oid(1)] },
  },
  { name: '$addToSet makes the array', doc: one, update: { $addToSet: { a: 1 } }, expect: { _id: 1, a: [1] } },
  { name: '$addToSet to a text', doc: { _id: 1, a: 'x' }, update: { $addToSet: { a: 1 } }, error: 2 },
  // $pull, $pullAll, $pop
  { name: '$pull a value', doc: { _id: 1, a: [1, 2, 1] }, update: { $pull: { a: 1 } }, expect: { _id: 1, a: [2] } },
  {
    name: '$pull by a condition',
    doc: { _id: 1, a: [1, 5, 9] },
    update: { $pull: { a: { $gte: 5 } } },
    expect: { _id: 1, a: [1] },
  },
  {
    name: '$pull $in',
    doc: { _id: 1, a: ['x', 'y', 'z'] },
    update: { $pull: { a: { $in: ['x', 'z'] } } },
    expect: { _id: 1, a: ['y'] },
  },
  {
    name: '$pull documents by a filter',
    doc: graded,
    update: { $pull: { g: { k: { $gt: 1 } } } },
    expect: { _id: 1, g: [{ k: 1, v: 1 }] },
  },
  {
    name: '$pull documents by part of their fields',
    doc: graded,
    update: { $pull: { g: { k: 2 } } },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 3, v: 3 },
      ],
    },
  },
  {
    name: '$pull $or',
    doc: graded,
    update: { $pull: { g: { $or: [{ k: 1 }, { v: 3 }] } } },
    expect: { _id: 1, g: [{ k: 2, v: 2 }] },
  },
  {
    name: '$pull $elemMatch',
    doc: { _id: 1, a: [{ r: [{ q: 1 }] }, { r: [{ q: 2 }] }] },
    update: { $pull: { a: { r: { $elemMatch: { q: 2 } } } } },
    expect: { _id: 1, a: [{ r: [{ q: 1 }] }] },
  },
  {
    name: '$pull a regular expression',
    doc: { _id: 1, a: ['ab', 'cd'] },
    update: { $pull: { a: /^a/ } },
    expect: { _id: 1, a: ['cd'] },
  },
  {
    name: '$pull nothing',
    doc: { _id: 1, a: [1] },
    update: { $pull: { a: 2 } },
    modified: 0,
    expect: { _id: 1, a: [1] },
  },
  { name: '$pull from a missing field', doc: one, update: { $pull: { a: 2 } }, modified: 0, expect: one },
  { name: '$pull from a text', doc: { _id: 1, a: 'x' }, update: { $pull: { a: 'x' } }, error: 2 },
  {
    name: '$pullAll',
    doc: { _id: 1, a: [1, 2, 3, 1] },
    update: { $pullAll: { a: [1, 3] } },
    expect: { _id: 1, a: [2] },
  },
  { name: '$pullAll needs an array', doc: { _id: 1, a: [1] }, update: { $pullAll: { a: 1 } }, error: 2 },
  { name: '$pop last', doc: { _id: 1, a: [1, 2, 3] }, update: { $pop: { a: 1 } }, expect: { _id: 1, a: [1, 2] } },
  { name: '$pop first', doc: { _id: 1, a: [1, 2, 3] }, update: { $pop: { a: -1 } }, expect: { _id: 1, a: [2, 3] } },
  {
    name: '$pop of nothing',
    doc: { _id: 1, a: [] },
    update: { $pop: { a: 1 } },
    modified: 0,
    expect: { _id: 1, a: [] },
  },
  { name: '$pop a text', doc: { _id: 1, a: 'x' }, update: { $pop: { a: 1 } }, error: 14 },
  { name: '$pop by two', doc: { _id: 1, a: [1] }, update: { $pop: { a: 2 } }, error: 9 },
];
