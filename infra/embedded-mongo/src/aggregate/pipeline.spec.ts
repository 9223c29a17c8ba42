import { describe, expect, it } from '@jest/globals';
import { Decimal128 } from 'bson';
import fc from 'fast-check';
import { compileFilter } from '../match/matcher.js';
import type { Doc, Value } from '../values/bson.js';
import { Sum } from './accumulators.js';
import type { AggregateEnv, WriteTarget } from './env.js';
import { compilePipeline, runPipeline } from './pipeline.js';

/** A server of collections in memory, which notes how it is asked. */
function setup(collections: Record<string, Doc[]> = {}) {
  const reads: { name: string; filter?: Doc }[] = [];
  const writes: { target: WriteTarget; docs: Doc[] }[] = [];
  const env: AggregateEnv = {
    now: new Date(0),
    async *openCollection(name, filter) {
      reads.push({ name, filter });
      const matcher = compileFilter(filter ?? {}, env);
      yield* (collections[name] ?? []).filter((doc) => matcher.matches(doc));
    },
    async writeOut(target, docs) {
      const written: Doc[] = [];
      for await (const doc of docs) written.push(doc);
      writes.push({ target, docs: written });
    },
  };
  const run = async (docs: Doc[], stages: Doc[]) => {
    const out: Doc[] = [];
    for await (const doc of runPipeline(counted(docs), stages, env)) out.push(doc);
    return out;
  };
  let taken = 0;
  async function* counted(docs: Doc[]) {
    for (const doc of docs) {
      taken++;
      yield doc;
    }
  }
  return { env, run, reads, writes, taken: () => taken };
}

const numbers = Array.from({ length: 1000 }, (_, i) => ({ _id: i, k: i % 10 }));

describe('runPipeline', () => {
  it('reads no more than it needs', async () => {
    const { run, taken } = setup();
    expect(await run(numbers, [{ $match: { k: 3 } }, { $set: { x: 1 } }, { $limit: 2 }])).toHaveLength(2);
    expect(taken()).toBe(14);
  });

  it('refuses a wrong later stage before it reads anything', async () => {
    const { run, taken } = setup();
    await expect(run(numbers, [{ $sort: { k: 1 } }, { $project: { a: 1, b: 0 } }])).rejects.toMatchObject({
      code: 31254,
    });
    expect(taken()).toBe(0);
  });

  it('checks nested pipelines, too', () => {
    const { env } = setup();
    for (const stage of [
      { $facet: { a: [{ $foo: 1 }] } },
      { $lookup: { from: 'c', pipeline: [{ $foo: 1 }], as: 'x' } },
    ])
      expect(() => compilePipeline([stage], env)).toThrow(expect.objectContaining({ code: 40324 }));
  });

  it.each([
    [
      'stage',
      40324,
      '$geoNear $densify $search $redact $bucketAuto $changeStream $setWindowFields $graphLookup',
      (name: string) => ({ [name]: {} }),
    ],
    [
      'expression',
      168,
      '$sqrt $zip $regexFind $firstN $stdDevPop $function',
      (name: string) => ({ $set: { x: { [name]: 1 } } }),
    ],
    ['accumulator', 15952, '$stdDevPop $topN $median', (name: string) => ({ $group: { _id: null, x: { [name]: 1 } } })],
    ['$merge', 238, 'x', (name: string) => ({ $merge: { into: name, whenMatched: [] } })],
  ])('refuses a %s it does not have', (_, code, names, stage) => {
    for (const name of names.split(' '))
      expect(() => compilePipeline([stage(name)], setup().env)).toThrow(expect.objectContaining({ code }));
  });

  it('does not change the documents it is given', async () => {
    const { run } = setup();
    const doc = { _id: 1, a: [{ b: 1 }, { b: 2 }], o: { x: 1 } };
    const before = structuredClone(doc);
    await run([doc], [{ $set: { 'o.y': 2, 'a.c': 3 } }, { $unwind: '$a' }, { $unset: 'a.b' }, { $set: { 'a.d': 1 } }]);
    expect(doc).toEqual(before);
  });
});

describe('$lookup', () => {
  it('asks for what it joins, so that the server may use an index', async () => {
    const { run, reads } = setup({ k: [{ _id: 1 }, { _id: 2 }] });
    const lookup = { $lookup: { from: 'k', localField: 'k', foreignField: '_id', as: 'o' } };
    const out = await run(numbers.slice(0, 2), [lookup]);
    expect(out[1]).toEqual({ _id: 1, k: 1, o: [{ _id: 1 }] });
    expect(reads.map(({ filter }) => filter)).toEqual([{ _id: { $in: [0] } }, { _id: { $in: [1] } }]);
  });
});

describe('$lookup in the pipeline of another', () => {
  it('sees the variables of the outer one', async () => {
    const { run } = setup({ a: [{ _id: 1 }], b: [{ _id: 'x' }] });
    const inner = { $lookup: { from: 'b', pipeline: [{ $set: { seen: '$$outer' } }], as: 'b' } };
    const stage = { $lookup: { from: 'a', let: { outer: '$_id' }, pipeline: [inner], as: 'a' } };
    const out = await run([{ _id: 7 }, { _id: 8 }], [stage]);
    expect(out.map((doc) => doc.a)).toEqual([7, 8].map((seen) => [{ _id: 1, b: [{ _id: 'x', seen }] }]));
  });
});

describe('$merge', () => {
  const targetOf = async (spec: Value) => {
    const { run, writes } = setup();
    await run([{ _id: 1, n: 5 }], [{ $merge: spec }]);
    return writes[0]?.target as WriteTarget;
  };

  it('merges and inserts by default', async () => {
    const target = await targetOf('out');
    expect(target).toMatchObject({ stage: '$merge', collection: 'out', on: ['_id'], whenNotMatched: 'insert' });
    const merge = target.whenMatched as (a: Doc, b: Doc) => Doc;
    expect(merge({ _id: 1, a: 1, n: 0 }, { _id: 1, n: 5 })).toEqual({ _id: 1, a: 1, n: 5 });
  });
});

describe('Sum', () => {
  it('is exact for decimals and integers', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents), fc.array(cents), (decimals, integers) => {
        const sum = new Sum();
        for (const n of decimals) sum.add(Decimal128.fromString(`${n}E-2`));
        for (const n of integers) sum.add(n);
        const wanted = decimals.reduce((a, b) => a + b, 0) + 100 * integers.reduce((a, b) => a + b, 0);
        expect(Math.round(Number(sum.result().toString()) * 100) + 0).toBe(wanted + 0);
      }),
    );
  });

  it('carries the rounding errors of doubles', () => {
    const sum = new Sum();
    for (let i = 0; i < 10; i++) sum.add(0.1);
    expect(Number(sum.result())).toBe(1);
  });
});
