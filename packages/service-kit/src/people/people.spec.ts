import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { DomainError } from '../http/domain-error.js';
import type { RpcClient } from '../rpc/rpc.js';
import { People } from './people.service.js';
import type { PersonName } from './person-name.schema.js';

const [RANA, MAYA] = ['64b0000000000000000000a1', '64b0000000000000000000a2'];

/** Plays identity and the table of last known names, and counts what each is asked. */
class House {
  names = new Map([
    [RANA, 'Rana Khoury'],
    [MAYA, 'Maya Saliba'],
  ]);
  copies = new Map<string, string>();
  isAway = false;
  asked: string[][] = [];
  copiesRead = 0;

  rpc = {
    ask: async (_operation: unknown, { ids }: { ids: string[] }) => {
      this.asked.push(ids);
      if (this.isAway) throw new DomainError('UNAVAILABLE');
      return ids.flatMap((id) => ({ id, name: this.names.get(id) ?? '', isClient: true, isStaff: false }));
    },
  } as unknown as RpcClient;

  table = {
    find: () => ({
      lean: async () => {
        this.copiesRead += 1;
        return [...this.copies].map(([_id, name]) => ({ _id, name }));
      },
    }),
    updateOne: async ({ _id }: { _id: string }, { $set }: { $set: { name: string } }) => {
      this.copies.set(_id, $set.name);
    },
  } as unknown as Model<PersonName>;

  people = () => new People(this.rpc, this.table);
}

let house: House;
beforeEach(() => {
  house = new House();
});

describe('names of people', () => {
  it('are asked for once, however many lists show them; a list with somebody new asks for that one alone', async () => {
    const people = house.people();
    await people.namesOf([RANA, RANA]);
    expect(await people.namesOf([RANA])).toEqual(new Map([[RANA, 'Rana Khoury']]));
    expect(await people.namesOf([RANA, MAYA])).toEqual(house.names);
    expect(house.asked).toEqual([[RANA], [MAYA]]);
    expect(house.copiesRead).toBe(2);
  });

  it('are the new ones as soon as somebody asked who these people are', async () => {
    const people = house.people();
    await people.namesOf([RANA]);
    house.names.set(RANA, 'Rana Khoury Haddad');
    expect((await people.namesOf([RANA])).get(RANA)).toBe('Rana Khoury');
    await people.known([RANA]);
    expect((await people.namesOf([RANA])).get(RANA)).toBe('Rana Khoury Haddad');
  });

  it('are the last known ones while identity is away, of another process too', async () => {
    await house.people().namesOf([RANA]);
    house.isAway = true;
    expect(await house.people().namesOf([RANA, MAYA])).toEqual(new Map([[RANA, 'Rana Khoury']]));
  });
});
