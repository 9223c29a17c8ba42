import { clientsWanting, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { askDigest, type DigestWindow } from '../kinds/digest-facts.js';

/** Some of those who asked for the digest: who of them has something to be told, and where the next part begins. */
interface Part {
  due: string[];
  next: string | null;
}

/** More parts than these are not looked at only to count them: a part is 200 people. */
const MOST_COUNTED = 10;

/** Who asked for the digest and has something to be told, a part at a time: nobody keeps all of them in mind. */
@Injectable()
export class DigestAudience {
  constructor(private readonly rpc: RpcClient) {}

  /** The people after one, from the first where it is null. Throws UNAVAILABLE. */
  async part(window: DigestWindow, after: string | null): Promise<Part> {
    const { ids, next } = await this.rpc.ask(clientsWanting, { topic: 'digest', after });
    if (ids.length === 0) return { due: [], next };
    const people = await this.rpc.ask(reachOfPeople, { ids });
    const facts = await askDigest(this.rpc, people, window);
    return { due: [...facts.keys()], next };
  }

  /** Whether anybody has. */
  async hasAny(window: DigestWindow): Promise<boolean> {
    let { due, next } = await this.part(window, null);
    while (due.length === 0 && next !== null) ({ due, next } = await this.part(window, next));
    return due.length > 0;
  }

  /** How many have; null where they are too many to look at. */
  async count(window: DigestWindow): Promise<number | null> {
    let { due, next } = await this.part(window, null);
    let total = due.length;
    for (let parts = 1; next !== null; parts += 1) {
      if (parts === MOST_COUNTED) return null;
      ({ due, next } = await this.part(window, next));
      total += due.length;
    }
    return total;
  }
}
