import { subscriptionsOf } from '@diwan/contracts/messages/newsletter/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { ClientMergeRepository } from '../client-merges/client-merge.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { isEmailVerified } from '../persons/person-facts.js';

/** Subscriptions to the newsletter that are a person's: those of the addresses that they proved to read, in any of their accounts. */
@Injectable()
export class SubscriptionsOfPerson {
  constructor(
    private readonly people: PersonRepository,
    private readonly merges: ClientMergeRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Sorted, so that two looks can be compared. */
  async addresses(personId: string, session?: ClientSession): Promise<string[]> {
    const accounts = await this.merges.accountsOf(new Types.ObjectId(personId), session);
    const people = await this.people.findMany(
      accounts.map((id) => id.toHexString()),
      session,
    );
    return people.flatMap((person) => (isEmailVerified(person) && person.email ? [person.email] : [])).sort();
  }

  /** Throws UNAVAILABLE when that service cannot say. */
  async ids(addresses: readonly string[]): Promise<string[]> {
    return addresses.length === 0 ? [] : this.rpc.ask(subscriptionsOf, { emails: [...addresses] });
  }
}
