import type { QueryGroup } from './cases.js';

/** Filters that are refused. */
export const wrongQueries: QueryGroup[] = [
  {
    group: 'wrong filters',
    docs: [{ _id: 1, a: 1 }],
    cases: [
      ['unknown operator', { a: { $foo: 1 } }, { error: 2 }],
      ['unknown top-level operator', { $foo: [] }, { error: 2 }],
      ['$in needs an array', { a: { $in: 1 } }, { error: 2 }],
      ['$nin needs an array', { a: { $nin: { x: 1 } } }, { error: 2 }],
      ['$in with an operator', { a: { $in: [{ $gt: 1 }] } }, { error: 2 }],
      ['$or needs an array', { $or: { a: 1 } }, { error: 2 }],
      ['$or needs branches', { $or: [] }, { error: 2 }],
      ['$and needs documents', { $and: [1] }, { error: 2 }],
      ['$not needs a condition', { a: { $not: 1 } }, { error: 2 }],
      ['$mod needs two numbers', { a: { $mod: [1] } }, { error: 2 }],
      ['$mod by zero', { a: { $mod: [0, 1] } }, { error: 2 }],
      ['$all needs an array', { a: { $all: 1 } }, { error: 2 }],
      ['$elemMatch needs a document', { a: { $elemMatch: 1 } }, { error: 2 }],
      ['unknown $type', { a: { $type: 'text' } }, { error: 2 }],
      ['unknown $type number', { a: { $type: 99 } }, { error: 2 }],
      ['wrong regular expression', { a: { $regex: '(' } }, { error: 51091 }],
      ['wrong regular expression option', { a: { $regex: 'a', $options: 'q' } }, { error: 51108 }],
      ['$options without $regex', { a: { $options: 'i' } }, { error: 2 }],
      ['$regex needs a string', { a: { $regex: 1 } }, { error: 2 }],
      ['$gt with a regular expression', { a: { $gt: /x/ } }, { error: 2 }],
      ['$expr with an unknown operator', { $expr: { $foo: 1 } }, { error: 168 }],
      ['$expr with an unknown variable', { $expr: { $eq: ['$a', '$$nobody'] } }, { error: 17276 }],
    ],
  },
];
