import { L } from './cases.js';
const bills = [
    { _id: 1, c: 'a', v: 10, y: 2025 },
    { _id: 2, c: 'b', v: 20, y: 2025 },
    { _id: 3, c: 'a', v: 30, y: 2026 },
    { _id: 4, c: 'b', v: 40, y: 2026 },
    { _id: 5, c: 'a', v: 50, y: 2026 },
];
const tagged = [{ _id: 1, a: [1, 2] }, { _id: 2, a: [] }, { _id: 3 }, { _id: 4, a: null }, { _id: 5, a: 7 }];
/** Pipelines that filter, order and reshape. */
export const flowPipelines = [
    // flow
    { name: 'empty pipeline', docs: [{ _id: 1 }], pipeline: [], expect: [{ _id: 1 }] },
    {
        name: '$match',
        docs: bills,
        pipeline: [{ $match: { c: 'b', v: { $gt: 20 } } }],
        expect: [{ _id: 4, c: 'b', v: 40, y: 2026 }],
    },
    {
        name: '$match after $project',
        docs: bills,
        pipeline: [{ $project: { w: { $add: ['$v', 1] } } }, { $match: { w: 31 } }],
        expect: [{ _id: 3, w: 31 }],
    },
    {
        name: '$match with $expr and let',
        docs: bills,
        pipeline: [{ $match: { $expr: { $eq: ['$v', '$$wanted'] } } }, { $project: { _id: 1 } }],
        options: { let: { wanted: 20 } },
        expect: [{ _id: 2 }],
    },
    {
        name: '$sort',
        docs: bills,
        pipeline: [{ $sort: { c: 1, v: -1 } }, { $project: { _id: 1 } }],
        expect: [{ _id: 5 }, { _id: 3 }, { _id: 1 }, { _id: 4 }, { _id: 2 }],
    },
    {
        name: '$sort, $skip, $limit',
        docs: bills,
        pipeline: [{ $sort: { v: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
        expect: [{ _id: 4 }, { _id: 3 }],
    },
    {
        name: '$sort then $limit',
        docs: bills,
        pipeline: [{ $sort: { v: -1 } }, { $limit: 2 }, { $project: { _id: 1 } }],
        expect: [{ _id: 5 }, { _id: 4 }],
    },
    {
        name: '$sort by a computed field',
        docs: bills,
        pipeline: [
            { $set: { m: { $mod: ['$v', 40] } } },
            { $sort: { m: 1, _id: 1 } },
            { $project: { m: 1 } },
            { $limit: 2 },
        ],
        expect: [
            { _id: 4, m: 0 },
            { _id: 1, m: 10 },
        ],
    },
    { name: '$limit 0', docs: bills, pipeline: [{ $limit: 0 }], error: 15958 },
    { name: '$sort by 2', docs: bills, pipeline: [{ $sort: { v: 2 } }], error: 15975 },
    { name: '$sort without keys', docs: bills, pipeline: [{ $sort: {} }], error: 15976 },
    { name: '$count', docs: bills, pipeline: [{ $match: { c: 'a' } }, { $count: 'n' }], expect: [{ n: 3 }] },
    { name: '$count of nothing', docs: bills, pipeline: [{ $match: { c: 'z' } }, { $count: 'n' }], expect: [] },
    { name: '$count with a $ name', docs: bills, pipeline: [{ $count: '$n' }], error: 40158 },
    {
        name: '$unwind',
        docs: tagged,
        pipeline: [{ $unwind: '$a' }],
        expect: [
            { _id: 1, a: 1 },
            { _id: 1, a: 2 },
            { _id: 5, a: 7 },
        ],
    },
    {
        name: '$unwind preserving',
        docs: tagged,
        pipeline: [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
        expect: [{ _id: 1, a: 1 }, { _id: 1, a: 2 }, { _id: 2 }, { _id: 3 }, { _id: 4, a: null }, { _id: 5, a: 7 }],
    },
    {
        name: '$unwind with an index',
        docs: tagged,
        pipeline: [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }],
        expect: [
            { _id: 1, a: 1, i: L(0) },
            { _id: 1, a: 2, i: L(1) },
            { _id: 5, a: 7, i: null },
        ],
    },
    {
        name: '$unwind a path',
        docs: [{ _id: 1, o: { a: [1, 2] } }],
        pipeline: [{ $unwind: '$o.a' }],
        expect: [
            { _id: 1, o: { a: 1 } },
            { _id: 1, o: { a: 2 } },
        ],
    },
    { name: '$unwind without $', docs: tagged, pipeline: [{ $unwind: 'a' }], error: 28818 },
    { name: '$sample', docs: [{ _id: 1 }], pipeline: [{ $sample: { size: 5 } }], expect: [{ _id: 1 }] },
    { name: 'unknown stage', docs: bills, pipeline: [{ $foo: 1 }], error: 40324 },
    { name: 'a stage with two names', docs: bills, pipeline: [{ $match: {}, $limit: 1 }], error: 40323 },
    { name: '$out before the end', docs: bills, pipeline: [{ $out: 'x' }, { $limit: 1 }], error: 40601 },
    // shape
    {
        name: '$project inclusion',
        docs: [{ _id: 1, a: 1, b: 2 }],
        pipeline: [{ $project: { b: 1 } }],
        expect: [{ _id: 1, b: 2 }],
    },
    {
        name: '$project exclusion',
        docs: [{ _id: 1, a: 1, b: 2 }],
        pipeline: [{ $project: { _id: 0, b: 0 } }],
        expect: [{ a: 1 }],
    },
    {
        name: '$project nested computed',
        docs: [{ _id: 1, a: { x: 1 } }],
        pipeline: [{ $project: { 'a.y': { $add: ['$a.x', 1] }, 'a.x': 1 } }],
        expect: [{ _id: 1, a: { x: 1, y: 2 } }],
    },
    {
        name: '$project computed in arrays',
        docs: [{ _id: 1, l: [{ q: 1 }, { q: 2 }] }],
        pipeline: [{ $project: { 'l.n': { $literal: 0 }, 'l.q': 1 } }],
        expect: [
            {
                _id: 1,
                l: [
                    { q: 1, n: 0 },
                    { q: 2, n: 0 },
                ],
            },
        ],
    },
    {
        name: '$project $$REMOVE',
        docs: [{ _id: 1, a: 1 }],
        pipeline: [{ $project: { a: { $cond: [{ $eq: ['$a', 1] }, '$$REMOVE', '$a'] } } }],
        expect: [{ _id: 1 }],
    },
    { name: '$project of a mix', docs: [{ _id: 1 }], pipeline: [{ $project: { a: 1, b: 0 } }], error: 31254 },
    { name: '$project of nothing', docs: [{ _id: 1 }], pipeline: [{ $project: {} }], error: 51272 },
    {
        name: '$addFields',
        docs: [{ _id: 1, a: 1 }],
        pipeline: [{ $addFields: { b: '$a', a: 5 } }],
        expect: [{ _id: 1, a: 5, b: 1 }],
    },
    {
        name: '$set dotted and nested',
        docs: [{ _id: 1, o: { x: 1 } }],
        pipeline: [{ $set: { 'o.y': 2, n: { m: '$o.x' } } }],
        expect: [{ _id: 1, o: { x: 1, y: 2 }, n: { m: 1 } }],
    },
    {
        name: '$set in arrays',
        docs: [{ _id: 1, l: [{ q: 1 }, 5] }],
        pipeline: [{ $set: { 'l.n': 0 } }],
        expect: [{ _id: 1, l: [{ q: 1, n: 0 }, { n: 0 }] }],
    },
    {
        name: '$unset',
        docs: [{ _id: 1, a: 1, o: { x: 1, y: 2 } }],
        pipeline: [{ $unset: ['a', 'o.x'] }],
        expect: [{ _id: 1, o: { y: 2 } }],
    },
    {
        name: '$replaceRoot',
        docs: [{ _id: 1, o: { x: 1 } }],
        pipeline: [{ $replaceRoot: { newRoot: { $mergeObjects: [{ y: 2 }, '$o'] } } }],
        expect: [{ y: 2, x: 1 }],
    },
    { name: '$replaceWith a missing field', docs: [{ _id: 1 }], pipeline: [{ $replaceWith: '$o' }], error: 40228 },
    { name: '$documents', docs: [{ _id: 1 }], pipeline: [{ $limit: 1 }, { $documents: [{ a: 1 }] }], error: 40602 },
];
//# sourceMappingURL=aggregate-flow.js.map