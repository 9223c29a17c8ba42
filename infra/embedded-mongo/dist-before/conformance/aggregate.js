import { at, D, F, L, oid } from './cases.js';
const bills = [
    { _id: 1, c: 'a', v: 10, y: 2025 },
    { _id: 2, c: 'b', v: 20, y: 2025 },
    { _id: 3, c: 'a', v: 30, y: 2026 },
    { _id: 4, c: 'b', v: 40, y: 2026 },
    { _id: 5, c: 'a', v: 50, y: 2026 },
];
const clients = [
    { _id: 'a', name: 'Nour' },
    { _id: 'b', name: 'Karim' },
    { _id: 'x', name: 'Nobody' },
];
const tree = [{ _id: 1 }, { _id: 2, p: 1 }, { _id: 3, p: 2 }, { _id: 4, p: 2 }];
const tagged = [{ _id: 1, a: [1, 2] }, { _id: 2, a: [] }, { _id: 3 }, { _id: 4, a: null }, { _id: 5, a: 7 }];
/** Pipelines. */
export const aggregateCases = [
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
    // groups
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
        name: '$stdDevPop',
        docs: [
            { _id: 1, v: 2 },
            { _id: 2, v: 4 },
        ],
        pipeline: [{ $group: { _id: null, s: { $stdDevPop: '$v' } } }],
        expect: [{ _id: null, s: F(1) }],
    },
    {
        name: '$stdDevSamp of one',
        docs: [{ _id: 1, v: 2 }],
        pipeline: [{ $group: { _id: null, s: { $stdDevSamp: '$v' } } }],
        expect: [{ _id: null, s: null }],
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
    {
        name: '$top',
        docs: bills,
        pipeline: [{ $group: { _id: '$c', t: { $top: { sortBy: { v: -1 }, output: '$_id' } } } }, { $sort: { _id: 1 } }],
        expect: [
            { _id: 'a', t: 5 },
            { _id: 'b', t: 4 },
        ],
    },
    {
        name: '$topN',
        docs: bills,
        pipeline: [{ $group: { _id: null, t: { $topN: { n: 2, sortBy: { v: -1 }, output: '$v' } } } }],
        expect: [{ _id: null, t: [50, 40] }],
    },
    {
        name: '$bottomN',
        docs: bills,
        pipeline: [{ $group: { _id: null, t: { $bottomN: { n: 2, sortBy: { v: -1 }, output: '$v' } } } }],
        expect: [{ _id: null, t: [20, 10] }],
    },
    {
        name: '$firstN',
        docs: bills,
        pipeline: [{ $sort: { v: 1 } }, { $group: { _id: null, t: { $firstN: { n: 2, input: '$v' } } } }],
        expect: [{ _id: null, t: [10, 20] }],
    },
    {
        name: '$maxN',
        docs: bills,
        pipeline: [{ $group: { _id: null, t: { $maxN: { n: 2, input: '$v' } } } }],
        expect: [{ _id: null, t: [50, 40] }],
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
    {
        name: '$bucketAuto',
        docs: [
            { _id: 1, v: 1 },
            { _id: 2, v: 2 },
            { _id: 3, v: 3 },
            { _id: 4, v: 4 },
        ],
        pipeline: [{ $bucketAuto: { groupBy: '$v', buckets: 2 } }],
        expect: [
            { _id: { min: 1, max: 3 }, count: 2 },
            { _id: { min: 3, max: 4 }, count: 2 },
        ],
    },
    // joins
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
        name: '$graphLookup',
        docs: [{ _id: 'q', start: 3 }],
        others: { tree },
        pipeline: [
            {
                $graphLookup: {
                    from: 'tree',
                    startWith: '$start',
                    connectFromField: 'p',
                    connectToField: '_id',
                    as: 'up',
                    depthField: 'd',
                },
            },
            { $unwind: '$up' },
            { $sort: { 'up.d': 1 } },
            { $project: { _id: '$up._id', d: '$up.d' } },
        ],
        expect: [
            { _id: 3, d: L(0) },
            { _id: 2, d: L(1) },
            { _id: 1, d: L(2) },
        ],
    },
    {
        name: '$graphLookup maxDepth',
        docs: [{ _id: 'q', start: 3 }],
        others: { tree },
        pipeline: [
            {
                $graphLookup: {
                    from: 'tree',
                    startWith: '$start',
                    connectFromField: 'p',
                    connectToField: '_id',
                    as: 'up',
                    maxDepth: 0,
                },
            },
            { $project: { n: { $size: '$up' } } },
        ],
        expect: [{ _id: 'q', n: 1 }],
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
    // windows
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
    {
        name: '$setWindowFields range',
        docs: bills,
        pipeline: [
            { $setWindowFields: { sortBy: { v: 1 }, output: { n: { $count: {}, window: { range: [-10, 10] } } } } },
            { $project: { n: 1 } },
        ],
        expect: [
            { _id: 1, n: 2 },
            { _id: 2, n: 3 },
            { _id: 3, n: 3 },
            { _id: 4, n: 3 },
            { _id: 5, n: 2 },
        ],
    },
    {
        name: '$setWindowFields range of days',
        docs: [
            { _id: 1, d: at('2026-01-01T00:00:00Z') },
            { _id: 2, d: at('2026-01-02T00:00:00Z') },
            { _id: 3, d: at('2026-01-09T00:00:00Z') },
        ],
        pipeline: [
            {
                $setWindowFields: { sortBy: { d: 1 }, output: { n: { $count: {}, window: { range: [-1, 0], unit: 'day' } } } },
            },
            { $project: { n: 1 } },
        ],
        expect: [
            { _id: 1, n: 1 },
            { _id: 2, n: 2 },
            { _id: 3, n: 1 },
        ],
    },
    // collation
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
//# sourceMappingURL=aggregate.js.map