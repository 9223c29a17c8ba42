import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PersonRepository } from '../persons/person.repository.js';
import { DelegationRepository } from './delegation.repository.js';
import { stateOf } from './delegation.rules.js';

/** What notices about a delegation may say. */
@Injectable()
export class DelegationNoticeAnswer {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly people: PersonRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(delegationNotice)
  async notice({
    delegationId,
  }: z.output<typeof delegationNotice.input>): Promise<z.output<typeof delegationNotice.output>> {
    const record = await this.delegations.known(delegationId);
    const client = record && (await this.people.findById(record.clientId));
    if (!record || !client) return null;
    const { name, phone, language } = record;
    const account = await this.people.findByPhone(phone);
    return {
      state: stateOf(record, this.clock.now()),
      delegateName: name,
      phone,
      phoneProven: account !== null && account.verifiedAt !== null,
      language: account?.language ?? language,
      clientName: client.name,
      delegatePath: '/client-portal/delegates',
      clientPath: '/client-portal/delegates',
    };
  }
}
