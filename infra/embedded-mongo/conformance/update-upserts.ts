import { Timestamp } from 'mongodb';
import { D, F, L, type UpdateCase } from './cases.js';

const one = { _id: 1 };

/** Upserts, pipelines, types that must survive. */
export const upsertCases: UpdateCase[] = [
  // upsert
  {
    name: 'upsert from equalities',
    doc: null,
    filter: { _id: 5, a: 1, b: { $gt: 3 }, 'c.d': 'x' },
    update: { $set: { z: 1 } },
    options: { upsert: true },
    expect: { _id: 5, a: 1, c: { d: 'x' }, z: 1 },
  },
  {
    name: 'upsert with $setOnInsert',
    doc: null,
    filter: { a: 1 },
    update: { $set: { z: 1 }, $setOnInsert: { _id: 6, n: 2 } },
    options: { upsert: true },
    expect: { _id: 6, a: 1, n: 2, z: 1 },
  },
  {
    name: 'upsert of what exists ignores $setOnInsert',
    doc: { _id: 1, a: 1 },
    filter: { a: 1 },
    update: { $set: { z: 1 }, $setOnInsert: { n: 2 } },
    options: { upsert: true },
    expect: { _id: 1, a: 1, z: 1 },
  },
  {
    name: 'upsert from $and, $eq, $in and $all of one',
    doc: null,
    filter: { _id: 7, $and: [{ a: { $eq: 1 } }, { b: { $in: [2] } }, { c: { $all: [3] } }] },
    update: { $inc: { n: 1 } },
    options: { upsert: true },
    expect: { _id: 7, a: 1, b: 2, c: 3, n: 1 },
  },
  {
    name: 'upsert from $or of one',
    doc: null,
    filter: { _id: 8, $or: [{ a: 1 }] },
    update: { $set: { n: 1 } },
    options: { upsert: true },
    expect: { _id: 8, a: 1, n: 1 },
  },
  {
    name: 'upsert takes nothing from $or of two',
    doc: null,
    filter: { _id: 9, $or: [{ a: 1 }, { a: 2 }] },
    update: { $set: { n: 1 } },
    options: { upsert: true },
    expect: { _id: 9, n: 1 },
  },
  {
    name: 'upsert takes nothing from a regular expression',
    doc: null,
    filter: { _id: 10, a: /x/ },
    update: { $set: { n: 1 } },
    options: { upsert: true },
    expect: { _id: 10, n: 1 },
  },
  {
    name: 'upsert with a field given twice',
    doc: null,
    filter: { $and: [{ a: 1 }, { a: 2 }] },
    update: { $set: { n: 1 } },
    options: { upsert: true },
    error: 54,
  },
  {
    name: 'upsert with $push',
    doc: null,
    filter: { _id: 11 },
    update: { $push: { a: 1 } },
    options: { upsert: true },
    expect: { _id: 11, a: [1] },
  },
  {
    name: 'upsert may not change _id',
    doc: null,
    filter: { _id: 12 },
    update: { $set: { _id: 13 } },
    options: { upsert: true },
    error: 66,
  },
  {
    name: 'upsert with an array as _id',
    doc: null,
    filter: {},
    update: { $set: { _id: [1] } },
    options: { upsert: true },
    error: 53,
  },
  // pipelines
  {
    name: 'pipeline $set',
    doc: { _id: 1, a: 2 },
    update: [{ $set: { b: { $multiply: ['$a', 3] } } }],
    expect: { _id: 1, a: 2, b: 6 },
  },
  {
    name: 'pipeline of several stages',
    doc: { _id: 1, a: 2 },
    update: [{ $set: { b: 1 } }, { $addFields: { c: { $add: ['$a', '$b'] } } }, { $unset: ['a', 'b'] }],
    expect: { _id: 1, c: 3 },
  },
  {
    name: 'pipeline $project',
    doc: { _id: 1, a: 2, b: 3 },
    update: [{ $project: { a: 1 } }],
    expect: { _id: 1, a: 2 },
  },
  {
    name: 'pipeline $replaceWith',
    doc: { _id: 1, a: { x: 1 } },
    update: [{ $replaceWith: '$a' }],
    expect: { _id: 1, x: 1 },
  },
  {
    name: 'pipeline $set of nothing new',
    doc: { _id: 1, a: 2 },
    update: [{ $set: { a: 2 } }],
    modified: 0,
    expect: { _id: 1, a: 2 },
  },
  { name: 'pipeline that changes _id', doc: one, update: [{ $set: { _id: 2 } }], error: 66 },
  { name: 'pipeline with a stage not allowed', doc: one, update: [{ $match: {} }], error: 72 },
  {
    name: 'pipeline upsert',
    doc: null,
    filter: { _id: 3, a: 1 },
    update: [{ $set: { b: { $add: ['$a', 1] } } }],
    options: { upsert: true },
    expect: { _id: 3, a: 1, b: 2 },
  },
  // types that must survive
  {
    name: 'other fields keep their types',
    doc: { _id: 1, v: F(5), l: L(7), d: D('1.0'), t: new Timestamp({ t: 1, i: 2 }) },
    update: { $set: { z: 1 } },
    expect: { _id: 1, v: F(5), l: L(7), d: D('1.0'), t: new Timestamp({ t: 1, i: 2 }), z: 1 },
  },
  {
    name: '$set of special field names',
    doc: { _id: 1, constructor: 1 },
    update: { $set: { toString: 2, hasOwnProperty: 3 } },
    expect: { _id: 1, constructor: 1, hasOwnProperty: 3, toString: 2 },
  },
];
