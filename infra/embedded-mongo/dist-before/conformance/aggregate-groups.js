import { at, D, F, L, oid } from './cases.js';
const bills = [
    { _id: 1, c: 'a', v: 10, y: 2025 },
    { _id: 2, c: 'b', v: 20, y: 2025 },
    { _id: 3, c: 'a', v: 30, y: 2026 },
    { _id: 4, c: 'b', v: 40, y: 2026 },
    { _id: 5, c: 'a', v: 50, y: 2026 },
];
/** Pipelines that group. */
export const groupPipelines = [
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
];
//# sourceMappingURL=aggregate-groups.js.map