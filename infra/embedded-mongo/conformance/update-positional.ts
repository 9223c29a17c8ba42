import type { UpdateCase } from './cases.js';

const one = { _id: 1 };
const graded = {
  _id: 1,
  g: [
    { k: 1, v: 1 },
    { k: 2, v: 2 },
    { k: 3, v: 3 },
  ],
};

/** Positional paths: `$`, `$[]`, `$[id]` with array filters. */
export const positionalUpdates: UpdateCase[] = [
  {
    name: '$ sets the matched element',
    doc: graded,
    filter: { 'g.k': 2 },
    update: { $set: { 'g.$.v': 9 } },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 2, v: 9 },
        { k: 3, v: 3 },
      ],
    },
  },
  {
    name: '$ twice, changing what was matched',
    doc: graded,
    filter: { 'g.k': 2 },
    update: { $set: { 'g.$.k': 9, 'g.$.v': 8 } },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 9, v: 8 },
        { k: 3, v: 3 },
      ],
    },
  },
  {
    name: '$ with $elemMatch',
    doc: graded,
    filter: { g: { $elemMatch: { k: { $gt: 1 }, v: 3 } } },
    update: { $inc: { 'g.$.v': 1 } },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 2, v: 2 },
        { k: 3, v: 4 },
      ],
    },
  },
  {
    name: '$ of a scalar',
    doc: { _id: 1, a: [5, 6, 7] },
    filter: { a: 6 },
    update: { $set: { 'a.$': 60 } },
    expect: { _id: 1, a: [5, 60, 7] },
  },
  {
    name: '$ with a range',
    doc: { _id: 1, a: [5, 6, 7] },
    filter: { a: { $gt: 5 } },
    update: { $mul: { 'a.$': 10 } },
    expect: { _id: 1, a: [5, 60, 7] },
  },
  {
    name: '$unset $ leaves null',
    doc: { _id: 1, a: [5, 6] },
    filter: { a: 5 },
    update: { $unset: { 'a.$': 1 } },
    expect: { _id: 1, a: [null, 6] },
  },
  {
    name: '$ in nested documents',
    doc: { _id: 1, d: { a: [{ k: 1 }] } },
    filter: { 'd.a.k': 1 },
    update: { $set: { 'd.a.$.v': 2 } },
    expect: { _id: 1, d: { a: [{ k: 1, v: 2 }] } },
  },
  {
    name: '$ without a match on an array',
    doc: { _id: 1, a: [1] },
    filter: { _id: 1 },
    update: { $set: { 'a.$': 2 } },
    error: 2,
  },
  { name: '$ in the first place', doc: one, update: { $set: { '$.a': 2 } }, error: 2 },
  {
    name: '$[] all elements',
    doc: { _id: 1, a: [1, 2] },
    update: { $inc: { 'a.$[]': 10 } },
    expect: { _id: 1, a: [11, 12] },
  },
  {
    name: '$[] fields of all elements',
    doc: graded,
    update: { $set: { 'g.$[].v': 0 } },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 0 },
        { k: 2, v: 0 },
        { k: 3, v: 0 },
      ],
    },
  },
  {
    name: '$[] nested',
    doc: { _id: 1, a: [[1], [2, 3]] },
    update: { $inc: { 'a.$[].$[]': 1 } },
    expect: { _id: 1, a: [[2], [3, 4]] },
  },
  { name: '$[] of a missing array', doc: one, update: { $set: { 'a.$[]': 1 } }, error: 2 },
  { name: '$[] of a scalar', doc: { _id: 1, a: 1 }, update: { $set: { 'a.$[]': 1 } }, error: 2 },
  {
    name: '$[id]',
    doc: graded,
    update: { $set: { 'g.$[e].v': 0 } },
    options: { arrayFilters: [{ 'e.k': { $gte: 2 } }] },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 2, v: 0 },
        { k: 3, v: 0 },
      ],
    },
  },
  {
    name: '$[id] changing what was filtered',
    doc: graded,
    update: { $set: { 'g.$[e].k': 7, 'g.$[e].v': 8 } },
    options: { arrayFilters: [{ 'e.k': 2 }] },
    expect: {
      _id: 1,
      g: [
        { k: 1, v: 1 },
        { k: 7, v: 8 },
        { k: 3, v: 3 },
      ],
    },
  },
  {
    name: '$[id] of scalars',
    doc: { _id: 1, a: [1, 5, 9] },
    update: { $set: { 'a.$[big]': 5 } },
    options: { arrayFilters: [{ big: { $gt: 5 } }] },
    expect: { _id: 1, a: [1, 5, 5] },
  },
  {
    name: '$[id] in $[id]',
    doc: {
      _id: 1,
      a: [
        { n: 1, b: [1, 2] },
        { n: 2, b: [2, 3] },
      ],
    },
    update: { $inc: { 'a.$[x].b.$[y]': 10 } },
    options: { arrayFilters: [{ 'x.n': 2 }, { y: 2 }] },
    expect: {
      _id: 1,
      a: [
        { n: 1, b: [1, 2] },
        { n: 2, b: [12, 3] },
      ],
    },
  },
  {
    name: '$[id] with $or',
    doc: graded,
    update: { $unset: { 'g.$[e].v': 1 } },
    options: { arrayFilters: [{ $or: [{ 'e.k': 1 }, { 'e.v': 3 }] }] },
    expect: { _id: 1, g: [{ k: 1 }, { k: 2, v: 2 }, { k: 3 }] },
  },
  {
    name: '$[id] with $push',
    doc: { _id: 1, a: [{ k: 1, t: [] }] },
    update: { $push: { 'a.$[e].t': 'x' } },
    options: { arrayFilters: [{ 'e.k': 1 }] },
    expect: { _id: 1, a: [{ k: 1, t: ['x'] }] },
  },
  { name: '$[id] without its filter', doc: graded, update: { $set: { 'g.$[e].v': 0 } }, error: 2 },
  {
    name: 'an array filter that is not used',
    doc: graded,
    update: { $set: { 'g.$[].v': 0 } },
    options: { arrayFilters: [{ 'e.k': 1 }] },
    error: 9,
  },
  {
    name: 'an array filter with two names',
    doc: graded,
    update: { $set: { 'g.$[e].v': 0 } },
    options: { arrayFilters: [{ 'e.k': 1, 'f.k': 1 }] },
    error: 9,
  },
  {
    name: 'two array filters of one name',
    doc: graded,
    update: { $set: { 'g.$[e].v': 0 } },
    options: { arrayFilters: [{ 'e.k': 1 }, { 'e.v': 1 }] },
    error: 9,
  },
  {
    name: 'an array filter with a wrong name',
    doc: graded,
    update: { $set: { 'g.$[E].v': 0 } },
    options: { arrayFilters: [{ 'E.k': 1 }] },
    error: 2,
  },
];
