import type { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { Firm } from './firm.js';
import type { FirmRecord } from './firm.schema.js';

/** News that answers with what is said last, and a store of one row. */
function aFirm() {
  const state: { copy: Pick<FirmRecord, 'name'> | null; said: FirmRecord['name']; asked: number } = {
    copy: null,
    said: { en: '', ar: '' },
    asked: 0,
  };
  const copies = {
    findById: () => ({ lean: async () => state.copy }),
    updateOne: async (_id: unknown, { $set }: { $set: Pick<FirmRecord, 'name'> }) => {
      state.copy = $set;
    },
  } as unknown as Model<FirmRecord>;
  const rpc = {
    ask: async () => {
      state.asked += 1;
      return { name: state.said };
    },
  } as unknown as RpcClient;
  return { state, firm: new Firm(copies, rpc) };
}

describe('11: the name that signs', () => {
  it('stands for a firm that has entered none, and is asked for again until it has', async () => {
    const { state, firm } = aFirm();
    expect([await firm.name('en'), await firm.name('ar')]).toEqual(['Diwan', 'ديوان']);
    state.said = { en: 'Haddad', ar: 'حداد' };
    expect([await firm.name('en'), await firm.name('ar')]).toEqual(['Haddad', 'حداد']);
    expect(state.asked).toBe(3);
  });
});
