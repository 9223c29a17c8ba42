import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Schema, Types } from 'mongoose';
import { ignoreEventsOf, startTestService, type TestService } from '../testing.js';
import { completeStored } from './complete-stored.js';
import { modelProvider } from './database.js';

interface Row {
  _id: Types.ObjectId;
  name: string;
  size?: number;
}
const rowSchema = new Schema<Row>({ name: String, size: { type: Number, required: true } }, { versionKey: false });
/** More than are read at once. */
const MANY = 1_001;

let service: TestService;
beforeAll(async () => {
  class Tested {}
  const providers = [modelProvider('Row', rowSchema), ...ignoreEventsOf('identity')];
  service = await startTestService({
    name: 'identity',
    module: { module: Tested, providers },
    endpoints: [],
    operations: [],
  });
});
afterAll(() => service.stop());

const rows = () => service.model('Row').collection;
const allRows = () => rows().find().sort({ _id: 1 }).toArray();
const OLD = Array.from({ length: MANY }, (_, at) => at).filter((at) => at % 10 === 0);
beforeEach(async () => {
  await service.model('Row').deleteMany({});
  const stored = Array.from({ length: MANY }, (_, at) => ({
    _id: new Types.ObjectId((at + 1).toString(16).padStart(24, '0')),
    name: `row ${at}`,
    ...(!OLD.includes(at) && { size: 0 }),
  }));
  await rows().insertMany(stored.toReversed());
});

let sizes = 0;
/** Gives rows without a size one that no other got. Returns how many were old, their names as they came, and how many were written. */
async function giveSizes() {
  const names: string[] = [];
  let written = 0;
  const old = await completeStored<Row>(service.model('Row'), {
    projection: { name: 1, size: 1 },
    isOld: (row) => !('size' in row),
    complete: async ({ _id, name }) => {
      names.push(name);
      sizes += 1;
      const { modifiedCount } = await rows().updateOne({ _id, size: { $exists: false } }, { $set: { size: sizes } });
      written += modifiedCount;
    },
  });
  return { old, names, written };
}

it('completes every old row once, in the order of their ids, and leaves the others', async () => {
  const names = OLD.map((at) => `row ${at}`);
  expect(await giveSizes()).toEqual({ old: OLD.length, names, written: OLD.length });
  const after = await allRows();
  expect(after).toHaveLength(MANY);
  expect(after.filter(({ size }) => size !== 0).map(({ name }) => name)).toEqual(names);
});

it('changes nothing when it is done again, or by two at once', async () => {
  const [one, other] = await Promise.all([giveSizes(), giveSizes()]);
  expect(one.written + other.written).toBe(OLD.length);
  const after = await allRows();
  expect(await giveSizes()).toEqual({ old: 0, names: [], written: 0 });
  expect(await allRows()).toEqual(after);
});
