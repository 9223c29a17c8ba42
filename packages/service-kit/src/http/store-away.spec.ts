import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { asDomainError } from './problem.filter.js';

const { MongoNetworkError, MongoServerError } = mongo;
const codeOf = (thrown: unknown) => asDomainError(thrown).code;
const labelled = (label: string) => new MongoServerError({ message: 'stepping down', errorLabels: [label] });
const named = (name: string) => Object.defineProperty(new Error('away'), 'name', { value: name });

it('a store that is away or too slow is UNAVAILABLE: a later try may succeed', () => {
  expect(codeOf(new MongoNetworkError('connection reset'))).toBe('UNAVAILABLE');
  for (const name of ['MongoPoolClearedError', 'MongoWaitQueueTimeoutError', 'MongoServerSelectionError'])
    expect([name, codeOf(named(name))]).toEqual([name, 'UNAVAILABLE']);
  for (const label of ['RetryableWriteError', 'TransientTransactionError'])
    expect([label, codeOf(labelled(label))]).toEqual([label, 'UNAVAILABLE']);
  expect(codeOf(new MongoServerError({ message: 'operation exceeded time limit', code: 50 }))).toBe('UNAVAILABLE');
});

it('a Redis that is away is UNAVAILABLE', async () => {
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
  const thrown = await redis.get('key').catch((error: unknown) => error);
  redis.disconnect();
  expect(thrown).toBeInstanceOf(Error);
  expect(codeOf(thrown)).toBe('UNAVAILABLE');
  expect(codeOf(new Error('Command timed out'))).toBe('UNAVAILABLE');
});

it('everything else is a fault of ours', () => {
  expect(codeOf(new MongoServerError({ message: 'no such index', code: 27 }))).toBe('INTERNAL');
  expect(codeOf(new Error('undefined is not a function'))).toBe('INTERNAL');
  expect(codeOf('thrown')).toBe('INTERNAL');
});
