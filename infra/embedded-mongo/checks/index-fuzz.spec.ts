import { describe, expect, it } from '@jest/globals';
import { fuzzIndexes } from './index-fuzz.js';
import { withServer } from './temporary-server.js';

describe('queries with and without indexes', () => {
  it('give the same answers for random documents, updates, filters and sorts', async () => {
    const seed = Number(process.env.TEST_SEED);
    const result = await withServer(({ uri }) => fuzzIndexes(uri, { seed, queries: 400 }), { sync: false });
    expect({ seed, differences: result.differences }).toEqual({ seed, differences: [] });
    expect(result.found).toBeGreaterThan(1000);
    expect(result.indexed).toBeGreaterThan(result.explained / 3);
  });
});
