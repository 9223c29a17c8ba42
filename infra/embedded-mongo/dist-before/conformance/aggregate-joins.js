import { at, D, F, L } from './cases.js';
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
/** Pipelines over several collections, facets, windows. */
export const joinPipelines = [
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
//# sourceMappingURL=aggregate-joins.js.map