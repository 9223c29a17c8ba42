import { withinTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import type { MessageProvider } from './message-provider.js';
import { OutsideProvider } from './outside.provider.js';

const message = {
  to: '+96170000002',
  template: 'generic_notice',
  language: 'en',
  variables: {},
  dedupeKey: 'x',
} as const;

describe('a provider', () => {
  it('is neither told nor asked anything while a transaction is open: a repetition would send again', async () => {
    const told: string[] = [];
    const provider: MessageProvider = {
      send: async ({ dedupeKey }) => {
        told.push(dedupeKey);
        return { outcome: 'accepted', providerId: 'SM1' };
      },
      lookUp: async () => 'cannot-tell',
    };
    const outside = new OutsideProvider(provider);
    let isOpen = true;
    const session = { inTransaction: () => isOpen } as ClientSession;
    const within = <Result>(work: () => Promise<Result>) => withinTransaction(session, {}, work);
    await expect(within(() => outside.send(message))).rejects.toThrow('inside a transaction');
    const sought = { dedupeKey: 'x', message: null, since: new Date() };
    await expect(within(() => outside.lookUp(sought))).rejects.toThrow('inside a transaction');
    expect(told).toEqual([]);
    isOpen = false;
    expect(await within(() => outside.send(message))).toMatchObject({ outcome: 'accepted' });
  });
});
