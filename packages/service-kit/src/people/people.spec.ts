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
  others = new Map<string, string[]>();
  copies = new Map<string, Omit<PersonName, '_id'>>();
  isAway = false;
  asked: string[][] = [];
  copiesRead = 0;

  rpc = {
    ask: async (_operation: unknown, { ids }: { ids: string[] }) => {
      this.asked.push(ids);
      if (this.isAway) throw new DomainError('UNAVAILABLE');
      const known = (id: string) => ({ id, name: this.names.get(id) ?? '', otherNames: this.others.get(id) });
      return ids.map((id) => ({ ...known(id), isClient: true, isStaff: false }));
    },
  } as unknown as RpcClient;

  table = {
    find: () => ({
      lean: async () => {
        this.copiesRead += 1;
        return [...this.copies].map(([_id, copy]) => ({ _id, ...copy }));
      },
    }),
    updateOne: async ({ _id }: { _id: string }, { $set }: { $set: Omit<PersonName, '_id'> }) => {
      this.copies.set(_id, $set);
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

  it('I18-05: all of them are known by either script, also while identity is away', async () => {
    house.others.set(RANA, ['Rana Georges Khoury', 'رنا جورج خوري']);
    const all = new Map([
      [RANA, ['Rana Khoury', 'Rana Georges Khoury', 'رنا جورج خوري']],
      [MAYA, ['Maya Saliba']],
    ]);
    expect(await house.people().allNamesOf([RANA, MAYA])).toEqual(all);
    house.isAway = true;
    expect(await house.people().allNamesOf([RANA, MAYA])).toEqual(all);
  });

  it('are the last known ones while identity is away, of another process too', async () => {
    await house.people().namesOf([RANA]);
    house.isAway = true;
    expect(await house.people().namesOf([RANA, MAYA])).toEqual(new Map([[RANA, 'Rana Khoury']]));
  });
});
