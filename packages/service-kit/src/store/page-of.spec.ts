import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { DomainError } from '../http/domain-error.js';
import { ignoreEventsOf, startTestService, type TestService } from '../testing.js';
import { modelProvider } from './database.js';
import { pageOf } from './page-of.js';

interface Row {
  number: number;
  kind: string;
  words: string[];
}
const rowSchema = new Schema<Row>({ number: Number, kind: String, words: [String] }, { versionKey: false });
rowSchema.index({ number: -1, _id: -1 });
rowSchema.index({ kind: 1, number: -1, _id: -1 });
rowSchema.index({ words: 1 });

const ROWS = 4500;
const sort = { number: -1, _id: -1 } as const;
const searchFor = (...patterns: RegExp[]) => ({ field: 'words', patterns, order: sort });
const LATE = new mongoose.mongo.MongoServerError({ message: 'operation exceeded time limit', code: 50 });
class Rows {}

describe('F-8: a page of a long list', () => {
  let service: TestService;
  let rows: Model<Row>;
  beforeAll(async () => {
    const module = { module: Rows, providers: [modelProvider('Row', rowSchema), ...ignoreEventsOf('identity')] };
    service = await startTestService({ name: 'identity', module, endpoints: [] });
    rows = service.model('Row');
    await rows.insertMany(
      Array.from({ length: ROWS }, (_, number) => ({
        number,
        kind: number % 100 === 0 ? 'rare' : 'usual',
        words: ['all', number % 300 === 0 ? 'few' : 'most', number % 2 === 0 ? 'even' : 'odd'],
      })),
    );
  });
  afterAll(() => service.stop());

  const numbers = (items: Row[]) => items.map(({ number }) => number);

  it('counts exactly as far as a thousand, and says so when there are more', async () => {
    expect(await pageOf(rows, { kind: 'rare' }, { sort, page: 5, limit: 10 })).toMatchObject({
      items: [{ number: 400 }, { number: 300 }, { number: 200 }, { number: 100 }, { number: 0 }],
      total: 45,
      exact: true,
      page: 5,
      limit: 10,
    });
    const first = await pageOf(rows, {}, { sort, page: 1, limit: 3 });
    expect(numbers(first.items)).toEqual([4499, 4498, 4497]);
    expect(first).toMatchObject({ total: 1000, exact: false });
  });

  it('shows the way on beyond the thousand, to the end', async () => {
    const beyond = await pageOf(rows, {}, { sort, page: 51, limit: 20 });
    expect(numbers(beyond.items)[0]).toBe(3499);
    expect(beyond).toMatchObject({ total: 1040, exact: false });
    expect(await pageOf(rows, {}, { sort, page: 225, limit: 20 })).toMatchObject({ total: 4500, exact: true });
  });

  it('refuses to pass over more than ten thousand rows', async () => {
    const deep = pageOf(rows, {}, { sort, page: 502, limit: 20 });
    await expect(deep).rejects.toThrow(DomainError);
  });

  it('finds rare and frequent words in the order of the list', async () => {
    const few = await pageOf(rows, {}, { sort, page: 1, limit: 2, search: searchFor(/^all/, /^few/) });
    expect(few).toMatchObject({ items: [{ number: 4200 }, { number: 3900 }], total: 15, exact: true });
    const all = await pageOf(rows, {}, { sort, page: 1, limit: 2, search: searchFor(/^all/) });
    expect(all).toMatchObject({ items: [{ number: 4499 }, { number: 4498 }], total: 1500, exact: false });
  });

  it('a search leaves the conditions of the filter standing', async () => {
    const search = searchFor(/^few/);
    // All rows with few stand among the rare ones.
    const other = await pageOf(rows, { $and: [{ kind: 'usual' }] }, { sort, page: 1, limit: 2, search });
    expect(other).toMatchObject({ items: [], total: 0, exact: true });
  });

  it('reads no rows to count those of two frequent words, and says no more than it knows', async () => {
    const reads = jest.spyOn(rows, 'countDocuments');
    const search = searchFor(/^all/, /^even/);
    const first = await pageOf(rows, {}, { sort, page: 1, limit: 2, search });
    expect(first).toMatchObject({ items: [{ number: 4498 }, { number: 4496 }], total: 3, exact: false });
    // Only to see how rare each word is.
    expect(reads.mock.calls.map(([filter]) => filter)).toEqual([{ words: /^all/ }, { words: /^even/ }]);
    reads.mockRestore();
    const filter = { number: mongoose.trusted({ $gte: 4300 }) };
    const few = await pageOf(rows, filter, { sort, page: 1, limit: 20, search });
    expect(few.exact).toBe(false);
    expect(few.total).toBeLessThan(100);
    const last = await pageOf(rows, filter, { sort, page: 5, limit: 20, search });
    expect(last).toMatchObject({ total: 100, exact: true });
    expect(numbers(last.items).at(-1)).toBe(4300);
    const none = await pageOf(rows, { number: -1 }, { sort, page: 1, limit: 20, search });
    expect(none).toMatchObject({ items: [], total: 0, exact: true });
  });

  it('looks frequent words up when the order of the list does not meet them soon', async () => {
    const asked: unknown[] = [];
    // A model whose time is up whenever a time is set.
    const timeIsUp = {
      sort: () => timeIsUp,
      skip: () => timeIsUp,
      limit: () => timeIsUp,
      lean: () => Promise.reject(LATE),
    };
    const find = (filter: object, fields: null, options: { maxTimeMS?: number }) => {
      asked.push(options);
      return options.maxTimeMS ? timeIsUp : rows.find(filter, fields, options);
    };
    const slow: typeof rows = Object.assign(Object.create(rows), {
      find: (...how: Parameters<typeof find> | []) => (how.length === 0 ? rows.find() : find(...how)),
      countDocuments: rows.countDocuments.bind(rows),
      aggregate: rows.aggregate.bind(rows),
    });
    const all = await pageOf(slow, {}, { sort, page: 1, limit: 2, search: searchFor(/^all/) });
    expect(numbers(all.items)).toEqual([4499, 4498]);
    expect(asked).toEqual([{ hint: sort, maxTimeMS: 300 }, { hint: { words: 1 } }]);
  });

  it('reads no more of the table than the page and the count need', async () => {
    const connection = service.app.get<Connection>(getConnectionToken());
    const explained = await connection
      .collection('rows')
      .find({ kind: 'usual' })
      .sort(sort)
      .limit(20)
      .explain('executionStats');
    expect(explained.executionStats).toMatchObject({ nReturned: 20, totalDocsExamined: 20 });
  });
});
